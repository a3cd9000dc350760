import {
  type Checked,
  type Circle,
  fail,
  type Game,
  isRecord,
  ok,
  type Refusal,
  type Result,
  type Rng,
  refusal,
  type Seat,
  shuffled,
  type Verdict,
} from '../../src/index.ts';
import { corrections, rights } from './rights.ts';
import {
  type Card,
  cards,
  type Deal,
  isOwl,
  living,
  livingOwls,
  type Options,
  type Owls,
  type State,
  type View,
} from './spec.ts';
import * as step from './steps.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

const usual: Options = { nights: 3, days: 2, seconds: 20 };
const most: Options = { nights: 9, days: 7, seconds: 120 };

function check(options: unknown, seats: number, deal?: unknown): Result<Checked<Owls>, readonly Refusal[]> {
  const faults: Refusal[] = [];
  if (seats < 5 || seats > 8) faults.push(refusal('seats.wrong', { seats }));
  if (!isRecord(options)) return fail([...faults, refusal('options.malformed')]);
  const chosen = { ...usual };
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(usual, name)) faults.push(refusal('option.unknown'));
    else {
      const key = name as keyof Options;
      if (!Number.isInteger(value) || (value as number) < 1 || (value as number) > most[key]) {
        faults.push(refusal('option.range', { option: name, to: most[key] }));
      } else chosen[key] = value as number;
    }
  }
  if (deal !== undefined && !isDeal(deal, seats)) faults.push(refusal('deal.malformed'));
  if (faults.length > 0) return fail(faults);
  return ok(deal === undefined ? { options: chosen } : { options: chosen, deal: deal as Deal });
}

function isDeal(deal: unknown, seats: number): deal is Deal {
  if (!isRecord(deal) || Object.keys(deal).some((key) => key !== 'cards' && key !== 'purses')) return false;
  const { cards: dealt, purses } = deal;
  const all = (list: unknown, sound: (value: unknown) => boolean): boolean =>
    Array.isArray(list) && list.length === seats && list.every(sound);
  if (!all(dealt, (card) => cards.includes(card as Card))) return false;
  return purses === undefined || all(purses, (coins) => Number.isInteger(coins) && (coins as number) >= 0);
}

/** The deck is public: it follows from the number of players. */
export function deckOf(seats: number): Card[] {
  const deck: Card[] = ['owl', 'owl', 'seer', 'hunter', 'charmer', 'miller', 'miller', 'villager'];
  return deck.slice(0, seats);
}

function setup({ options, deal }: Checked<Owls>, seats: number, chance: (label: string) => Rng) {
  const dealt = deal?.cards.slice() ?? shuffled(deckOf(seats), chance('deal'));
  const state: State = {
    nights: options.nights,
    cards: dealt,
    owls: dealt.flatMap((card, seat) => (card === 'owl' ? [seat] : [])),
    alive: dealt.map(() => true),
    purses: deal?.purses?.slice() ?? dealt.map(() => 2),
    loaded: dealt.map((card) => card === 'hunter' || card === 'charmer'),
    notes: [],
    phase: 'night',
    night: 0,
    weather: null,
    prey: null,
    guarded: null,
    first: 0,
    votes: [],
    result: null,
  };
  return { state, agenda: [{ type: 'dusk' } as const] };
}

const scene = ({ night, phase, weather, alive, votes }: State): View => ({
  night,
  phase,
  weather,
  alive: alive.slice(),
  votes: votes.slice(),
});

function sees(state: State, chair: Seat | 'master'): Partial<View> {
  const { cards: dealt, purses, owls } = state;
  if (chair !== 'master') return { mine: mineOf(state, chair) };
  return { all: { cards: dealt, owls: owls.slice(), coins: purses.slice() } };
}

function mineOf(state: State, me: Seat): NonNullable<View['mine']> {
  const notes = state.notes.filter(({ by }) => by === me).map(({ seat, card }) => ({ seat, card }));
  const mine = {
    card: state.cards[me] as Card,
    coins: state.purses[me] ?? 0,
    loaded: state.loaded[me] ?? false,
    notes,
  };
  return {
    ...mine,
    ...(isOwl(state, me) ? { owls: state.owls.slice().sort() } : {}),
    ...(mine.card === 'miller' ? { millers: millersOf(state) } : {}),
  };
}

const millersOf = (state: State): Seat[] =>
  state.cards.flatMap((card, seat) => (card === 'miller' ? [seat] : []));

function circles(state: State): Circle[] {
  const [alive, owls] = [living(state), livingOwls(state)];
  const dead = state.alive.flatMap((lives, seat) => (lives ? [] : [seat]));
  return [
    state.phase === 'night'
      ? { id: 'owls', speak: owls, hear: owls }
      : { id: 'village', speak: alive, hear: 'all' },
    { id: 'ghosts', speak: dead, hear: dead },
  ];
}

function verdict(state: State): Verdict | undefined {
  const { result, owls, purses, cards: dealt } = state;
  if (result === null) return undefined;
  const seats = dealt.map((_, seat) => seat);
  const alive = living(state);
  const most = Math.max(...alive.map((seat) => purses[seat] ?? 0));
  const winners = {
    owls: owls.slice().sort(),
    village: seats.filter((seat) => !isOwl(state, seat)),
    riches: alive.filter((seat) => purses[seat] === most),
  }[result];
  const reason = { stage: 'teams', rule: `W-${result}`, key: `won.${result}`, params: { players: winners } };
  return { winners, teams: result === 'riches' ? [] : [result], reasons: [reason] };
}

const { dusk, council, watch, charm, mill, dawn, debate, vote, evening, tie, shot } = step;

export const owls: Game<Owls> = {
  id: 'owls',
  rules: 1,
  text: { fr, en },
  check,
  setup,
  steps: { dusk, council, watch, charm, mill, dawn, debate, vote, evening, tie, shot },
  rights,
  corrections,
  circles,
  scene,
  sees,
  verdict,
};
