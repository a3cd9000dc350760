import { isOneOf, listOf, type Phrase, type Seat } from '@veillee/kernel';
import { isOptional, type OfficeId, officeIds, offices } from '../offices/index.ts';
import type { View } from '../view.ts';
import { isDeath } from './deaths.ts';

/** What all know of the village as it stands now; a paper needs no more of it. */
export type PublicNow = Pick<View, 'players' | 'offices' | 'optional'>;

export interface Counts {
  readonly alive: number;
  readonly ghosts: number;
  readonly spirits: number;
}
/** The village as all knew it after so many facts. */
export interface Standing {
  readonly counts: Counts;
  /** Who holds each office, null where nobody does; those that are not in the game are missing. */
  readonly offices: ReadonlyMap<OfficeId, Seat | null>;
}

/** By how many a fact changes the counts. */
function changeOf(fact: Phrase): Counts {
  const { key } = fact;
  if (key === 'resurrection.done') return { alive: 1, ghosts: -1, spirits: 0 };
  return {
    alive: isDeath(fact) ? -1 : 0,
    ghosts: key === 'dead.ghost' ? 1 : 0,
    spirits: key === 'dead.spirit' ? 1 : 0,
  };
}

/** Those who died without all being told, for the village stopped in that night. */
const untold = ({ players }: PublicNow, facts: readonly Phrase[]): number =>
  players.filter(({ fate }, seat) => {
    const last = facts.findLast(
      (fact) => fact.params?.player === seat && (isDeath(fact) || fact.key === 'resurrection.done'),
    );
    return fate === 'dying' && (last === undefined || !isDeath(last));
  }).length;

/** The counts before so many facts, from how they stand now: a village begun on paper has no facts of its first days. */
function countsBefore(now: PublicNow, facts: readonly Phrase[], since: readonly Phrase[]): Counts {
  const { players } = now;
  const isOver = since.some(({ key }) => key === 'game.stopped');
  const count = (fate: string): number => players.filter((player) => player.fate === fate).length;
  const changes = since.map(changeOf);
  const sum = (what: keyof Counts): number => changes.reduce((all, change) => all + change[what], 0);
  return {
    alive: count('alive') - sum('alive') + (isOver ? untold(now, facts) : 0),
    ghosts: count('ghost') - sum('ghosts'),
    spirits: count('spirit') - sum('spirits'),
  };
}

type Holders = Map<OfficeId, Seat | null | 'withdrawn'>;

const officeIn = ({ params }: Phrase): OfficeId | undefined =>
  isOneOf(officeIds, params?.office) ? params.office : undefined;

/** The office whose own words tell this fact, or whose name stands in it (`office.chief`). */
const officeTelling = ({ key }: Phrase): OfficeId | undefined =>
  officeIds.find((id) => key === `office.${id}` || Object.hasOwn(offices[id].words.fr.phrases, key));

function vacateAll(holders: Holders, seat: Seat, which: (office: OfficeId) => boolean): void {
  for (const [office, holder] of holders) if (holder === seat && which(office)) holders.set(office, null);
}

/** What a fact says of who holds what. */
function followed(holders: Holders, fact: Phrase): void {
  const { key, params = {} } = fact;
  const seat = Number(params.player);
  const office = officeIn(fact) ?? officeTelling(fact);
  if (isDeath(fact)) vacateAll(holders, seat, () => true);
  if (key === 'resurrection.done') vacateAll(holders, seat, (held) => offices[held].ghosts === 'only');
  if (key === 'offices.withdrawn')
    for (const gone of listOf(params.offices ?? []))
      if (isOneOf(officeIds, gone)) holders.set(gone, 'withdrawn');
  if (office === undefined) return;
  if (key === 'sentence.pardoned') holders.set(office, 'withdrawn');
  if (key === 'office.resigned' || key === 'office.vacated') holders.set(office, null);
  if (key === 'office.given') vacateAll(holders, seat, isOptional);
  if (key === 'office.given' || key === 'office.moved' || key === `office.${office}`)
    holders.set(office, seat);
}

/**
 * Of an office that is in no fact at all the village knows what it knows now. Before the first fact of one, nobody held
 * it; but of a village begun on paper that is not known, and the paper says nothing of it.
 */
function officesAfter(
  now: PublicNow,
  told: readonly Phrase[],
  since: readonly Phrase[],
): Standing['offices'] {
  const [then, later]: [Holders, Holders] = [new Map(), new Map()];
  for (const fact of told) followed(then, fact);
  for (const fact of since) followed(later, fact);
  const fromTheStart = told.some(({ key }) => key === 'village.opened');
  const known = officeIds.flatMap((office): [OfficeId, Seat | null][] => {
    const inGame = !isOptional(office) || now.optional.includes(office) || later.get(office) === 'withdrawn';
    const before = later.has(office) ? (fromTheStart ? null : 'unknown') : now.offices[office];
    const told = then.get(office);
    const holder = told === undefined ? before : told;
    return typeof holder === 'string' || (holder === null && !inGame) ? [] : [[office, holder]];
  });
  return new Map(known);
}

/** The village as it stood when `at` of the public facts had been told. */
export function standingAt(facts: readonly Phrase[], at: number, now: PublicNow): Standing {
  const since = facts.slice(at);
  return { counts: countsBefore(now, facts, since), offices: officesAfter(now, facts.slice(0, at), since) };
}
