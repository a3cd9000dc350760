import { type Chair, quick, type Seat, type Setup, sample } from '@veillee/kernel';
import type { Subject } from '@veillee/kernel/laws';
import { type Quinte, quinteBourg, realTime } from '@veillee/quinte-bourg';
import type { AnyGame } from '@veillee/rooms';
import { describe, expect, it } from 'vitest';
import { darkNight } from '../../../../games/quinte-bourg/test/dark.ts';
import { worldsOf } from '../../../../games/quinte-bourg/test/worlds.ts';
import type { Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { difference, perform } from './performance.ts';
import { pairOf, type Tempo } from './worlds.ts';

/** A night in which all who have something to hide are about: Lovers, Reptilians, ghosts, and killings come thick and fast. */
const night: Subject<Quinte> = {
  game: quinteBourg,
  setup: darkNight,
  worlds: worldsOf(quinteBourg),
  maxInputs: 20_000,
};
const tempo: Tempo = {
  hurry: (setup) => ({
    ...setup,
    options: {
      ...(setup.options as object),
      pace: Object.fromEntries(Object.keys(realTime).map((part) => [part, 3])),
    },
  }),
};

const loversOf = ({ deal }: Setup): readonly Seat[] =>
  (deal as ReturnType<typeof darkNight>['deal']).position.lovers;

/** Whose eyes see two worlds: by the night's people, or by who loves whom in it. */
const chairs: readonly (readonly [who: string, chair: (setup: Setup) => Chair, claimed: boolean])[] = [
  ['a villager', () => 9, false],
  ['a Reptilian', () => 7, false],
  ['a Lover', (setup) => loversOf(setup)[0] as Seat, false],
  ['a Lover of the other half', (setup) => loversOf(setup)[1] as Seat, false],
  ['a ghost', () => 10, false],
  ['the Fennec', () => 3, false],
  ['the table screen', () => 'table', false],
  ['a seat that a phone claims in the middle of the night', () => 9, true],
  ['a Reptilian whose seat a phone claims', () => 7, true],
  ['a ghost whose seat a phone claims', () => 10, true],
];

describe('of a night full of secrets, two worlds are one', () => {
  it.each(chairs)('to %s', { timeout: 120_000 }, async (_who, chair, claimed) => {
    let [compared, claims] = [0, 0];
    for (let seed = 0; compared < 5 && seed < 120; seed += 1) {
      const pair = pairOf(night, tempo, seed, chair, claimed ? 'human' : undefined);
      if (pair === undefined) continue;
      const staging = {
        game: quinteBourg as unknown as AnyGame,
        chair: pair.chair,
        everySeen: 4,
        claimed,
      };
      const [here, there] = [await perform(pair.here, staging), await perform(pair.there, staging)];
      const parted = difference(here, there);
      claims += here.filter(({ text }) => text.includes('seat.paper')).length;
      expect(parted, `seed ${seed}, ${pair.chair}`).toBeUndefined();
      compared += 1;
    }
    expect(compared).toBe(5);
    expect(claims > 0).toBe(claimed);
  });
});

/** What somebody was sent from then on. */
const heard = (client: Client, from: number): string[] =>
  client.frames
    .slice(from)
    .map(({ at, bytes, text }) => `${at} ${bytes} ${text.replace(/"fingerprint":"\w+"/g, '').trimEnd()}`);

/** The same night led by a person, who looks at all there is to see, or at nothing; what everybody else was sent. */
async function ledNight(curious: boolean): Promise<Map<string, string[]>> {
  const { seats, deal } = darkNight(quick(3));
  const evening = await Evening.begin({ seal: () => ({ salt: '00', seed: 'ab'.repeat(32), deal }) });
  const people = await evening.table(seats + 1, { game: 'quinte-bourg' });
  const mona = people.at(-1) as Client;
  const screen = await evening.page();
  await screen.say({ t: 'watch', room: mona.room.code });
  await people[0]?.do({ t: 'settings', master: mona.present.me.person, options: { offices: [] } });
  await people[0]?.do({ t: 'start' });
  await evening.advance(0);
  const others = new Map<string, Client>([['screen', screen]]);
  for (const one of people) if (one !== mona) others.set(String(one.sight.chair), one);
  const from = new Map([...others].map(([who, { frames }]) => [who, frames.length]));
  // A hand that goes up is the master's alone, until he lets it happen; so is that he has it wait.
  const killer = others.get('0') as Client;
  const hand = killer.sight.rights.find(({ topic }) => topic === 'assassin.kill');
  const answer = hand && sample(hand.form, quick(1));
  expect(answer).toBeDefined();
  for (let line = 0; line < 6; line += 1) {
    await evening.advance(1300);
    if (curious) {
      if (line === 1 && answer) await killer.do({ t: 'answer', prompt: 'assassin.kill', answer });
      await mona.do({ t: 'look', seat: line });
      const acts = mona.present.own.inputs as number;
      if (acts > 0) await mona.do({ t: 'preview', to: acts - 1 });
      await mona.do({ t: 'claims' });
      await mona.do({ t: 'notes', text: 'Ana, Bo, et le reste.'.repeat(line) });
    }
    await evening.advance(700);
    await mona.do({ t: 'next' });
    await evening.advance(9000);
  }
  const { script } = mona.sight.view as { readonly script: unknown };
  expect(script).not.toBeNull();
  const told = new Map([...others].map(([who, one]) => [who, heard(one, from.get(who) ?? 0)]));
  for (const [who, { frames }] of others)
    for (const { text } of frames) expect(text, who).not.toMatch(/"(script|ledger)":\{/);
  await evening.end();
  return told;
}

it('what the console knows besides, asks and looks at reaches nobody but whoever leads', async () => {
  const [here, there] = [await ledNight(true), await ledNight(false)];
  expect(here.size).toBe(13);
  // She whose hand is up knows of it herself.
  for (const [who, frames] of here)
    if (who !== '0') {
      expect(frames.length, who).toBeGreaterThan(12);
      expect(frames, who).toEqual(there.get(who));
    }
});
