import { type Move, usualStyle } from '@veillee/bots';
import { type Answer, clockOf, type Match, quick, type Seat, see, submit } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { bot } from '../../src/bot/index.ts';
import { selfIn } from '../../src/bot/mind.ts';
import { friendsOf } from '../../src/bot/night.ts';
import type { OneNight, RoleId } from '../../src/index.ts';
import { dealt, evening, oneVampire } from './table.ts';

/** What a good player does, whatever the cards: over many evenings of one deal, each from its own chance. */

const style = { ...usualStyle, level: 'sly' } as const;
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

interface Table {
  readonly cards: readonly RoleId[];
  readonly seats: number;
}
const evenings = ({ cards, seats }: Table) =>
  seeds.map((seed) =>
    evening({
      seats,
      seed,
      hurried: true,
      options: { deck: [...cards].sort(), extras: true },
      deal: cards,
      styles: cards.slice(0, seats).map(() => style),
    }),
  );

const votesOf = (match: Match<OneNight>): readonly (number | null)[] => stateOf(match).votes ?? [];
const deedsOf = (match: Match<OneNight>, seat: Seat) => stateOf(match).story.filter(({ by }) => by === seat);

describe('a good bot', () => {
  it('does not point at those it knows to be of its own', () => {
    const cards: RoleId[] = [
      'vampire',
      'count',
      'marksman',
      'gremlin',
      'thing',
      'priest',
      'pickpocket',
      'copycat',
    ];
    let strayed = 0;
    for (const { match } of evenings({ cards, seats: 5 })) {
      const votes = votesOf(match);
      for (const [one, other] of [
        [0, 1],
        [1, 0],
      ] as const)
        if (votes[one] === other) strayed += 1;
    }
    expect(strayed).toBeLessThanOrEqual(1);
  });

  it('takes its looks', () => {
    const cards: RoleId[] = [
      'seer',
      'marksman',
      'apprentice-seer',
      'vampire',
      'robber',
      'priest',
      'thing',
      'gremlin',
    ];
    for (const { match } of evenings({ cards, seats: 5 })) {
      expect(deedsOf(match, 0).some(({ did }) => did === 'sawCard')).toBe(true);
      expect(deedsOf(match, 1).map(({ did }) => did)).toEqual(['sawCard', 'sawMark']);
      expect(deedsOf(match, 2).some(({ did }) => did === 'sawCard')).toBe(true);
    }
  });

  it('as a lone Werewolf looks into the centre, and as a Mystic Wolf not at his own pack', () => {
    const cards: RoleId[] = [
      'mystic-wolf',
      'werewolf',
      'villager',
      'seer',
      'robber',
      'drunk',
      'hunter',
      'insomniac',
    ];
    for (const { match } of evenings({ cards, seats: 5 })) {
      const looks = deedsOf(match, 0).filter(({ did }) => did === 'sawCard');
      expect(looks).toHaveLength(1);
      expect(looks[0]?.params).not.toMatchObject({ place: 1 });
    }
  });

  it('lays no harm on one it knows for a friend', () => {
    const cards: RoleId[] = [
      'assassin',
      'apprentice-assassin',
      'vampire',
      'count',
      'priest',
      'thing',
      'gremlin',
      'marksman',
    ];
    for (const { match } of evenings({ cards, seats: 5 })) {
      for (const { did, params } of stateOf(match).story)
        if (did === 'gaveMark' && 'mark' in params && params.mark === 'fear')
          expect([2, 3]).not.toContain(params.seat);
      expect(deedsOf(match, 0).some(({ did }) => did === 'gaveMark')).toBe(true);
    }
  });

  it('bitten, knows for friends those whose cards it saw, and for its own side the Clan', () => {
    let bitten = 0;
    for (const { match } of evenings({ cards: oneVampire, seats: 5 })) {
      for (let seat = 1; seat < 5; seat += 1) {
        const self = selfIn(see(match, seat));
        if (self === undefined || stateOf(match).checked?.[seat] !== 'vampire') continue;
        bitten += 1;
        if (!self.tale.deeds.some(({ did }) => did === 'swappedMarks')) expect(self.side).toBe('vampire');
        if (self.tale.deeds.some(({ params }) => params.place === 0)) expect(friendsOf(self)).toContain(0);
      }
    }
    expect(bitten).toBeGreaterThan(2);
  });

  it('plays what it became, as Copycat and as Doppelgänger', () => {
    const wolf = dealt({
      seats: 4,
      seed: 1,
      options: { deck: ['doppelganger', 'drunk', 'hunter', 'insomniac', 'seer', 'villager', 'werewolf'] },
      deal: ['doppelganger', 'werewolf', 'seer', 'villager', 'drunk', 'hunter', 'insomniac'],
    });
    playUntil(wolf, 'day', { 0: { do: 'copy', player: [1] } });
    expect(selfIn(see(wolf, 0))?.side).toBe('werewolf');
    const bat = dealt({
      seats: 3,
      seed: 1,
      options: { deck: ['copycat', 'marksman', 'priest', 'thing', 'gremlin', 'vampire'] },
      deal: ['copycat', 'marksman', 'priest', 'vampire', 'thing', 'gremlin'],
    });
    playUntil(bat, 'day', { 0: { do: 'copy', card: ['c1'] } });
    expect(selfIn(see(bat, 0))?.side).toBe('vampire');
  });

  it('that copied one of another side keeps that to itself, and whom it met', () => {
    const cards: RoleId[] = [
      'copycat',
      'count',
      'marksman',
      'priest',
      'thing',
      'vampire',
      'gremlin',
      'pickpocket',
    ];
    let copied = 0;
    for (const { match } of evenings({ cards, seats: 5 })) {
      const { story, claims } = stateOf(match);
      const card = story.find(({ by, did }) => by === 0 && did === 'copied')?.params;
      if (card === undefined || !('card' in card) || card.card !== 'vampire') continue;
      copied += 1;
      for (const { seat, said } of claims)
        if (seat === 0) {
          expect(['met', 'met-nobody']).not.toContain(said.do);
          expect(said).not.toMatchObject({ do: 'became', role: ['vampire'] });
          expect(said).not.toMatchObject({ do: 'gave-mark', mark: ['vampire'] });
        }
    }
    expect(copied).toBeGreaterThan(0);
  });

  it('that plays for itself wants its own end: a Tanner is rather pointed at than one who is not', () => {
    const cards: RoleId[] = [
      'tanner',
      'werewolf',
      'seer',
      'robber',
      'villager',
      'drunk',
      'hunter',
      'insomniac',
    ];
    let said = 0;
    for (const { match } of evenings({ cards, seats: 5 })) {
      const finger = votesOf(match)[0];
      expect(finger).not.toBe(0);
      if (stateOf(match).claims.some(({ seat }) => seat === 0)) said += 1;
    }
    expect(said).toBeGreaterThan(3);
  });

  it('that plays for itself as an Assassin points at whom it marked', () => {
    const cards: RoleId[] = [
      'assassin',
      'marksman',
      'priest',
      'thing',
      'gremlin',
      'pickpocket',
      'copycat',
      'vampire',
    ];
    let right = 0;
    let could = 0;
    for (const { match } of evenings({ cards, seats: 5 })) {
      const { story } = stateOf(match);
      const mark = story.find(({ by, did }) => by === 0 && did === 'gaveMark')?.params;
      const target = mark !== undefined && 'seat' in mark ? mark.seat : undefined;
      if (story.some(({ did, call }) => did === 'swappedMarks' && call !== 'assassin')) continue;
      could += 1;
      if (votesOf(match)[0] === target) right += 1;
    }
    expect(right).toBe(could);
  });
});

/** Plays by bots until a phase, but for what is set down. */
function playUntil(match: Match<OneNight>, phase: string, set: { readonly [seat: number]: Answer }): void {
  const rng = quick(7);
  const { seats } = match.start;
  while (see(match, 'table').view.phase !== phase) {
    let idle = true;
    for (let seat = 0; seat < seats; seat += 1) {
      const sight = see(match, seat);
      const prompt = sight.prompts.find(({ topic, mine }) => mine === null && topic.endsWith('.copy'));
      const own = set[seat];
      const move =
        prompt !== undefined && own !== undefined
          ? { prompt: prompt.number, answer: own }
          : (bot(sight, rng, { style, heard: [] }) as Move | undefined);
      if (move === undefined) continue;
      submit(match, { by: seat, ...move });
      idle = false;
    }
    const clock = idle ? clockOf(match) : null;
    if (clock !== null) submit(match, { elapsed: clock.step });
  }
}
