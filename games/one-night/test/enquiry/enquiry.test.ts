import { quick, type Rng } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { type Depth, nextUnknown, outcomesOf, telling } from '../../src/enquiry/enquiry.ts';
import { finalOf, nothingTold, type Told, type Unknown, type Whole } from '../../src/enquiry/told.ts';
import { someWhole } from '../../src/enquiry/wholes.ts';
import { deckOf, isRole, judge, type RoleId } from '../../src/index.ts';
import { randomDeal, randomTable } from '../reference/setups.ts';

const truthOf = (whole: Whole, what: Unknown): never =>
  ('seat' in what
    ? whole[what.of][what.seat]
    : what.of === 'marks'
      ? (whole.marks.get(what.slot) ?? null)
      : whole.artefact) as never;

/** Whoever was there answers what is asked, and nothing else. */
function asked(whole: Whole, deck: readonly RoleId[], depth: Depth): { told: Told; questions: Unknown[] } {
  let told = nothingTold(deck);
  const questions: Unknown[] = [];
  for (;;) {
    const what = nextUnknown(told, depth);
    if (what === null) return { told, questions };
    questions.push(what);
    told = telling(told, what, truthOf(whole, what));
  }
}

const someDeck = (rng: Rng, most: number): readonly RoleId[] => {
  for (;;) {
    const deck = randomDeal(randomTable(rng), rng).cards.filter(isRole);
    if (deck.length <= most + 3) return deck;
  }
};

describe('who won, at a table with real cards', () => {
  it('what is not asked changes nothing: camps and deaths are those of the whole table', () => {
    const rng = quick(11);
    for (let i = 0; i < 24; i += 1) {
      const deck = someDeck(rng, 10);
      const whole = someWhole(nothingTold(deck), rng);
      const truth = judge(finalOf(whole, {}));
      const outcomes = outcomesOf(asked(whole, deck, 'camps').told);
      expect(outcomes).toHaveLength(1);
      expect(outcomes[0]?.verdict.dead, deck.join()).toEqual(truth.dead);
      expect(outcomes[0]?.verdict.teams, deck.join()).toEqual(truth.teams);
    }
  });

  it('asked to the end, everybody’s own result is that of the whole table', () => {
    const rng = quick(12);
    for (let i = 0; i < 16; i += 1) {
      const deck = someDeck(rng, 7);
      const whole = someWhole(nothingTold(deck), rng);
      const outcomes = outcomesOf(asked(whole, deck, 'everybody').told, 'everybody');
      expect(outcomes).toHaveLength(1);
      expect(outcomes[0]?.verdict.winners, deck.join()).toEqual(judge(finalOf(whole, {})).winners);
    }
  });

  it('asks less than everything, fingers first, then the cards of the most accused', () => {
    const deck = deckOf('nuit-tombante', 5) as readonly RoleId[];
    const whole: Whole = {
      ...someWhole(nothingTold(deck), quick(1)),
      votes: [1, 2, 1, 1, 1],
      cards: ['priest', 'vampire', 'count', 'marksman', 'gremlin'],
      apart: ['copycat', 'thing', 'pickpocket'],
      marks: new Map([
        ['vampire', 0],
        ['fear', 3],
      ]),
    };
    const { questions } = asked(whole, deck, 'camps');
    // Three fingers at Bo: the fifth cannot change who dies, nor any other card that a Vampire did.
    expect(questions).toEqual([
      ...[0, 1, 2, 3].map((seat) => ({ of: 'votes', seat })),
      { of: 'cards', seat: 1 },
    ]);
  });

  it('where something was forgotten, every way it may have ended stays open', () => {
    const deck = deckOf('nuit-tombante', 3) as readonly RoleId[];
    let told = nothingTold(deck);
    [1, 2, 1].forEach((vote, seat) => {
      told = telling(told, { of: 'votes', seat }, vote);
    });
    const outcomes = outcomesOf(told);
    expect(outcomes.length).toBeGreaterThan(1);
    for (const { verdict } of outcomes) expect(verdict.dead).toEqual([1]);
  });

  it('a card that is corrected forgets what it had become, and nothing else', () => {
    const deck = deckOf('nuit-tombante', 4) as readonly RoleId[];
    const past = { copied: 'vampire', turned: null, fromCentre: false } as const;
    let told = telling(nothingTold(deck), { of: 'cards', seat: 0 }, 'copycat');
    told = telling(told, { of: 'pasts', seat: 0 }, past);
    told = telling(told, { of: 'votes', seat: 2 }, 0);
    const mended = telling(told, { of: 'cards', seat: 0 }, 'priest');
    expect(mended.pasts[0]).toBeUndefined();
    expect(mended.votes[2]).toBe(0);
    expect(telling(mended, { of: 'cards', seat: 0 }, undefined).cards[0]).toBeUndefined();
  });
});
