import { type Form, type Reply, sample } from '@veillee/kernel';
import { artefactIds } from '../artefacts/index.ts';
import { lay } from '../deal.ts';
import { centreSize } from '../deck.ts';
import { defaultPace, type Options } from '../options.ts';
import { type RoleId, roleIds, roleOf } from '../roles/index.ts';
import type { State } from '../state.ts';
import { type Called, callOf, type Put } from './calls.ts';
import type { Public } from './narration.ts';
import { Scene } from './scene.ts';
import { awakeFor } from './steps.ts';

/** A question that may be put in a call. */
export interface MayBeAsked {
  readonly topic: string;
  readonly form: Form;
}

/**
 * All that may be asked in a call, whoever is called, alone or with others. It follows from what is public alone: the
 * call is put to pretended tables at which every card of the deck has a player, whatever those who copy have become.
 * The seats that are offered there are nobody's; how many are is what counts.
 */
export function mayBeAsked(call: string, table: Public): readonly MayBeAsked[] {
  const called = callOf(call);
  const puts = putsIn(called, table);
  return [null, ...new Set(table.deck)].flatMap((copied) => {
    const state = pretended(table, copied);
    const awake = awakeFor(state, { type: 'call', call }, called);
    state.awake = awake;
    const together = awake.flatMap((me) => askedOf(state, me, puts));
    return [...together, ...awake.flatMap((me) => askedOf(alone(state, me), me, puts))];
  });
}

/**
 * How many players whoever is called may touch at once; in the dark everybody else may touch as many, so that hands
 * tell nothing.
 */
export const touchesOf = (call: string, table: Public): number =>
  Math.min(
    Math.max(1, ...mayBeAsked(call, table).map(({ form }) => seatsIn(form))),
    table.deck.length - centreSize,
  );

/** All that may be asked in a call, by whatever card a Doppelgänger may have copied. */
const putsIn = (call: Called, { deck }: Public): readonly (readonly Put[])[] => [
  call.puts,
  ...(call.thenAsCopied ? deck : []).flatMap((id) =>
    (roleOf(id).calls ?? [])
      .filter(({ copy }) => copy === 'now')
      .map(({ id: copied }) => callOf(copied).puts),
  ),
];

const noChance = { below: () => 0 };

/** Nobody's real table: the centre lies beside the whole deck, and all who can have copied the same. */
function pretended({ deck, gremlinSelf }: Public, copied: RoleId | null): State {
  const options: Options = {
    scenario: null,
    deck,
    extras: true,
    gremlinSelf,
    replacementMin: null,
    pace: defaultPace,
  };
  const cards = [...deck, ...deck.slice(0, centreSize)];
  const state = lay(options, deck.length, () => noChance, { cards, artefacts: artefactIds });
  deck.forEach((id, seat) => {
    if (copied !== null && roleOf(id).end?.copies) state.characters[seat] = copied;
  });
  return state;
}

const isPlain = (id: RoleId): boolean => roleOf(id).calls === undefined && roleOf(id).kind === undefined;

/** The same table where nobody else is of any kind, or awake. */
function alone(state: State, me: number): State {
  const plain = roleIds.find(isPlain);
  const characters = state.characters.map((id, seat) => (seat === me ? id : (plain ?? id)));
  return { ...state, characters, awake: [me] };
}

/** Each question is answered as it comes, so that those which hang on it are put as well. */
function askedOf(state: State, me: number, asked: readonly (readonly Put[])[]): MayBeAsked[] {
  return asked.flatMap((puts) => {
    const replies: Reply[] = [];
    return puts.flatMap(({ topic, call, asking }) => {
      const form = asking.offer(new Scene(state, me, call, replies, null))?.form;
      if (form === undefined) return [];
      const answer = sample(form, noChance);
      replies.push({ topic, to: [me], answer, proposals: [answer] });
      return [{ topic, form }];
    });
  });
}

function seatsIn(form: Form): number {
  const fields = Object.values(form).flatMap((way) => Object.values(way.fields));
  return Math.max(0, ...fields.map((field) => ('pick' in field && field.of === 'seat' ? field.max : 0)));
}
