import {
  type Answer,
  begin,
  type Chair,
  type Input,
  type Match,
  playRandomly,
  promptsOf,
  quick,
  type Rng,
  restore,
  type Setup,
  sample,
  see,
  shuffled,
  snapshot,
  submit,
  transcript,
} from '@veillee/kernel';
import type { Played } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { type OneNight, oneNight, roleIds } from '../../src/index.ts';
import { puts } from '../../src/night/calls.ts';
import { randomSeed, randomTable } from '../reference/setups.ts';
import { findWorld } from './worlds.ts';

/** Pairs of worlds in which somebody tries everything. */
const pairs = 150;

function dealt(setup: Setup): Match<OneNight> {
  const begun = begin(oneNight, setup);
  if (!begun.ok) throw new Error(begun.error.map(({ key }) => key).join());
  return begun.value;
}

function randomHistory(rng: Rng): Played {
  const setup: Setup = { ...randomTable(rng), seed: randomSeed(rng) };
  const match = dealt(setup);
  playRandomly(match, rng, { rights: 8, dawdles: 10, wavers: 5, timed: true });
  return { setup, inputs: match.inputs };
}

function played({ setup, inputs }: Played): Match<OneNight> {
  const match = dealt(setup);
  for (const input of inputs) submit(match, input);
  return match;
}

/** What somebody might send: own, foreign and invented questions, answered in every way that comes to mind. */
function tries(match: Match<OneNight>, seat: number): Input[] {
  const rng = quick(seat);
  const { seats } = match.start;
  const own = promptsOf(match, seat);
  const answers: Answer[] = [{ do: 'pass' }, { do: 'yes' }];
  for (const { form } of own) {
    for (const [way, { fields }] of Object.entries(form)) {
      const [field] = Object.keys(fields);
      answers.push(field === undefined ? { do: way } : { do: way, [field]: [] });
      for (let other = 0; other < seats && field !== undefined; other += 1)
        answers.push({ do: way, [field]: [other] }, { do: way, [field]: [other, (other + 1) % seats] });
      for (const place of field === undefined ? [] : ['c1', 'c2', 'c3', 'across'])
        answers.push({ do: way, [field as string]: [place] }, { do: way, [field as string]: ['c1', place] });
    }
    answers.push(sample(form, rng));
  }
  const topics = [...puts.keys(), 'deal.ready', 'day.enough', 'day.claim', 'vote.point'];
  const numbers = Array.from({ length: 50 }, (_, number) => number - 1);
  return [
    ...numbers.flatMap((prompt) => answers.map((answer) => ({ by: seat, prompt, answer }))),
    ...topics.flatMap((prompt) => answers.map((answer) => ({ by: seat, prompt, answer }))),
    ...numbers
      .slice(0, 9)
      .map((prompt) => ({ by: seat, for: (seat + 1) % seats, prompt, answer: { do: 'pass' } })),
    ...numbers
      .slice(0, 9)
      .map((prompt): Input => ({ by: 'master', for: seat, prompt, answer: { do: 'pass' } })),
  ];
}

/** How each try ends; after one that is taken everything is as before. */
function outcomes(match: Match<OneNight>, inputs: readonly Input[]): string[] {
  const before = snapshot(match);
  let copy = match;
  return inputs.map((input) => {
    const refused = submit(copy, input);
    if (refused !== undefined) return JSON.stringify(refused);
    const again = restore(oneNight, before);
    if (!again.ok) throw new Error(again.error.key);
    copy = again.value;
    return 'taken';
  });
}

describe('somebody who tries everything', () => {
  it('is refused, and taken, in the same way in worlds he cannot tell apart', () => {
    let compared = 0;
    for (let seed = 0; seed < pairs; seed += 1) {
      const rng = quick(seed);
      const history = randomHistory(rng);
      const chair = rng.below(history.setup.seats);
      const found = findWorld(oneNight, history, chair, rng);
      if (found === undefined) continue;
      const here = played({ setup: history.setup, inputs: history.inputs.slice(0, found.world.until) });
      const there = played(found.world);
      const all = tries(here, chair);
      expect(outcomes(there, all), `seed ${seed}`).toEqual(outcomes(here, all));
      compared += all.length;
    }
    expect(compared).toBeGreaterThan(pairs * 100);
  });

  it('gets no transcript before the end, under whatever master', () => {
    for (const master of ['app', 'human'] as const) {
      const match = dealt({ ...randomTable(quick(7)), seed: randomSeed(quick(8)), master });
      const chairs: Chair[] = ['table', ...Array.from({ length: match.start.seats }, (_, seat) => seat)];
      for (const chair of chairs) {
        expect(transcript(match, chair)).toEqual({ ok: false, error: { key: 'transcript.early' } });
      }
    }
  });

  it('sees nothing from a chair that does not exist, behind which the centre lies', () => {
    const match = dealt({ ...randomTable(quick(7)), seed: randomSeed(quick(8)) });
    const { seats } = match.start;
    for (const chair of [seats, seats + 1, -1, 0.5, Number.NaN, 'nobody']) {
      expect(() => see(match, chair as Chair)).toThrow(RangeError);
    }
  });

  it('learns nothing of an explicit deal from the public list of a drawn deck', () => {
    const rng = quick(1);
    const cards = roleIds.slice(0, 8);
    const lists = [cards, shuffled(cards, rng), shuffled(cards, rng)].map((deal) => {
      const match = dealt({
        seats: 5,
        options: { scenario: 'anarchie' },
        deal: { cards: deal },
        seed: randomSeed(rng),
      });
      const { view, facts } = see(match, 'table');
      return JSON.stringify([view.deck, facts]);
    });
    expect(new Set(lists).size).toBe(1);
  });

  it('crashes nothing with options and deals of no sense', () => {
    const odd = JSON.parse('{"toString":2,"constructor":1}');
    for (const value of [12n, Symbol('x'), odd, Object.create(null), [odd], [[12n]], () => 1, Number.NaN]) {
      const options = ['scenario', 'deck', 'pace', 'extras', 'gremlinSelf', 'replacementMin'];
      for (const name of options) expect(oneNight.check({ [name]: value }, 3).ok).toBe(false);
      for (const raw of [
        value,
        { deck: [value] },
        { pace: { call: value } },
        { scenario: 'anarchie', deck: value },
      ])
        expect(oneNight.check(raw, 3).ok).toBe(false);
      for (const deal of [value, { cards: value }, { cards: [value] }, { cards: [], artefacts: [value] }])
        expect(oneNight.check({ scenario: 'nuit-tombante' }, 3, deal).ok).toBe(false);
    }
  });
});
