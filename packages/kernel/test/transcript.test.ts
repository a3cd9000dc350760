import { describe, expect, it } from 'vitest';
import {
  begin,
  fingerprint,
  isSealedBy,
  playRandomly,
  quick,
  readTranscript,
  replay,
  replayAs,
  restore,
  see,
  snapshot,
  submit,
  type Transcript,
  transcript,
} from '../src/index.ts';
import { Sitting, seed } from './sitting.ts';
import { owls } from './testGame/owls.ts';
import type { Owls } from './testGame/spec.ts';
import { choice, tinyGame } from './tinyGame.ts';

function played(number: number, more: object = {}): Sitting<Owls> {
  const sitting = new Sitting(owls, { seats: 7, ...more });
  playRandomly(sitting.match, quick(number), { rights: 10, undoes: 2, wavers: 5 });
  return sitting;
}
function scriptOf(sitting: Sitting<Owls>, more = {}): Transcript {
  const script = transcript(sitting.match, 0, more);
  if (!script.ok) throw new Error(script.error.key);
  return script.value;
}

describe('a transcript', () => {
  it('is not to be had before the end, save by a human master', () => {
    const [led, alone] = [new Sitting(owls, { seats: 7, master: 'human' }), new Sitting(owls, { seats: 7 })];
    for (const by of [0, 6, 'table', 'master'] as const) {
      expect(transcript(alone.match, by)).toEqual({ ok: false, error: { key: 'transcript.early' } });
      expect(transcript(led.match, by).ok).toBe(by === 'master');
    }
  });

  it('is everybody’s after the end, with names, salt and all that was sealed', () => {
    const deal = { cards: ['owl', 'owl', 'seer', 'hunter', 'villager', 'villager', 'villager'] };
    const sitting = played(3, { deal });
    const salt = 'une pincée';
    const print = fingerprint({ salt, seed, deal });
    const script = scriptOf(sitting, { names: ['Anne'], salt });
    expect(script).toMatchObject({
      veillee: 1,
      game: 'owls',
      rules: 1,
      seats: 7,
      names: ['Anne'],
      seed,
      deal,
    });
    expect(isSealedBy(print, { salt: script.salt ?? '', seed: script.seed, deal: script.deal })).toBe(true);
  });

  it('plays again to the same match, through JSON', () => {
    const sitting = played(5);
    const read = readTranscript(JSON.parse(JSON.stringify(scriptOf(sitting))));
    if (!read.ok) throw new Error(read.error.key);
    const again = replay(owls, read.value);
    if (!again.ok) throw new Error('refused');
    expect(again.value.otherRules).toBe(false);
    expect(snapshot(again.value.match)).toBe(snapshot(sitting.match));
  });

  it('played again under other rules says so', () => {
    const again = replay({ ...owls, rules: 2 }, scriptOf(played(5)));
    expect(again.ok && again.value.otherRules).toBe(true);
  });

  it('that does not fit breaks off where it stops to, in words', () => {
    const script = scriptOf(played(5));
    const inputs = [...script.inputs.slice(0, 2), { elapsed: 999 }, ...script.inputs.slice(2)];
    expect(replay(owls, { ...script, inputs })).toEqual({
      ok: false,
      error: [
        { key: 'transcript.refused', params: { index: 2, because: 'time.stale' } },
        { key: 'time.stale' },
      ],
    });
  });

  it('of another game, or from an impossible start, is refused', () => {
    const script = scriptOf(played(5));
    const keys = (changed: object): string[] => {
      const again = replay(owls, { ...script, ...changed });
      return again.ok ? [] : again.error.map(({ key }) => key);
    };
    expect(keys({ game: 'chess' })).toEqual(['transcript.game']);
    expect(keys({ seed: 'short' })).toEqual(['seed.malformed']);
    expect(keys({ seats: 2 })).toEqual(['seats.wrong']);
    expect(keys({ options: { nights: 0, sky: 1 } })).toEqual(['option.range', 'option.unknown']);
    expect(keys({ deal: { cards: ['owl'] } })).toEqual(['deal.malformed']);
  });

  it('read from garbage is refused, whatever it is', () => {
    const sound = scriptOf(played(5));
    expect(readTranscript(sound).ok).toBe(true);
    const garbage: unknown[] = [
      null,
      undefined,
      7,
      'veillee',
      [],
      {},
      { veillee: {} },
      { veillee: { toString: 1 } },
      { veillee: null },
      { ...sound, game: 3 },
      { ...sound, rules: '1' },
      { ...sound, options: [] },
      { ...sound, options: null },
      { ...sound, seats: 2.5 },
      { ...sound, seed: 9 },
      { ...sound, salt: 1 },
      { ...sound, names: 'Anne' },
      { ...sound, names: [1] },
      { ...sound, master: 'me' },
      { ...sound, inputs: {} },
      { ...sound, inputs: undefined },
      Object.create(sound),
    ];
    for (const data of garbage) {
      const read = readTranscript(data);
      expect(read.ok ? data : read.error.key).toBe('transcript.malformed');
    }
    expect(readTranscript({ ...sound, veillee: 2 })).toEqual({
      ok: false,
      error: { key: 'transcript.version', params: { version: 2 } },
    });
  });

  it('full of garbage inputs is refused at the first', () => {
    const script = scriptOf(played(5));
    for (const wrong of [null, 7, [], { by: 0 }, JSON.parse('{"__proto__":{"elapsed":1}}')]) {
      const again = replay(owls, { ...script, inputs: [wrong as never] });
      expect(again.ok ? null : again.error[0]?.params).toEqual({ index: 0, because: 'input.malformed' });
    }
  });
});

