import { describe, expect, it } from 'vitest';
import { claimsAt, endsAt } from '../src/end.ts';
import type { Reading } from '../src/index.ts';
import { type Story, story } from './story.ts';

/** Accuses until `victim` is dead; the tokens go to the two first others alive who are not to die next. */
function kill(told: Story, victim: number): Story {
  while (told.alive.includes(victim) && !told.match.over) {
    told.open();
    const [first, second] = told.places;
    if (first !== victim) told.accuse('token-1', victim);
    else if (second !== victim) told.accuse('token-2', victim);
    if (told.asked(victim, 'trial.face')) told.dies(victim);
    if (told.asked(victim, 'trial.hand')) {
      const [a, b] = told.alive as [number, number];
      told.hands(victim, a, b);
    }
    told.end();
  }
  return told;
}

const tables = [
  'h1 w1 h2 w2 | h3 w3',
  'h1 w1 h2 w2 h3 | w3 h4',
  'h1 w1 h2 w2 h3 w3 | h4 w4',
  'h1 w1 h2 w2 h3 w3 h4 | w4 h5',
  'h1 w1 h2 w2 h3 w3 h4 w4 | h5 w5',
  'h1 w1 h2 w2 h3 w3 h4 w4 h5 | w5 h6',
];

/** The claim count met on the way, and the number of survivors at which a game ended. */
function playedOut(table: string, threshold: Reading): { claims: number[]; end: number } {
  const told = story(table, { options: { threshold } });
  const claims = new Set<number>();
  while (!told.match.over) {
    kill(told, told.alive.at(-1) as number);
    if (told.match.over) break;
    told.open();
    if (told.may(told.active, 'claim.declare')) claims.add(told.alive.length);
  }
  return { claims: [...claims], end: told.alive.length };
}

describe('the end', () => {
  it.each(tables)(
    'B9: by survivors (the usual reading): 2 or 3 left end it, one more may claim (%s)',
    (table) => {
      const seats = table.split('|')[0]?.trim().split(' ').length as number;
      const limit = seats <= 6 ? 2 : 3;
      expect(playedOut(table, 'survivors')).toEqual({ claims: [limit + 1], end: limit });
      expect(story(table).sees(0).view).toMatchObject({ endsAt: limit, claimsAt: limit + 1 });
    },
  );

  it.each(tables)('B9: by deaths: 2 or 3 dead end it, one less may claim (%s)', (table) => {
    const seats = table.split('|')[0]?.trim().split(' ').length as number;
    const dead = seats <= 6 ? 2 : 3;
    expect(playedOut(table, 'deaths')).toEqual({ claims: [seats - dead + 1], end: seats - dead });
  });

  it.each(tables)('B9: strictly: 1 or 2 left end it, 2 or 3 may claim (%s)', (table) => {
    const seats = table.split('|')[0]?.trim().split(' ').length as number;
    const limit = seats <= 6 ? 1 : 2;
    expect(playedOut(table, 'strict')).toEqual({ claims: [limit + 1], end: limit });
  });

  it('B9: the three readings side by side', () => {
    const at = (reading: Reading) => [4, 5, 6, 7, 8, 9].map((seats) => endsAt(reading, seats));
    expect(at('survivors')).toEqual([2, 2, 2, 3, 3, 3]);
    expect(at('deaths')).toEqual([2, 3, 4, 4, 5, 6]);
    expect(at('strict')).toEqual([1, 1, 1, 2, 2, 2]);
    expect([claimsAt('survivors', 4), claimsAt('deaths', 6), claimsAt('strict', 9)]).toEqual([3, 5, 3]);
  });

  it('shows everybody every character, those under the tokens and in the Wilderness', () => {
    const told = story('h1 w1 h2 w2 h3 | w3 h4', { options: { threshold: 'deaths' } });
    kill(kill(told, 4), 3);
    for (const chair of [0, 3, 'table'] as const) {
      const { view } = told.sees(chair);
      expect(view.cards).toEqual(told.state.players.map(({ card }) => card));
      expect(view.looked).toEqual(['werewolf-3', 'human-4']);
      expect(view.wilderness.cards).toEqual(['werewolf-4']);
    }
  });
});

