import { quick, speak, type Wording, type Wordings } from '@veillee/kernel';
import { misspacing } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { refusals as frenchRefusals } from '../../src/text/fr/refusals.ts';
import { text as words } from '../../src/text/index.ts';
import { boxes } from '../../src/verdict/chart.ts';
import { judge, type Verdict } from '../../src/verdict/judge.ts';
import { stages } from '../../src/verdict/reason.ts';
import { randomTable } from './randomTable.ts';

const { fr, en } = words;
const frenchReasons: Wordings = Object.fromEntries(
  Object.entries(fr.words).filter(([key]) => stages.some((stage) => key.startsWith(`${stage}.`))),
);

const seed = 7;
const verdicts: readonly Verdict[] = (() => {
  const rng = quick(seed);
  return Array.from({ length: 30_000 }, () => judge(randomTable(rng)));
})();
const allReasons = verdicts.flatMap((verdict) => verdict.reasons);

describe('the chain of reasons', () => {
  it('goes from votes to protections, deaths, chains, teams and players', () => {
    for (const { reasons } of verdicts) {
      const order = reasons.map((reason) => stages.indexOf(reason.stage));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it('speaks of every player in seat order, and the last word decides', () => {
    for (const { reasons, tally, winners } of verdicts.slice(0, 3000)) {
      const told = reasons.filter((reason) => reason.stage === 'players');
      const seats = told.map((reason) => Number(reason.params.player));
      expect(seats).toEqual([...seats].sort((a, b) => a - b));
      expect(new Set(seats).size).toBe(tally.length);
      for (const [seat] of tally.entries()) {
        const last = told.findLast((reason) => reason.params.player === seat);
        expect(/\.(won|died|hit|freed|survived)$/.test(last?.key ?? '')).toBe(winners.includes(seat));
      }
    }
  });

  it('tells each death, and no other', () => {
    for (const { reasons, dead } of verdicts) {
      const told = reasons.flatMap(({ key, params }) => {
        if (
          ['deaths.most', 'deaths.replaced'].includes(key) ||
          /^deaths\.battle(Tie|First|Second)$/.test(key)
        )
          return params.players as number[];
        if (key === 'chains.shot') return [params.target as number];
        return key === 'chains.love' || key === 'chains.loveAnyway' ? [params.partner as number] : [];
      });
      expect(told.sort((a, b) => a - b)).toEqual(dead);
    }
  });

  it('rests on rulings, sections and chart boxes of the rules page', () => {
    const rules = new Set(allReasons.map((reason) => reason.rule));
    for (const rule of rules)
      expect(rule).toMatch(
        /^(R([1-9]|[1-7]\d|8[0-4])|G8|E[0-5]|F3|F5|F1\.(Q-a|Q-b|\(2\)|\(3\))|F2\.\([123]\))$/,
      );
    expect(rules.size).toBeGreaterThan(35);
  });

  it('walks the chart from its start to one result', () => {
    for (const { path, teams } of verdicts) {
      expect(path[0]).toMatch(/^start\./);
      const [result, ...rest] = path.filter((step) => step.startsWith('result.'));
      expect(rest).toEqual([]);
      expect(path.at(-1)).toBe(result);
      const team = result?.replace('result.', '').replace('-tanner', '');
      expect(teams).toEqual(team === 'nobody' || team === 'tanner' ? [] : [team]);
    }
    const walked = new Set(verdicts.flatMap(({ path }) => path.map((step) => step.split('.')[0])));
    expect([...walked].sort()).toEqual([...boxes, 'result'].sort());
  });
});

/** Every template of a wording. */
const templatesOf = (wording: Wording): readonly string[] => {
  if (typeof wording === 'function') return [];
  return typeof wording === 'string' ? [wording] : [wording.other, ...Object.values(wording.you)];
};

describe('the words of a verdict', () => {
  it('are spoken, each of them, in both languages', () => {
    const used = new Set(allReasons.map((reason) => reason.key));
    expect([...used].sort()).toEqual(Object.keys(frenchReasons).sort());
    for (const text of [fr, en])
      for (const reason of allReasons.slice(0, 20_000))
        expect(speak(text, reason, ['Ana', 'Bob'])).not.toMatch(/[{}]|undefined|NaN|\[object/);
  });

  it('call a Copycat of the Prince the Prince, whatever card lies there', () => {
    const at = (card: 'copycat' | 'seer', votes: number) => ({
      ...{ card, mark: 'clarity' as const, artefact: null, turned: null, fromCentre: false, votes },
      copied: card === 'copycat' ? ('prince' as const) : null,
    });
    const { reasons } = judge({ players: [at('copycat', 1), at('seer', 0), at('seer', 0)], options: {} });
    const safe = reasons.flatMap((reason) => (reason.stage === 'protections' ? [reason] : []));
    expect(safe.map((reason) => speak(fr, reason, ['Ana']))).toEqual([
      'Le Prince (Ana) est protégé\u00a0: ni le vote ni un tir ne peuvent l’atteindre.',
    ]);
    expect(safe.map((reason) => speak(en, reason, ['Ana']))).toEqual([
      'The Prince (Ana) is protected: neither the vote nor a shot gets through.',
    ]);
  });

  it('keep French typography', () => {
    for (const sentence of Object.values({ ...frenchReasons, ...frenchRefusals }).flatMap(templatesOf)) {
      expect(misspacing(sentence)).toBeUndefined();
      expect(sentence).not.toMatch(/['"]/);
      expect(sentence).toMatch(/\.$/);
    }
  });
});
