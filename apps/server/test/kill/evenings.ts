import type { Options } from '@veillee/rooms';

/** What a table plays: how many must sit, and options of which no two are alike. */
export interface Plan {
  readonly game: string;
  readonly seats: number;
  /** People beside those who sit down. */
  readonly people: number;
  /** Whether a person leads, when the others do not feel like being led by the app. */
  readonly led: boolean;
  options(seats: number, number: number): Options;
}

const cards = ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk', 'werewolf', 'insomniac'];
const more = ['minion', 'troublemaker', 'villager', 'tanner', 'hunter'];

/** Times are short, and much is left to them. */
export const plans: readonly Plan[] = [
  {
    game: 'one-night',
    seats: 3,
    people: 4,
    led: false,
    options: (seats, number) => ({
      deck: [...cards, ...more].slice(0, seats + 3),
      pace: { deal: 5, call: 2, markCheck: 1, day: 20 + (number % 60), vote: 5 },
    }),
  },
  {
    game: 'blood',
    seats: 4,
    people: 4,
    led: false,
    options: (_seats, number) => ({ limit: 5 + (number % 30), opening: 1 + (number % 3) }),
  },
  {
    game: 'quinte-bourg',
    seats: 6,
    people: 4,
    led: true,
    options: (_seats, number) => ({
      weeks: 1,
      voting: number % 2 === 0 ? 'turn' : 'together',
      pace: { ...hurry, debate: 5 + (number % 40) },
    }),
  },
];

const hurry = {
  deal: 5,
  line: 1,
  lovers: 1,
  dream: 1,
  answer: 3,
  debate: 5,
  vote: 2,
  lastWords: 1,
  sunday: 10,
  master: 10,
};
