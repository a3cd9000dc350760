/** Who sits where: a seat 0…n−1, the game master (a person or the app), the table anybody may look at. */
export type Seat = number;
export type Chair = Seat | 'master' | 'table';

/** Who hears a fact or sees a proposal. The master hears everything. */
export type Audience = 'all' | Chair | readonly Chair[];

export function hears(audience: Audience, chair: Chair): boolean {
  if (audience === 'all' || audience === chair || chair === 'master') return true;
  return typeof audience === 'object' && audience.includes(chair);
}

/** A chair's row in per-chair tables: seats first, then the master, then the table. */
export const rowOf = (chair: Chair, seats: number): number =>
  typeof chair === 'number' ? chair : chair === 'master' ? seats : seats + 1;

export const isSeat = (value: unknown, seats: number): value is Seat =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;

export const isChair = (value: unknown, seats: number): value is Chair =>
  value === 'master' || value === 'table' || isSeat(value, seats);