describe('a tie at the end of a match', () => {
  const three = () =>
    story('h1 w1 h2 w2 | h3 w3').turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 0, 2);

  it('B21: is lost by the camp of the one whose turn brought the last death', () => {
    const told = three().turn('token-1', 1).turn('token-1', 0);
    expect(told.active).toBe(1);
    told.accuse('token-1', 2).dies(2);
    expect([told.match.over, told.alive]).toEqual([true, [0, 1]]);
    expect([told.reasons.includes('camp.tie'), told.winners]).toEqual([true, [0, 2]]);
  });

  it('B21: is lost by the camp of one who died in the own turn', () => {
    const told = three();
    expect(told.active).toBe(2);
    told.accuse('token-1', 2).dies(2);
    expect([told.reasons.includes('camp.tie'), told.winners]).toEqual([true, [1, 3]]);
  });
});

/** Seats 0, 1 and 2 survive with the tokens before 0 and 1, and it is the turn of seat `active`. */
function atClaim(table: string, active: number, hands = {}): Story {
  const told = kill(story(table, { hands }), 3);
  told.open();
  while (told.active !== active) {
    told.turn('token-1', told.places[0] === active || told.places[1] === active ? 2 : active).open();
  }
  return told;
}

describe('a claim', () => {
  it('that is right wins for the whole camp, dead or alive', () => {
    const told = atClaim('h1 h2 h3 w1 | w2 w3', 0).claims(0);
    expect(told.match.over).toBe(true);
    expect(told.winners).toEqual([0, 1, 2]);
    expect(told.reasons).toEqual([
      'ending.claimed',
      'players.won',
      'players.won',
      'players.won',
      'players.lost',
    ]);
  });

  it('counts the dead of the camp among the winners', () => {
    const told = kill(kill(story('h1 h2 w1 h3 h4 | w3 w4'), 2), 4).open();
    told.claims(told.active);
    expect([told.alive, told.winners]).toEqual([
      [0, 1, 3],
      [0, 1, 3, 4],
    ]);
  });

  it('that is wrong kills the claimer at once, and the points decide', () => {
    const told = atClaim('h1 h2 w2 w1 | h3 w3', 0).claims(0);
    expect([told.match.over, told.alive]).toEqual([true, [1, 2]]);
    expect(told.heard('table')).toContain('death.claim');
    expect(told.reasons.slice(0, 2)).toEqual(['ending.misclaimed', 'ending.counted']);
    expect(told.winners).toEqual([2, 3]);
  });

  it('is not for more survivors, nor for another’s turn', () => {
    const told = story('h1 w1 h2 w2 h3 w3 | h4 w4').open();
    expect(told.may(0, 'claim.declare')).toBe(false);
    const three = atClaim('h1 h2 h3 w1 | w2 w3', 0);
    expect([0, 1, 2, 3].map((seat) => three.may(seat, 'claim.declare'))).toEqual([true, false, false, false]);
    expect(three.tries(1, 'claim.declare', { do: 'declare' })?.key).toBe('right.closed');
  });

  it('B10: is made before the accusation only', () => {
    const told = atClaim('h1 h2 w2 w1 | h3 w3', 0);
    expect(told.may(0, 'claim.declare')).toBe(true);
    told.accuse('token-2', 0);
    expect([told.active, told.may(0, 'claim.declare')]).toEqual([0, false]);
  });

  it('B10: takes the place of the turn: no accusation follows', () => {
    const told = atClaim('h1 h2 w2 w1 | h3 w3', 0);
    const before =
      told.facts('table', 'token.placed').length + told.facts('table', 'token.placedAtHome').length;
    told.claims(0);
    expect(
      told.facts('table', 'token.placed').length + told.facts('table', 'token.placedAtHome').length,
    ).toBe(before);
    expect(told.sees(0).prompts).toEqual([]);
  });

  it('B5: a token in front of a wrong claimer goes back to the middle with its card', () => {
    const told = story('h1 h2 w2 w1 | h3 w3').turn('token-1', 3).accuse('token-2', 3).dies(3).hands(3, 0, 2);
    expect([told.active, told.places]).toEqual([2, [0, 2]]);
    told.open().claims(2);
    expect(told.places).toEqual([0, 'middle']);
    expect(told.facts('table', 'token.returned')).toEqual([{ player: 2, token: 'token-2' }]);
  });
});
