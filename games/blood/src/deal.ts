import {
  type Complaint,
  field,
  fitting,
  given,
  list,
  once,
  oneOf,
  optional,
  perSeats,
  type Read,
  type Reader,
  read,
  record,
  type Spot,
} from '@veillee/gamekit';
import {
  at,
  type Checked,
  fail,
  ok,
  type Refusal,
  type Result,
  type Rng,
  refusal,
  shuffled,
} from '@veillee/kernel';
import { charactersFor, fewest, highestCharacter, isTable, most } from './box.ts';
import { characterIds, tokenIds } from './ids.ts';
import { mutationsFor, withKept } from './mutations/index.ts';
import { firstPlayer, options } from './options.ts';
import { says } from './refusing.ts';
import type { Blood } from './spec.ts';
import type { State } from './state.ts';

/** An explicit deal: who holds what. What is not named is left for the Wilderness. */
const dealFor = perSeats((seats) => {
  const character = cardOf(characterIds, charactersFor(seats), {
    unknown: says('deal.unknownCharacter', { value: given }),
    unused: says('deal.unusedCharacter', { card: given, seats, highest: highestCharacter(seats) }),
    repeated: says('deal.repeatedCharacter', { card: given }),
  });
  const number = (_: Spot, card: unknown): number => Number(card);
  const mutation = cardOf(mutationsFor(most), mutationsFor(seats), {
    unknown: says('deal.unknownMutation', { value: given }),
    unused: says('deal.unusedMutation', { number, seats, highest: Math.max(...mutationsFor(seats)) }),
    repeated: says('deal.repeatedMutation', { number }),
  });
  const apart = charactersFor(seats).length - seats - tokenIds.length;
  return record(
    {
      /** By seat. */
      characters: so(seats, character),
      /** Under the first and the second token. */
      tokens: so(tokenIds.length, character),
      wilderness: optional(so(apart, character)),
      /** By seat, the cards' numbers. */
      mutations: so(seats, mutation),
    },
    { malformed: says('deal.malformed'), unknown: says('deal.unknownField', { field }) },
  );
});
export type Deal = Read<ReturnType<typeof dealFor>>;

/** A card of those that a table uses, dealt once. */
const cardOf = <T extends string | number>(
  known: readonly T[],
  used: readonly T[],
  refused: { readonly unknown: Complaint; readonly unused: Complaint; readonly repeated: Complaint },
): Reader<T> =>
  once(
    fitting(oneOf(known, refused.unknown), (card) => used.includes(card), refused.unused),
    refused.repeated,
  );

/** So many of them. */
const so = <T>(wanted: number, card: Reader<T>): Reader<readonly T[]> =>
  list(card, says('deal.list', { field, wanted }), (count) =>
    count === wanted ? undefined : says('deal.count', { field, wanted, given: count }),
  );

/** Sound options and deal, or every fault of them. */
export function check(
  raw: unknown,
  seats: number,
  deal?: unknown,
): Result<Checked<Blood>, readonly Refusal[]> {
  const faults = isTable(seats) ? [] : [refusal('seats.range', { seats, fewest, most })];
  const checked = read(options(seats), raw, (read) => read);
  const dealt =
    deal === undefined || !isTable(seats) ? undefined : read(dealFor(seats), deal, (read) => read);
  if (!checked.ok || dealt?.ok === false || faults.length > 0)
    return fail([...faults, ...faultsOf(checked), ...faultsOf(dealt)]);
  return ok(dealt === undefined ? { options: checked.value } : { options: checked.value, deal: dealt.value });
}

const faultsOf = (result: Result<unknown, readonly Refusal[]> | undefined): readonly Refusal[] =>
  result === undefined || result.ok ? [] : result.error;

/** Deals by chance: one mutation each, a character under each token, one to each player, the rest aside. */
function drawn(seats: number, chance: (label: string) => Rng): Deal {
  const characters = shuffled(charactersFor(seats), chance('characters'));
  return {
    tokens: characters.splice(0, tokenIds.length),
    characters: characters.splice(0, seats),
    mutations: shuffled(mutationsFor(seats), chance('mutations')).slice(0, seats),
  };
}

export function setup(
  start: Checked<Blood>,
  seats: number,
  chance: (label: string) => Rng,
): { state: State; agenda: [{ type: 'deal' }] } {
  const { options } = start;
  const deal = start.deal ?? drawn(seats, chance);
  const dealt = new Set<unknown>([...deal.characters, ...deal.tokens, ...deal.mutations]);
  const first = firstPlayer(options, seats, chance('first'));
  const state: State = {
    options,
    players: deal.characters.map((card, seat) => ({
      card,
      mutation: at(deal.mutations, seat),
      played: false,
      alive: true,
      revealed: false,
    })),
    tokens: tokenIds.map((id, i) => ({
      id,
      card: at(deal.tokens, i),
      at: 'middle' as const,
      seenBy: [],
    })),
    wilderness: charactersFor(seats).filter((card) => !dealt.has(card)),
    unused: mutationsFor(seats).filter((card) => !dealt.has(card)),
    turn: withKept({ player: first, number: 0, stage: 'over', looked: [] }),
    pending: null,
    claimed: null,
    ending: null,
  };
  return { state, agenda: [{ type: 'deal' }] };
}
