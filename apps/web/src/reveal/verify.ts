import {
  canonical,
  fingerprint,
  type Json,
  type Sight,
  type Transcript,
  type Verdict,
} from '@veillee/kernel';
import type { Played } from '@veillee/protocol';
import type { Face } from '../games/face.ts';
import type { Noted } from './prints.ts';

/** What a story is compared with: all that this device saw for itself. */
export interface Witness {
  readonly noted: Noted | undefined;
  /** The match, its verdict and what lay open at the end, as the table saw them; null where there was no table. */
  readonly seen: { readonly match: Played; readonly verdict: Verdict; readonly view: object } | null;
}

/** Whether something holds; null where it could not be compared. */
export type Held = boolean | null;

export interface Findings {
  readonly print: { readonly held: Held; readonly remade: string | null };
  readonly replay: {
    readonly held: boolean;
    readonly why: 'yes' | 'refused' | 'open' | 'start';
    /** The action that is refused, counted from one; or how many there are. */
    readonly at: number;
    readonly otherRules: boolean;
  };
  /** `sight`: the end it comes to, if it does. */
  readonly verdict: { readonly held: Held; readonly sight: Sight | null };
}

// A view, a verdict and options are plain data, though their types do not say so.
const inOneOrder = (data: object | null): string => canonical(data as Json);
const same = (one: object | null, other: object | null): boolean => inOneOrder(one) === inOneOrder(other);

/** Seals the chance again, plays everything again, and compares with what was seen. */
export function verify(face: Face, script: Transcript, { noted, seen }: Witness): Findings {
  const { salt, seed, deal } = script;
  const remade =
    salt === undefined ? null : fingerprint(deal === undefined ? { salt, seed } : { salt, seed, deal });
  const printHeld = noted === undefined ? null : remade === noted.print;
  let done = -1;
  const played = face.rules.replay(script, () => {
    done += 1;
  });
  const sight = played.ok ? played.value.look('table') : null;
  const why = played.ok ? (sight?.over ? 'yes' : 'open') : done < 0 ? 'start' : 'refused';
  return {
    print: { held: printHeld, remade },
    replay: {
      held: why === 'yes',
      why,
      at: why === 'refused' ? done + 1 : script.inputs.length,
      otherRules: played.ok && played.value.otherRules,
    },
    verdict: { held: seen === null ? null : asSeen(face, script, sight, seen), sight },
  };
}

function asSeen(
  face: Face,
  script: Transcript,
  sight: Sight | null,
  { match, verdict, view }: NonNullable<Witness['seen']>,
): boolean {
  const settled = face.rules.check(match.options, match.holders.length);
  return (
    sight !== null &&
    script.game === match.game &&
    script.seats === match.holders.length &&
    settled.ok &&
    same(settled.value.options, script.options) &&
    same(sight.verdict, verdict) &&
    same(sight.view, view)
  );
}
