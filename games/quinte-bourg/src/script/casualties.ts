import type { Phrase, Seat } from '@veillee/kernel';
import type { Raid } from '../attack.ts';
import { beloved, killTonight } from '../deaths.ts';
import type { Fallen, State } from '../state.ts';
import type { Attack } from './script.ts';
import { trialOf } from './trial.ts';

/** One way an attack may go: who dies, by it or of grief, and whom love saves. */
interface Way {
  readonly dead: readonly Pick<Fallen, 'seat' | 'cause'>[];
  readonly saved: readonly Seat[];
}
/** What chance decides at once: one of these. */
export type Lot = readonly Way[];

/** Of several prey chance takes one (§7). What becomes of one Lover is the other's business, so theirs are one lot (Q10). */
export function lotsOf(state: State, raids: readonly Raid[]): Lot[] {
  const real = raids.filter(({ fails }) => fails === null);
  const concernsLovers = ({ prey }: Raid): boolean => prey.some((seat) => beloved(state, seat) !== null);
  const lots = real
    .filter((raid) => !concernsLovers(raid))
    .map(({ prey }): Lot => prey.map((seat) => ({ dead: [{ seat, cause: 'attack' }], saved: [] })));
  const loving = real.filter(concernsLovers);
  return loving.length === 0 ? lots : [...lots, lotOfLovers(state, loving)];
}

/** Every choice of victims, killed in order in a village of its own. */
function lotOfLovers(state: State, raids: readonly Raid[]): Lot {
  const choices = raids.reduce<Seat[][]>(
    (chosen, { prey }) => chosen.flatMap((victims) => prey.map((seat) => [...victims, seat])),
    [[]],
  );
  const ways = new Map<string, Way>();
  for (const victims of choices) {
    const way = wayOf(state, victims);
    const key = JSON.stringify([seatsIn(way).sort((a, b) => a - b), way.saved]);
    if (!ways.has(key)) ways.set(key, way);
  }
  return [...ways.values()];
}

function wayOf(state: State, victims: readonly Seat[]): Way {
  const trial = trialOf(state);
  for (const victim of victims) killTonight(trial, victim, 'attack');
  const fallen = trial.state.night.dead.slice(state.night.dead.length);
  const dead = fallen.filter(({ undone }) => !undone);
  const saved = fallen.filter(({ undone, seat }) => undone && !dead.some((one) => one.seat === seat));
  return { dead, saved: saved.map(({ seat }) => seat) };
}

const seatsIn = ({ dead }: Way): Seat[] => dead.map(({ seat }) => seat);

type Death = Attack['deaths'][number];

/** Whoever dies or is saved whichever way it goes does so for sure. */
export function casualtiesOf(lot: Lot): Death[] {
  const seats = new Set(lot.flatMap((way) => [...seatsIn(way), ...way.saved]));
  return [...seats].map((seat) => {
    const causes = lot.flatMap(({ dead }) => dead.filter((one) => one.seat === seat));
    const undone = causes.length === 0;
    return {
      seat,
      cause: undone || causes.some(({ cause }) => cause === 'attack') ? 'attack' : 'grief',
      sure: lot.every((way) => (undone ? way.saved : seatsIn(way)).includes(seat)),
      undone,
    };
  });
}

/** In a few words: who dies. What is sure stands together, before what is not. */
export function wordsOf(lots: readonly Lot[]): Phrase {
  const sure = lots.flatMap((lot) => (lot.length === 1 ? lot : []));
  const together: Way = {
    dead: sure.flatMap(({ dead }) => dead),
    saved: sure.flatMap(({ saved }) => saved),
  };
  const told = [...(sure.length > 0 ? [[together]] : []), ...lots.filter(({ length }) => length > 1)];
  const [first, ...more] = told;
  if (first === undefined) return { key: 'attack.nobody' };
  const fates = told.map((lot) => lot.map((way) => [seatsIn(way), way.saved]));
  return (more.length === 0 ? plainly(first) : undefined) ?? { key: 'attack.open', params: { fates } };
}

/** Where one sort of thing happens. */
function plainly(lot: Lot): Phrase | undefined {
  const players = lot.flatMap(seatsIn);
  const saved = lot.flatMap((way) => way.saved);
  const [player] = players;
  if (player === undefined)
    return saved.length === 1 ? { key: 'attack.undone', params: { player: saved[0] ?? null } } : undefined;
  if (saved.length > 0) return undefined;
  if (lot.length === 1)
    return players.length === 1
      ? { key: 'attack.one', params: { player } }
      : { key: 'attack.several', params: { players } };
  return players.length === lot.length ? { key: 'attack.either', params: { players } } : undefined;
}
