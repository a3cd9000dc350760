import type { Answer } from '@veillee/kernel';
import { type ArtefactId, artefactIds } from '../artefacts/index.ts';
import { lay } from '../deal.ts';
import { centreSize } from '../deck.ts';
import { isMark } from '../marks/index.ts';
import { agendaOf } from '../night/calls.ts';
import { PlayedNight } from '../night/played.ts';
import { defaultPace, type Options } from '../options.ts';
import { isSpot } from '../places.ts';
import { isRole, type RoleId } from '../roles/index.ts';
import type { Step } from '../spec.ts';
import type { Deed, State } from '../state.ts';
import { isBelied } from './clashes.ts';
import type { AskedThen, Look, ToldNight } from './told.ts';
import { answersTo, type Ways } from './ways.ts';

/** Something that is to be told of the night, in the order of calls. */
export type Entry =
  | { readonly is: 'did'; readonly asked: AskedThen }
  | { readonly is: 'saw'; readonly look: Look };

/** A told night, played by the rules as far as it was told. */
export interface Replayed {
  readonly state: State;
  readonly entries: readonly Entry[];
  /** Something was not told yet: it stops there. */
  readonly isOpen: boolean;
  /** It stops at something that cannot have been seen. */
  readonly isBroken: boolean;
  /** Something on the way was forgotten. */
  readonly isGuessed: boolean;
}

/** Stopped at what cannot have been seen, or played on in spite of it. */
export type Manner = 'strictly' | 'to the end';

const noChance = { below: () => 0 };

/** Plays what was told with this deal; what nobody remembers goes one of its ways. */
export function replayTold(
  night: ToldNight,
  cards: readonly RoleId[],
  ways: Ways,
  manner: Manner = 'to the end',
): Replayed {
  const steps = agendaOf(night.deck);
  const state = laidOut(night, cards);
  const played = new PlayedNight(state);
  const entries: Entry[] = [];
  let isOpen = false;
  let isBroken = false;
  let isGuessed = false;
  for (const [number, step] of steps.entries()) {
    if (step.type === 'vote') break;
    const before = state.story.length;
    played.play(step, number, ({ to: seats, topic, form }) => {
      const asked = { id: `${number}.${topic}.${seats[0]}`, call: callIn(step), topic, seats, form };
      entries.push({ is: 'did', asked });
      const told = toldBy(night, asked, ways);
      isOpen ||= told === undefined;
      isGuessed ||= night.teller.did(asked) === null;
      return told ?? null;
    });
    for (const look of looksIn(state.story.slice(before), number)) {
      entries.push({ is: 'saw', look });
      const saw = night.teller.saw(look);
      isOpen ||= saw === undefined;
      isGuessed ||= saw === null;
      isBroken ||= manner === 'strictly' && isBelied(night, look);
    }
    if (isOpen || isBroken) break;
  }
  return { state, entries, isOpen, isBroken, isGuessed };
}

function laidOut({ deck, gremlinSelf, found }: ToldNight, cards: readonly RoleId[]): State {
  const options: Options = {
    scenario: null,
    deck,
    extras: true,
    gremlinSelf,
    replacementMin: null,
    pace: defaultPace,
  };
  // Those that were found were drawn first.
  const drawn = new Set<ArtefactId>(found.flatMap(({ artefact }) => artefact ?? []));
  const artefacts = [...drawn, ...artefactIds.filter((id) => !drawn.has(id))];
  return lay(options, deck.length - centreSize, () => noChance, { cards, artefacts });
}

const callIn = (step: Step): string => (step.type === 'call' ? step.call : step.type);

/** What was answered; an answer that is not offered any more counts as not told. */
function toldBy({ teller }: ToldNight, asked: AskedThen, ways: Ways): Answer | undefined {
  const told = teller.did(asked);
  return told === null ? ways.pick(answersTo(asked.form)) : told;
}

/** The cards and marks that were looked at in these deeds. */
const looksIn = (deeds: readonly Deed[], step: number): readonly Look[] =>
  deeds.flatMap(({ call, by, params }): Look[] => {
    const look = (of: unknown, face: Look['face']): Look[] =>
      isSpot(of) ? [{ id: `${step}.saw.${by}.${of}`, call, by, of, face }] : [];
    if ('place' in params && isRole(params.card)) return look(params.place, { card: params.card });
    if ('seat' in params && isMark(params.mark) && !('slot' in params))
      return look(params.seat, { mark: params.mark });
    return [];
  });
