import { type Checked, fail, ok, type Refusal, type Result, type Rng, shuffled } from '@veillee/kernel';
import {
  charactersFor,
  fewest,
  highestCharacter,
  highestMutation,
  isTable,
  most,
  mutationsFor,
} from './box.ts';
import { type CharacterId, characterIds, numberOf, tokenIds } from './ids.ts';
import { collector, firstPlayer, isRecord, type Refuse, readOptions, shown } from './options.ts';
import type { Blood } from './spec.ts';
import type { State } from './state.ts';

/** An explicit deal: who holds what. What is not named is left for the Wilderness. */
export interface Deal {
  /** By seat. */
  readonly characters: readonly CharacterId[];
  /** Under the first and the second token. */
  readonly tokens: readonly CharacterId[];
  readonly wilderness?: readonly CharacterId[];
  /** By seat, the cards' numbers. */
  readonly mutations: readonly number[];
}

/** Sound options and deal, or every fault of them. */
export function check(
  options: unknown,
  seats: number,
  deal?: unknown,
): Result<Checked<Blood>, readonly Refusal[]> {
  const faults: Refusal[] = [];
  const refuse = collector(faults);
  if (!isTable(seats)) refuse('seats.range', { seats, fewest, most });
  const checked = readOptions(options, seats, refuse);
  if (deal === undefined) return faults.length > 0 ? fail(faults) : ok({ options: checked });
  if (isTable(seats)) checkDeal(deal, seats, refuse);
  return faults.length > 0 ? fail(faults) : ok({ options: checked, deal: deal as Deal });
}

const dealFields = ['characters', 'tokens', 'wilderness', 'mutations'] as const;

function checkDeal(deal: unknown, seats: number, refuse: Refuse): void {
  if (!isRecord(deal)) {
    refuse('deal.malformed');
    return;
  }
  for (const field of Object.keys(deal))
    if (!dealFields.some((known) => known === field)) refuse('deal.unknownField', { field });
  const used = charactersFor(seats);
  const seen = new Set<unknown>();
  const cards = {
    characters: seats,
    tokens: tokenIds.length,
    wilderness: used.length - seats - tokenIds.length,
  };
  for (const field of ['characters', 'tokens', 'wilderness'] as const) {
    if (field === 'wilderness' && deal[field] === undefined) continue;
    for (const card of listOf(deal, field, cards[field], refuse)) checkCharacter(card, seats, seen, refuse);
  }
  for (const card of listOf(deal, 'mutations', seats, refuse)) checkMutation(card, seats, seen, refuse);
}

function listOf(
  deal: { readonly [field: string]: unknown },
  field: (typeof dealFields)[number],
  wanted: number,
  refuse: Refuse,
): readonly unknown[] {
  const list = deal[field];
  if (!Array.isArray(list)) {
    refuse('deal.list', { field, wanted });
    return [];
  }
  if (list.length !== wanted) refuse('deal.count', { field, wanted, given: list.length });
  return list;
}

function checkCharacter(card: unknown, seats: number, seen: Set<unknown>, refuse: Refuse): void {
  const known = characterIds.find((id) => id === card);
  if (known === undefined) refuse('deal.unknownCharacter', { value: shown(card) });
  else if (numberOf(known) > highestCharacter(seats))
    refuse('deal.unusedCharacter', { card: known, seats, highest: highestCharacter(seats) });
  else if (seen.has(known)) refuse('deal.repeatedCharacter', { card: known });
  seen.add(card);
}

function checkMutation(card: unknown, seats: number, seen: Set<unknown>, refuse: Refuse): void {
  if (!mutationsFor(most).some((known) => known === card))
    refuse('deal.unknownMutation', { value: shown(card) });
  else if ((card as number) > highestMutation(seats))
    refuse('deal.unusedMutation', { number: card as number, seats, highest: highestMutation(seats) });
  else if (seen.has(card)) refuse('deal.repeatedMutation', { number: card as number });
  seen.add(card);
}

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
      mutation: deal.mutations[seat] as number,
      played: false,
      alive: true,
      revealed: false,
    })),
    tokens: tokenIds.map((id, i) => ({
      id,
      card: deal.tokens[i] as CharacterId,
      at: 'middle' as const,
      seenBy: [],
    })),
    wilderness: charactersFor(seats).filter((card) => !dealt.has(card)),
    unused: mutationsFor(seats).filter((card) => !dealt.has(card)),
    turn: { player: first, number: 0, stage: 'over', attention: false, looked: [] },
    pending: null,
    claimed: null,
    ending: null,
  };
  return { state, agenda: [{ type: 'deal' }] };
}
