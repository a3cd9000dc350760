import { type Heard, isRemark, levels, playOut, type Style, tempers, usualStyle } from '@veillee/bots';
import { interval } from '@veillee/gamekit';
import { quick, type Seat, see, transcript } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { bot } from '../../src/bot/index.ts';
import { knewOf } from '../../src/bot/knew.ts';
import { chanceOf, mindOf } from '../../src/bot/mind.ts';
import { thoughtsOf } from '../../src/bot/thoughts.ts';
import { type Blood, blood, type CharacterId, campOf } from '../../src/index.ts';
import { story } from '../story.ts';
import { dealt, measured } from './measure.ts';

const sly: Style = { level: 'sly', temper: 'even' };

const said = (seat: Seat, about: Seat, camp: string): Heard => ({
  seat,
  phrase: { key: 'talk.camp.1', params: { seat: about, camp } },
});

describe('a bot of Blood', () => {
  it('counts the cards it does not see, and knows itself once none is left to doubt', () => {
    // Seat 0 sees three Humans of four and no Werewolf but one: of the five that are left four are Werewolves.
    const { match } = story('w1 h1 h2 h3 w2 | h4 w3');
    const mind = mindOf(see(match, 0), { style: usualStyle, heard: [] });
    expect(mind && chanceOf(mind, 'werewolf')).toBeCloseTo(3 / 4);
    const four = story('w1 h1 h2 h3 | w2 w3');
    const sure = mindOf(see(four.match, 0), { style: usualStyle, heard: [] });
    expect(sure && chanceOf(sure, 'werewolf')).toBe(1);
  });

  it('makes something of what others say it is', () => {
    const { match } = story('w1 h1 w2 h2 | h3 w3');
    const by = (heard: readonly Heard[]): number => {
      const mind = mindOf(see(match, 0), { style: sly, heard });
      return mind === undefined ? 0 : chanceOf(mind, 'werewolf');
    };
    expect(by([said(2, 0, 'werewolf')])).toBeGreaterThan(by([]));
    expect(by([said(1, 0, 'werewolf')])).toBeGreaterThan(by([]));
    expect(by([said(2, 0, 'human')])).toBeLessThan(by([]));
  });

  it('never brings the second token before itself, and speaks of camps and of no number', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const match = dealt(4 + (seed % 6), seed);
      const style = { level: levels[seed % 3] ?? 'sly', temper: tempers[seed % 4] ?? 'even' };
      playOut<Blood>(match, {
        styles: Array.from({ length: match.start.seats }, () => style),
        rng: quick(seed),
        policy(sight, rng, around) {
          const act = bot(sight, rng, around);
          if (act === undefined) return act;
          if (isRemark(act)) {
            const { params = {} } = act.say;
            expect(Object.keys(params).filter((name) => name !== 'seat' && name !== 'camp')).toEqual([]);
          } else if (act.answer.do.startsWith('token-')) {
            const other = sight.view.tokens.find(({ id }) => id !== act.answer.do);
            expect(other?.at === sight.chair && act.answer.player).not.toEqual([sight.chair]);
          }
          return act;
        },
      });
      expect(match.over).toBe(true);
    }
  });

  it('claims when all that are left are surely of its camp', () => {
    let claims = 0;
    for (let seed = 1; seed <= 40 && claims === 0; seed += 1) {
      const match = dealt(6, seed);
      playOut<Blood>(match, {
        styles: Array.from({ length: 6 }, () => sly),
        rng: quick(seed),
        policy(sight, rng, around) {
          const act = bot(sight, rng, around);
          if (act !== undefined && !isRemark(act) && act.answer.do === 'declare') {
            claims += 1;
            const alive = sight.view.cards.filter((_, seat) => sight.view.players[seat]?.alive);
            const camps = new Set(alive.flatMap((card) => (card === null ? [] : [campOf(card)])));
            expect(camps.size).toBe(1);
          }
          return act;
        },
      });
    }
    expect(claims).toBeGreaterThan(0);
  });

  it('hardly ever claims wrongly, though the points may be won by that', () => {
    const { claims, games } = measured({ players: 8, one: 'sly', others: 'sly', games: 80 });
    expect(claims.wrong).toBeLessThan(games / 8);
  });

  it('beats chance, and one camp of them the other; games do not drag', () => {
    const alone = measured({ players: 6, one: 'skilled', others: 'chance', games: 250 });
    expect(interval({ played: alone.games, won: alone.won })[0]).toBeGreaterThan(0.5);
    const together = measured({ players: 6, one: 'skilled', others: 'chance', games: 80, camps: true });
    expect(interval({ played: together.games, won: together.won })[0]).toBeGreaterThan(0.65);
    const { turns } = measured({ players: 6, one: 'skilled', others: 'skilled', games: 60 });
    expect(turns[30]).toBeLessThan(16);
  });

  it('goes by what it is told, and errs less than whoever only says how many there are of each camp', () => {
    const { brier } = measured({ players: 6, one: 'skilled', others: 'skilled', games: 80 });
    expect(brier).toBeLessThan(0.2);
  });

  it('tells after the end who it took itself for by the cards', () => {
    const match = dealt(5, 7);
    const styles = Array.from({ length: 5 }, () => sly);
    playOut<Blood>(match, { policy: bot, styles, rng: quick(7) });
    const script = transcript(match, 'table', { bots: [...styles.slice(0, 4), null] });
    if (!script.ok) throw new Error('there is no transcript');
    const told = thoughtsOf(script.value);
    expect(told.length).toBeGreaterThan(2);
    expect(told.map(({ seat }) => seat)).not.toContain(4);
    for (const { phrases } of told)
      for (const { key } of phrases)
        for (const text of Object.values(blood.text)) expect(text.words).toHaveProperty([key]);
    expect(thoughtsOf(script.value)).toEqual(told);

    // Who knew what is told of the person too: of oneself only, for all see the others' cards.
    const knew = knewOf(script.value);
    expect(knew.truth).toHaveLength(5);
    expect(knew.moments.length).toBeGreaterThan(2);
    const last = knew.moments.length - 1;
    for (let seat = 0; seat < 5; seat += 1) {
      const looked = knew.look(last, seat);
      expect(looked.filter((chance) => chance !== null).length).toBe(1);
      expect(looked[seat]).toBeGreaterThanOrEqual(0);
    }
    for (const { key } of [knew.asked, ...knew.moments])
      for (const text of Object.values(blood.text)) expect(text.words).toHaveProperty([key]);
  });
});

