import type { Game, Spec } from '@veillee/kernel';
import { expect, it } from 'vitest';
import { choice, noting, now, rights, tinyGame } from '../../kernel/test/tinyGame.ts';
import { Sitting } from './sitting.ts';

/** Somebody is asked, and everybody may interrupt. */
const free = (withRights: boolean) =>
  tinyGame(
    {
      ask: { ...noting, ask: () => [choice(0, [0, 1])] },
      pause: { ...noting, ask: () => [choice(0, [0, 1])] },
    },
    ['ask'],
    withRights ? rights : undefined,
  ) as unknown as Game<Spec>;

/** A table of one person, who is asked and says nothing, and a bot: how often the bot looks up in a minute. */
async function looksOf(game: Game<Spec>, acts: (looks: number) => boolean): Promise<number> {
  let looks = 0;
  const sitting = await Sitting.begin(undefined, 1, {
    games: new Map([['tiny', game]]),
    botFor: () => () => {
      looks += 1;
      return acts(looks) ? { prompt: 'stop', answer: now } : undefined;
    },
  });
  const ana = sitting.page('a');
  ana.open();
  await sitting.settle();
  for (const [id, message] of [{ t: 'bot' }, { t: 'settings', game: 'tiny' }, { t: 'start' }].entries()) {
    ana.say({ ...message, id: `command${id}` } as never);
    await sitting.settle();
  }
  for (let second = 0; second < 60; second += 1) {
    sitting.clock.advance(1000);
    await sitting.settle();
  }
  expect(sitting.faults).toEqual([]);
  return looks;
}

it('a bot that may act of its own accord looks up though nobody asks it, and one that may not does not', async () => {
  expect(await looksOf(free(false), () => false)).toBe(0);
  expect(await looksOf(free(true), () => false)).toBeGreaterThan(10);
});

it('it may do so, and is looked for no longer once there is nothing it may do', async () => {
  // A pause offers nothing.
  const looks = await looksOf(free(true), (count) => count === 3);
  expect(looks).toBe(3);
});
