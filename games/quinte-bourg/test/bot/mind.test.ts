import { type Heard, type Level, usualStyle } from '@veillee/bots';
import { type Params, quick, type Seat, see } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { aimsAt } from '../../src/bot/asked.ts';
import { choose } from '../../src/bot/choose.ts';
import { type Mind, mindOf } from '../../src/bot/mind.ts';
import { remarkOf } from '../../src/bot/remarks.ts';
import { Village } from '../village.ts';

const people = [
  'villager voyeur',
  'alpha thief',
  'black brigand',
  'greedy scholar',
  'villager tinkerer',
  'villager sandman',
  'orpheus burglar',
  'villager dogTrainer',
];

const around = (heard: readonly Heard[], level: Level) => ({ style: { ...usualStyle, level }, heard });
function mindIn(village: Village, seat: Seat, heard: readonly Heard[] = [], level: Level = 'skilled'): Mind {
  const mind = mindOf(see(village.match, seat), around(heard, level));
  if (mind === undefined) throw new Error('it has no mind');
  return mind;
}
const said = (seat: Seat, id: string, params: Params): Heard => ({
  seat,
  phrase: { key: `talk.${id}.1`, params },
});
const does = (mind: Mind, topic: string, form: Parameters<typeof choose>[0]['form'], params: Params = {}) =>
  choose({ form, params }, aimsAt(topic) ?? {}, mind, quick(1))?.answer;

describe('the mind of a bot of Quinte-Bourg', () => {
  it('knows the pack from within, and from without only how many there may be', () => {
    const village = new Village(people).nextDay();
    const [from, without] = [mindIn(village, 1), mindIn(village, 4)];
    expect(from.pack(2)).toBe(1);
    expect(from.enmity(2)).toBe(-1);
    expect(from.enmity(4)).toBeGreaterThan(0.4);
    for (const seat of [1, 2, 3]) expect(without.pack(seat)).toBeCloseTo(without.pack(0), 1);
  });

  it('goes by a card it has seen, and tells the debate of it', () => {
    const village = new Village(people).to('snoopers').says(0, 'voyeur.look', { do: 'look', player: [1] });
    const mind = mindIn(village, 0);
    expect(mind.pack(1)).toBeGreaterThan(0.95);
    expect(mind.pack(4)).toBeLessThan(mindIn(village, 5).pack(4));
    village.until('debate');
    const remark = remarkOf(see(village.match, 0), mindIn(village, 0), around([], 'skilled'), quick(2));
    expect(remark?.say.key).toMatch(/^talk\.saw\./);
    expect(remark?.say.params).toEqual({ seat: 1, role: 'alpha' });
  });

  it('believes what is said as far as it believes who says it', () => {
    const village = new Village(people).nextDay();
    const accused = [said(0, 'saw', { seat: 5, role: 'black' })];
    const before = mindIn(village, 4).pack(5);
    expect(mindIn(village, 4, accused).pack(5)).toBeGreaterThan(before + 0.2);
    // Those of the pack know better, and one of them who says so of a villager is not believed by who saw the card.
    expect(mindIn(village, 1, accused).pack(5)).toBeLessThan(0.1);
    const liar = [said(1, 'saw', { seat: 5, role: 'black' })];
    const watcher = new Village(people).to('snoopers').says(0, 'voyeur.look', { do: 'look', player: [1] });
    expect(mindIn(watcher, 0, liar, 'sly').pack(5)).toBeLessThan(
      mindIn(watcher, 0, [], 'sly').pack(5) + 0.15,
    );
  });

  it('who hoards pays nothing that may be left', () => {
    const village = new Village(people).nextDay();
    const form = { pay: { fields: {} }, renounce: { fields: {} } };
    expect(does(mindIn(village, 3), 'wedding.pay', form)).toEqual({ do: 'renounce' });
    expect(does(mindIn(village, 4), 'wedding.pay', form)).toEqual({ do: 'pay' });
  });

  it('wants no law that has nobody executed where it hopes for the vote, and agrees to one where it fears it', () => {
    const village = new Village(people).nextDay();
    const heard = [said(0, 'saw', { seat: 2, role: 'black' })];
    const form = { accept: { fields: {} }, refuse: { fields: {} } };
    const asked = (seat: Seat, id: string) =>
      does(mindIn(village, seat, heard), 'senator.law', form, { law: { id, trait: null } });
    expect(asked(4, 'urnLost')).toEqual({ do: 'refuse' });
    expect(asked(1, 'urnLost')).toEqual({ do: 'accept' });
    expect(asked(4, 'ghostsVote')).toEqual({ do: 'accept' });
  });

  it('leaves at a vote whoever voted against themselves, who may win by it', () => {
    const { match } = new Village([...people, 'villager engineer', 'villager inventor']).nextDay();
    const sight = see(match, 4);
    const ballot = { key: 'vote.named', params: { voter: 6, players: [6] }, to: 'all' } as const;
    const seen = (facts: typeof sight.facts) => mindOf({ ...sight, facts }, around([], 'skilled'));
    const [before, after] = [seen(sight.facts), seen([...sight.facts, ballot])];
    expect(before?.execution(6)).toBe(before?.enmity(6));
    expect(after?.execution(6)).toBeLessThan((after?.enmity(6) ?? 0) - 0.3);
  });

  it('spares one of its own at a trial, and executes whom it takes for one of the pack', () => {
    const village = new Village(people).nextDay();
    const form = { spare: { fields: {} }, execute: { fields: {} } };
    expect(does(mindIn(village, 1), 'trial.vote', form, { player: 2 })).toEqual({ do: 'spare' });
    const heard = [said(0, 'saw', { seat: 2, role: 'black' })];
    expect(does(mindIn(village, 4, heard), 'trial.vote', form, { player: 2 })).toEqual({ do: 'execute' });
  });
});
