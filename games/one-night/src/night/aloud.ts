import type { Form, Lang } from '@veillee/kernel';
import { centreSize } from '../deck.ts';
import { roleOf } from '../roles/index.ts';
import { names } from '../text/names.ts';
import type { PhaseTextId } from '../text/types.ts';
import { callOf, type Put, puts } from './calls.ts';
import { callTextOf, type Public, roadOf, type Stop } from './narration.ts';
import { mayBeAsked } from './touches.ts';

/** A sentence of the evening at a table with real cards, and how long hands have after it. */
export interface Line {
  /** Names its text, in every deck that has it: a voice that was lent is kept under it. */
  readonly id: string;
  readonly say: string;
  /** Which stop of the road it belongs to; null: none. */
  readonly stop: number | null;
  /** The part of its stop: what is said before it, the call, what follows once some have acted, and its end. */
  readonly part: 'lead' | 'open' | 'after' | 'close';
  /** Milliseconds of silence after it. */
  readonly rest: number;
}

const breath = 2000;
/** Time to close one's eyes, or to find out that one is called. */
const settle = 5000;
/** To make up one's mind, and for each thing that is then touched. */
const toChoose = 2500;
const toTouch = 2000;
/** Who choose together point until they agree. */
const toAgree = 5000;

/** How many things one may touch by this form: a look that names nothing is at one. */
const thingsIn = (form: Form): number =>
  Math.max(
    1,
    ...Object.values(form).map(({ fields }) =>
      Object.values(fields).reduce((sum, field) => sum + ('pick' in field ? field.max : 0), 0),
    ),
  );

/** How long the hands of one call have: what they touch unasked, then question by question. */
function handsOf(id: string, asked: ReadonlyMap<string, number>, table: Public): number {
  const { hands, joint } = callOf(id);
  const unasked = hands === 'others' ? table.deck.length - centreSize - 1 : hands;
  const times = [...asked.values()].map((things) => toChoose + toTouch * things);
  return times.reduce((sum, one) => sum + one, toTouch * unasked) + (joint ? toAgree : 0);
}

/**
 * How long hands have in a stop: by what it may ask of anybody with this deck, never by who holds what, so that a
 * card in the centre has the same silence (R53). Of what a Doppelgänger may have become, the longest counts.
 */
function restOf({ call, copy }: Stop, table: Public): number {
  if (call === 'mark-check') return settle + toTouch;
  const byCall = new Map<string, Map<string, number>>([[call, new Map()]]);
  for (const { topic, form } of mayBeAsked(call, table)) {
    const of = putOf(topic).call;
    const asked = byCall.get(of) ?? new Map<string, number>();
    byCall.set(of, asked.set(topic, Math.max(asked.get(topic) ?? 0, thingsIn(form))));
  }
  const times = [...byCall].map(([of, asked]) => ({ own: of === call, time: handsOf(of, asked, table) }));
  const own = times.filter((one) => one.own).map(({ time }) => time);
  const copied = copy ? [] : times.filter((one) => !one.own).map(({ time }) => time);
  return settle + Math.max(...own) + Math.max(0, ...copied);
}

function putOf(topic: string): Put {
  const put = puts.get(topic);
  if (put === undefined) throw new Error(`nobody asks "${topic}"`);
  return put;
}

/** What is said before a stop: dusk begins, ends, and the night comes; with marks there is a dusk, even if nobody is called in it (R65). */
export function leadIn(road: readonly Stop[], at: number): PhaseTextId | undefined {
  const check = road.findIndex(({ call }) => call === 'mark-check');
  if (at === 0) return check >= 0 ? 'dusk.begin' : 'night.only';
  if (at === check) return 'dusk.end';
  return check >= 0 && at === check + 1 ? 'night.begin' : undefined;
}

/** All that is said from the first closed eye to the day: it follows from the public table alone (R53). */
export function saidAloud(table: Public, lang: Lang): readonly Line[] {
  const { calls, phases } = names[lang];
  const road = roadOf(table.deck);
  const spoken = (phase: PhaseTextId, stop: number | null, rest: number): Line => ({
    id: `phase.${phase}`,
    say: phases[phase],
    stop,
    part: 'lead',
    rest,
  });
  const night = road.flatMap((stop, at): Line[] => {
    const text = callTextOf(stop.call, stop.copy, table);
    const { open, after, close } = calls[text];
    const lead = leadIn(road, at);
    const said = (part: 'open' | 'after' | 'close', say: string, rest: number): Line => ({
      id: `${text}.${part}`,
      say,
      stop: at,
      part,
      rest,
    });
    const rest = restOf(stop, table);
    return [
      ...(lead === undefined ? [] : [spoken(lead, at, at === 0 ? settle : breath)]),
      // Who acts before the others has the least there is; all the rest comes after.
      ...(after === undefined
        ? [said('open', open, rest)]
        : [said('open', open, settle), said('after', after, rest)]),
      said('close', close, breath),
    ];
  });
  // A deck in which nobody is called has a night all the same.
  const first = road.length === 0 ? [spoken('night.only', null, settle)] : [];
  const light: readonly PhaseTextId[] = table.deck.some((id) => roleOf(id).laysArtefacts)
    ? ['day.begin', 'day.artefact']
    : ['day.begin'];
  return [...first, ...night, ...light.map((phase) => spoken(phase, null, 0))];
}