describe('what a bot of Blood does', () => {
  type Peeking = (own: CharacterId) => typeof bot;
  const honest: Peeking = () => bot;
  /** Claims the camp it cannot know. */
  const knowing: Peeking = (own) => (sight, rng, around) => {
    const act = bot(sight, rng, around);
    return act !== undefined && !isRemark(act) && campOf(own) === 'werewolf' && rng.below(2) === 0
      ? undefined
      : act;
  };
  /** The same but for what seat 0 cannot see: its own card and those under the tokens. */
  const played = (table: string, own: CharacterId, peeking: Peeking): readonly string[] => {
    const { match } = story(table, { hands: { 0: 'supper' }, options: { opening: 0 } });
    const acts: string[] = [];
    const chances = [0, 1, 2, 3, 4].map((seat) => quick(seat + 70));
    for (let look = 0; look < 8 && !match.over; look += 1)
      for (const seat of [0]) {
        const rng = chances[seat] ?? quick(seat);
        const act = peeking(own)(see(match, seat), rng, { style: usualStyle, heard: [said(2, 0, 'human')] });
        acts.push(JSON.stringify(act ?? null));
      }
    return acts;
  };

  it('is the same, look by look, whatever card it holds itself; one that peeked is caught', () => {
    const [one, other] = ['h3 h1 w1 h2 w2 | w3 h4', 'w3 h1 w1 h2 w2 | h3 h4'] as const;
    expect(played(other, 'werewolf-3', honest)).toEqual(played(one, 'human-3', honest));
    expect(played(other, 'werewolf-3', knowing)).not.toEqual(played(one, 'human-3', knowing));
  });
});
