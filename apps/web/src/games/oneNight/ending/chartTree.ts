import { isKeyOf } from '@veillee/kernel';
import { endWords } from '../endWords.ts';

type Words = (typeof endWords)['fr'];
export type Box = keyof Words['boxes'];
export type Result = keyof Words['results'];
export type Aside = keyof Words['aside'];
/** A box of the chart: where each answer leads. Asides change nothing of the way. */
export interface Node {
  readonly box: Box;
  readonly asides?: readonly Aside[];
  readonly yes: Node | Result;
  readonly no: Node | Result;
}

/** The leaflet's chart (F1), as read when the Village faces one kind of monster. */
const classic: Node = {
  box: 'start',
  yes: {
    box: 'tanner',
    asides: ['hunter', 'love', 'assassin'],
    yes: { box: 'two', yes: 'village-tanner', no: 'tanner' },
    no: { box: 'three', yes: 'village', no: { box: 'q-b', yes: 'monsters', no: 'nobody' } },
  },
  no: { box: 'q-a', yes: 'monsters', no: 'village' },
};

/** The same with its battle boxes (F2); where no villager is left, nobody gains by two dead monsters (F3). */
const battle = (both: Result): Node => ({
  box: 'start',
  yes: {
    box: 'werewolf',
    asides: ['hunter', 'love', 'assassin', 'tanner'],
    yes: { box: 'vampire', yes: both, no: 'vampire' },
    no: { box: 'vampire', yes: 'werewolf', no: 'nobody' },
  },
  no: 'nobody',
});

export const charts = { classic, epic: battle('village'), monsters: battle('nobody') };
export type Mode = keyof typeof charts;

/** A question on the way, as it was answered; where it stands beside the way, what a yes brings. */
export interface Asked {
  readonly box: Box;
  readonly answer: 'yes' | 'no';
}

/** The way a verdict's path takes through the chart of its game: the questions in their order, and where it ends. */
export function walk(mode: Mode, path: readonly string[]): { asked: readonly Asked[]; leaf: Result } {
  const asked: Asked[] = [];
  let at: Node | Result = charts[mode];
  while (typeof at !== 'string') {
    const { asides = [], box, yes, no }: Node = at;
    // A side question that was answered no led nowhere.
    for (const aside of asides) if (path.includes(`${aside}.yes`)) asked.push({ box: aside, answer: 'yes' });
    const answered = path.includes(`${box}.yes`);
    asked.push({ box, answer: answered ? 'yes' : 'no' });
    at = answered ? yes : no;
  }
  return { asked, leaf: at };
}

/** What the verdict read in the last box. */
export function resultOf(path: readonly string[]): Result {
  const result = path.at(-1)?.split('.')[1];
  if (!isKeyOf(endWords.fr.results, result)) throw new Error(`the chart does not end with ${result}`);
  return result;
}
