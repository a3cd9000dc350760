import type { Sight, Told } from '@veillee/kernel';
import type { Frame, ToClientType } from '@veillee/protocol';
import type { Client } from '../client.ts';
import type { Evening } from '../evening.ts';

/** A night of One Night with six people at it, one of whom leads. */

export const deck = ['seer', 'werewolf', 'villager', 'robber', 'drunk', 'villager'];
export const pace = { deal: 20, call: 5, markCheck: 5, day: 300, vote: 5 };
/** Who has which card: the first is the seer. */
export const seal = () => ({ salt: '00', seed: 'ab'.repeat(32), deal: { cards: deck } });

/** Mona leads Ana and two others, whose game has begun. */
export async function ledTable(evening: Evening): Promise<[Client, Client, Client, Client]> {
  const [mona, ana, bo, cleo] = (await evening.table(4)) as [Client, Client, Client, Client];
  await mona.do({ t: 'settings', game: 'one-night', options: { deck, pace }, master: 1 });
  await mona.do({ t: 'start' });
  await evening.advance(0);
  return [mona, ana, bo, cleo];
}

/** Goes on until the first call of the night. */
export async function nightfall(evening: Evening, mona: Client): Promise<void> {
  for (let i = 0; i < 9 && !isDark(mona.sight); i += 1) {
    await mona.do({ t: 'next' });
    await evening.advance(0);
  }
}

export const isDark = ({ clock }: Sight): boolean => clock !== null && 'lasts' in clock.pace;

/** The last frame of a kind that somebody was sent. */
export function lastFrame<T extends ToClientType>(client: Client, kind: T): Frame<T> {
  const isIt = (frame: { readonly t: string }): frame is Frame<T> => frame.t === kind;
  const found = client.frames.map(({ frame }) => frame).findLast(isIt);
  if (found === undefined) throw new Error(`no ${kind} has come`);
  return found;
}

export const keysOf = (facts: readonly Told[]): string[] => facts.map(({ key }) => key);

/** What somebody was sent from then on: when, how long, and what it says. */
export const heard = (client: Client, from: number): string[] =>
  client.frames.slice(from).map(({ at, bytes, text }) => `${at} ${bytes} ${text.trimEnd()}`);