describe('a transcript played again as one chair saw it', () => {
  it('shows each moment that changed something for it, and no other', () => {
    const sitting = played(8);
    const script = scriptOf(sitting);
    const live: string[] = [];
    replay(owls, script, (match) => {
      const now = JSON.stringify(see(match, 3));
      if (live.at(-1) !== now) live.push(now);
    });
    const again = replayAs(owls, script, 3);
    if (!again.ok) throw new Error('refused');
    expect(again.value.map((sight) => JSON.stringify(sight))).toEqual(live);
    expect(again.value.at(-1)?.over).toBe(true);
    expect(again.value.length).toBeLessThan(script.inputs.length);
  });

  it('is refused like the transcript itself', () => {
    expect(replayAs(owls, { ...scriptOf(played(8)), game: 'chess' }, 3).ok).toBe(false);
  });
});

describe('a snapshot', () => {
  it('is gone on from as if nothing had happened', () => {
    const sitting = new Sitting(owls, { seats: 7 });
    playRandomly(sitting.match, quick(2), { rights: 20 }, 12);
    const copy = restore(owls, snapshot(sitting.match));
    if (!copy.ok) throw new Error(copy.error.key);
    playRandomly(sitting.match, quick(9), { rights: 20 }, Number.POSITIVE_INFINITY, (input) => {
      expect(submit(copy.value, input)).toBeUndefined();
    });
    expect(snapshot(copy.value)).toBe(snapshot(sitting.match));
  });

  it('does not change the chance of a right used next', () => {
    const cards = ['owl', 'owl', 'seer', 'hunter', 'villager', 'villager', 'villager'];
    const hits = Array.from({ length: 12 }, (_, i) => {
      const sitting = new Sitting(owls, { seats: 7, deal: { cards }, seed: `${i}`.padStart(64, '7') });
      const copy = restore(owls, snapshot(sitting.match));
      const shot = { by: 3, prompt: 'hunter.shoot', answer: { do: 'shoot', player: [5] } };
      sitting.take(shot);
      if (!copy.ok || submit(copy.value, shot) !== undefined) throw new Error('refused');
      expect(snapshot(copy.value)).toBe(snapshot(sitting.match));
      return see(sitting.match, 'table').facts.at(-1)?.params?.player;
    });
    expect(new Set(hits)).toEqual(new Set([5, 6]));
  });

  it('is independent of the match it was taken of', () => {
    const sitting = new Sitting(owls, { seats: 7 });
    const text = snapshot(sitting.match);
    const copy = restore(owls, text);
    sitting.timeUp(3);
    expect(copy.ok && snapshot(copy.value)).toBe(text);
  });

  it('of other rules is refused: played on, it might go another way', () => {
    const text = snapshot(new Sitting(owls, { seats: 7 }).match);
    const copy = restore({ ...owls, rules: owls.rules + 1 }, text);
    expect(copy).toMatchObject({
      ok: false,
      error: { key: 'snapshot.rules', params: { rules: owls.rules } },
    });
  });

  it('that cannot be read is refused', () => {
    const sound = JSON.parse(snapshot(new Sitting(owls, { seats: 7 }).match));
    const key = (text: string): string => {
      const copy = restore(owls, text);
      return copy.ok ? 'restored' : copy.error.key;
    };
    expect(key(JSON.stringify(sound))).toBe('restored');
    for (const text of [
      '',
      'null',
      '[]',
      '{',
      '{"veillee":1}',
      '{"veillee":1,"game":{"toString":1}}',
      JSON.stringify({ ...sound, veillee: 0 }),
      JSON.stringify({ ...sound, start: null }),
      JSON.stringify({ ...sound, start: { ...sound.start, seed: 'x' } }),
      JSON.stringify({ ...sound, running: [] }),
      JSON.stringify({ ...sound, inputs: 3 }),
    ]) {
      expect(key(text)).toBe('snapshot.malformed');
    }
    expect(key(JSON.stringify({ ...sound, game: 'chess' }))).toBe('transcript.game');
  });
});

