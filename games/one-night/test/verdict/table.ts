import type { TeamId } from '../../src/ids.ts';
import type { RoleId } from '../../src/roles/index.ts';
import type { FinalTable, Place, VerdictOptions } from '../../src/verdict/finalTable.ts';
import { judge, type Verdict } from '../../src/verdict/judge.ts';

/** A player of a story: a card, what is unusual about it, and whom he points at, by name. */
export type Teller = Partial<Omit<Place, 'votes'>> & { readonly card: RoleId; readonly votes?: string };
export type Story = { readonly [name: string]: Teller };

export interface Told {
  readonly mode: Verdict['mode'];
  readonly dead: readonly string[];
  readonly teams: readonly TeamId[];
  readonly winners: readonly string[];
  /** What the reasons rest on. */
  readonly rules: readonly string[];
  readonly keys: readonly string[];
  readonly path: readonly string[];
}

export function tableOf(story: Story, options: VerdictOptions = {}): FinalTable {
  const names = Object.keys(story);
  const players = Object.values(story).map(
    ({ votes, ...place }): Place => ({
      mark: 'clarity',
      artefact: null,
      copied: null,
      turned: null,
      fromCentre: false,
      ...place,
      votes: votes === undefined ? null : seatOf(names, votes),
    }),
  );
  return { players, options };
}

function seatOf(names: readonly string[], name: string): number {
  const seat = names.indexOf(name);
  if (seat < 0) throw new Error(`nobody is called ${name}`);
  return seat;
}

/** How a story ends, with names for seats. */
export function tell(story: Story, options: VerdictOptions = {}): Told {
  const names = Object.keys(story);
  const { mode, dead, teams, winners, reasons, path } = judge(tableOf(story, options));
  const named = (seats: readonly number[]): string[] => seats.map((seat) => names[seat] ?? '?');
  return {
    mode,
    dead: named(dead),
    teams,
    winners: named(winners),
    rules: reasons.map((reason) => reason.rule),
    keys: reasons.map((reason) => reason.key),
    path,
  };
}
