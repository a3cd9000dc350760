import type { Told } from '../../games/narrated.ts';
import type { Saying } from '../plan.ts';

/** A call to record, with its sentences; those around the calls are one as well. */
export interface Group {
  /** As the leaflet numbers it; nothing around the calls. */
  readonly number: string;
  /** Undefined: what is said around the calls. */
  readonly title: string | undefined;
  readonly sayings: readonly Saying[];
}

/** All that tonight's deck has said, each sentence once, call by call. */
export function groupsOf({ lines, road, later, halted }: Told): readonly Group[] {
  const around: Saying[] = [];
  const byStop: Saying[][] = road.map(() => []);
  const said = new Set<string>();
  const all = [
    ...lines.map(({ id, say, stop, part }) => ({ saying: { id, say }, at: part === 'lead' ? null : stop })),
  ];
  const besides = [...later.map(({ saying }) => saying), halted];
  for (const { saying, at } of [...all, ...besides.map((saying) => ({ saying, at: null }))]) {
    if (said.has(saying.id)) continue;
    said.add(saying.id);
    ((at === null ? undefined : byStop[at]) ?? around).push(saying);
  }
  const calls = road.map(({ number, name }, i) => ({ number, title: name, sayings: byStop[i] ?? [] }));
  return [
    ...calls.filter(({ sayings }) => sayings.length > 0),
    { number: '', title: undefined, sayings: around },
  ];
}

export const sayingsOf = (groups: readonly Group[]): readonly Saying[] =>
  groups.flatMap(({ sayings }) => sayings);