describe('a match does not begin', () => {
  const keys = (setup: object): string[] => {
    const begun = begin(owls, { seats: 7, seed, ...setup });
    return begun.ok ? [] : begun.error.map(({ key }) => key);
  };

  it.each([
    [{ seed: 'abc' }, 'seed.malformed'],
    [{ seed: undefined }, 'seed.malformed'],
    [{ seats: 0 }, 'seats.malformed'],
    [{ seats: 5.5 }, 'seats.malformed'],
    [{ seats: '7' }, 'seats.malformed'],
    [{ seats: 1001 }, 'seats.malformed'],
    [{ master: 'me' }, 'master.malformed'],
    [{ options: null }, 'options.malformed'],
    [{ options: { nights: 10 } }, 'option.range'],
    [{ deal: null }, 'deal.malformed'],
  ])('with %j', (setup, key) => {
    expect(keys(setup)).toEqual([key]);
  });

  it('unless the number of seats is a sound one, which a game may narrow', () => {
    const anybody = tinyGame({ ask: {} }, ['ask']);
    for (const [seats, sound] of [
      [0, false],
      [1, true],
      [1000, true],
      [1001, false],
    ] as const) {
      expect(begin(anybody, { seats, seed }).ok).toBe(sound);
    }
  });

  it('and says everything that is wrong at once', () => {
    expect(keys({ seats: 9, options: { nights: 0, days: 0 }, deal: 3 })).toEqual([
      'seats.wrong',
      'option.range',
      'option.range',
      'deal.malformed',
    ]);
  });
});

describe('what a chair sees', () => {
  it('is never handed out by reference to what the match goes on with', () => {
    const game = tinyGame(
      {
        ask: { ask: () => [choice([0, 1], [1], { ends: 'time', shows: 'all' })], pace: () => ({ lasts: 1 }) },
      },
      ['ask'],
    );
    const sitting = new Sitting(game, { seats: 2 });
    const before = JSON.stringify(see(sitting.match, 'table').watched);
    const kept = see(sitting.match, 'table');
    sitting.answer(0, 'choose', { do: 'pass' });
    expect(JSON.stringify(kept.watched)).toBe(before);
  });

  it('counts its prompts for itself alone', () => {
    const game = tinyGame(
      { solo: { ask: () => [choice(1, [0])] }, both: { ask: () => [choice(0, [1]), choice(1, [0])] } },
      ['solo', 'solo', 'both'],
    );
    const sitting = new Sitting(game, { seats: 2 });
    sitting.answer(1, 'choose', { do: 'pass' });
    sitting.answer(1, 'choose', { do: 'pass' });
    expect(sitting.prompt(0, 'choose').number).toBe(1);
    expect(sitting.prompt(1, 'choose').number).toBe(3);
  });

  it('holds the verdict only at the end', () => {
    const sitting = played(4);
    expect(see(sitting.match, 'table').verdict?.reasons.length).toBe(1);
    const young = new Sitting(owls, { seats: 7 });
    expect(see(young.match, 'master').verdict).toBeNull();
  });
});
