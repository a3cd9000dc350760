import { isRemark, levels, tempers, usualStyle } from '@veillee/bots';
import { type Params, see, transcript } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { describe, expect, it } from 'vitest';
import { thoughtsOf } from '../../src/bot/thoughts.ts';
import { oneNight, type RoleId, roleIds, roles } from '../../src/index.ts';
import type { Claim } from '../../src/state.ts';
import { evening } from './table.ts';

const fastest = { scenario: 'nuit-tombante' };

/** What a remark about the record says, looked up in what had been declared. */
const onRecord: { readonly [about: string]: (claims: readonly Claim[], params: Params) => boolean } = {
  clash: (claims, { card, seats }) =>
    Array.isArray(seats) &&
    seats.length > 1 &&
    seats.every((seat) => said(claims, seat, 'was', { role: card })),
  denied: (claims, { by, seat, card, own }) =>
    card !== own &&
    said(claims, by, 'saw-card', { player: seat, role: card }) &&
    said(claims, seat, 'was', { role: own }),
  agrees: (claims, { by, seat, card }) =>
    said(claims, by, 'saw-card', { player: seat, role: card }) && said(claims, seat, 'was', { role: card }),
  centre: (claims, { by, seat, card }) =>
    said(claims, by, 'saw-centre', { role: card }) && said(claims, seat, 'was', { role: card }),
  taken: (claims, { by, seat }) => said(claims, by, 'took-card', { player: seat }),
  swapped: (claims, { by }) => said(claims, by, 'swapped-cards', {}),
  unheard: (claims, { seat }) => claims.every((claim) => claim.seat !== seat),
};

const said = (claims: readonly Claim[], who: unknown, what: string, about: object): boolean =>
  claims.some(
    (claim) =>
      claim.seat === who &&
      claim.said.do === what &&
      Object.entries(about).every(
        ([field, value]) => new Map(Object.entries(claim.said)).get(field)?.[0] === value,
      ),
  );

describe('an evening of bots that reason', () => {
  it('comes to its end at any level and temper, and nobody is ever refused', () => {
    levels.forEach((level, i) => {
      tempers.forEach((temper, j) => {
        const styles = Array.from({ length: 4 }, () => ({ level, temper }));
        const { match } = evening({ seats: 4, seed: 10 * i + j + 1, options: fastest, styles });
        expect(match.over).toBe(true);
      });
    });
  });

  it('is one in which they speak one after the other, from the beginning to the end of the day', () => {
    const first: number[] = [];
    for (let seed = 1; seed <= 6; seed += 1) {
      const { acted } = evening({ seats: 5, seed, options: fastest });
      const byDay = acted.filter(
        ({ phase, act }) => phase === 'day' && !isRemark(act) && act.prompt === 'day.claim',
      );
      first.push(new Set(byDay.slice(0, 5).map(({ seat }) => seat)).size);
      expect(byDay.length).toBeGreaterThan(4);
    }
    expect(Math.max(...first)).toBeLessThanOrEqual(5);
    expect(Math.min(...first)).toBeGreaterThan(1);
  });

  it('is one in which whoever is of the village tells what was, and who is not wears a card of the village', () => {
    let lies = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const { match } = evening({ seats: 5, seed, options: fastest }, 'vote');
      const state = stateOf(match);
      for (const { seat, said } of state.claims) {
        if (said.do !== 'was') continue;
        const card = state.faces[seat] as RoleId;
        if (roles[card].team === 'village') expect(said.role[0]).toBe(card);
        else {
          lies += 1;
          expect(roles[said.role[0]].team).toBe('village');
        }
      }
    }
    expect(lies).toBeGreaterThan(3);
  });

  it('is one in which they say more than they declare, in words that both languages have', () => {
    const said = new Set<string>();
    for (let seed = 1; seed <= 8; seed += 1)
      for (const { phrase } of evening({ seats: 5, seed, options: fastest }).heard) {
        said.add(phrase.key);
        for (const text of Object.values(oneNight.text)) expect(text.words).toHaveProperty([phrase.key]);
      }
    expect(said.size).toBeGreaterThan(5);
  });

  it('is one in which what is said of the record is on the record, also by those who lie, and never of oneself by name', () => {
    const checked = new Set<string>();
    for (let seed = 1; seed <= 10; seed += 1)
      for (const { seat, act, claims } of evening({
        seats: 6,
        seed,
        options: { scenario: 'echanges-a-gogo' },
      }).acted) {
        const [, about = '', id = ''] = isRemark(act) ? (/^talk\.(\w+)\.(\d)/.exec(act.say.key) ?? []) : [];
        const isSo = onRecord[about];
        if (!isRemark(act) || isSo === undefined) continue;
        expect(isSo(claims, act.say.params ?? {}), `${about} ${id}`).toBe(true);
        checked.add(about);
        const { by, seat: of, seats = [] } = act.say.params ?? {};
        expect([by, of, ...(Array.isArray(seats) ? seats : [])], `${about} ${id}`).not.toContain(seat);
      }
    expect(checked.size).toBeGreaterThan(2);
  });

  it('is told after the end as it was thought: each bot’s finger is the one it explains', () => {
    const styles = Array.from({ length: 5 }, () => usualStyle);
    const { match } = evening({ seats: 5, seed: 4, options: fastest, styles, hurried: true });
    const script = transcript(match, 'table', { bots: [...styles.slice(0, 4), null] });
    if (!script.ok) throw new Error('there is no transcript');
    const told = thoughtsOf(script.value);
    expect(new Set(told.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
    const votes = stateOf(match).votes ?? [];
    for (const { seat, phrases } of told)
      for (const { key, params = {} } of phrases) {
        for (const text of Object.values(oneNight.text)) expect(text.words).toHaveProperty([key]);
        if (key === 'thought.vote' || key === 'thought.whim') expect(params.seat).toBe(votes[seat]);
      }
  });

  it('can be played with any characters, also by those who believe in vain', () => {
    const deck = roleIds.filter((id) => !('notWithVampires' in roles[id] && roles[id].notWithVampires));
    for (let seed = 1; seed <= 14; seed += 1) {
      const seats = 3 + (seed % 8);
      const from = (seed * 7) % (deck.length - 13);
      const cards = deck.slice(from, from + seats + 3).filter((id) => id !== 'mason');
      while (cards.length < seats + 3) cards.push('werewolf');
      const werewolves = cards.filter((id) => id === 'werewolf').length;
      if (werewolves > 3) continue;
      const { match } = evening({ seats, seed, options: { deck: cards, extras: true } }, 'end', 60);
      expect(see(match, 'table').verdict?.reasons.length).toBeGreaterThan(0);
    }
  });
});
