import { see } from '@veillee/kernel';
import { signs } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import type { ArtefactId } from '../../src/artefacts/index.ts';
import { deal, type Told } from '../table.ts';

/** By day: a shield before Cyd, Dan's card face up, an artefact on Bob's. */
function morning(artefact: ArtefactId): Told {
  const t = deal(
    { Ana: 'curator', Bob: 'seer', Cyd: 'hunter', Dan: 'insomniac', Eve: 'sentinel', Fay: 'revealer' },
    ['werewolf', 'minion', 'tanner'],
    { artefact },
  );
  t.until('sentinel').answers('Eve', 'shield', 'Cyd').until('revealer').answers('Fay', 'reveal', 'Dan');
  return t.until('curator').answers('Ana', 'place', 'Bob').until('day');
}
const spoken = (t: Told, name: string) => t.sees(name).facts.map(({ key }) => key);

describe('daybreak', () => {
  it('R67: the shield, a card face up and the backs of artefacts are public, nothing else', () => {
    const t = morning('void');
    expect(t.announced().slice(-4)).toEqual([
      'day.began',
      'day.shield Cyd',
      'day.faceUp Dan insomniac',
      'day.artefacts Bob',
    ]);
    const open = { shield: 2, faceUp: [{ seat: 3, card: 'insomniac' }], artefacts: [1] };
    expect(t.sees('Eve').view.table).toEqual(open);
    expect(see(t.match, 'table').view.table).toEqual(open);
  });

  it('R67: in the dark only open eyes see them, each from its own time on', () => {
    const t = deal({ Ana: 'sentinel', Bob: 'seer', Cyd: 'revealer', Dan: 'curator' }, [
      'hunter',
      'minion',
      'tanner',
    ]);
    t.until('sentinel').answers('Ana', 'shield', 'Bob').until('seer');
    expect(t.sees('Bob').view.table).toEqual({ shield: 1, faceUp: [], artefacts: [] });
    expect([t.sees('Ana').view.table, see(t.match, 'table').view.table]).toEqual([null, null]);
    t.until('revealer').answers('Cyd', 'reveal', 'Ana').until('curator').answers('Dan', 'place', 'Ana');
    expect(t.sees('Dan').view.table).toEqual({
      shield: 1,
      faceUp: [{ seat: 0, card: 'sentinel' }],
      artefacts: [0],
    });
  });

  it('R46: the holder sees his artefact and may say about it what he likes', () => {
    const t = morning('claw');
    expect(t.told('Bob')).toEqual(['sawArtefact claw']);
    expect(t.claims('Bob', 'hold-artefact', { artefact: 'void' })).toBeUndefined();
    expect(t.sees('Bob').view.me).toMatchObject({ dealt: 'seer', artefact: 'claw' });
  });

  it('A4: nobody may look at a card or mark by day: nothing of the kind is offered', () => {
    const t = morning('void');
    expect(t.asked('Bob')).toBe('day.enough');
    expect(t.offers('Bob')).toEqual({ yes: [] });
    expect(t.sees('Bob').rights.map(({ topic }) => topic)).toEqual(['day.claim']);
  });

  it('A4: the day may be cut short by agreement, and ends with its time otherwise', () => {
    const t = morning('void');
    for (const name of ['Ana', 'Bob', 'Cyd', 'Dan', 'Eve']) t.answers(name, 'yes');
    expect(t.phase).toBe('day');
    expect(t.sees('Fay').watched[0]?.answered).toEqual([0, 1, 2, 3, 4]);
    expect(t.answers('Fay', 'yes').phase).toBe('vote');
    expect(morning('void').timeUp().phase).toBe('vote');
  });
});

describe('talk (R81)', () => {
  const circle = (t: Told, name: string, id: string) => t.sees(name).circles.find((one) => one.id === id);

  it('R81: by day all speak and all read; in the dark nobody does', () => {
    const t = morning('void');
    expect(circle(t, 'Bob', 'talk')).toEqual({ id: 'talk', speaks: true, hears: true });
    expect(circle(t, 'Bob', 'reactions')).toEqual({ id: 'reactions', speaks: true, hears: true, signs });
    const dark = deal({ Ana: 'seer', Bob: 'hunter', Cyd: 'robber' }, ['werewolf', 'minion', 'tanner']);
    expect(dark.until('seer').sees('Ana').circles).toEqual([]);
  });

  it('R81: the Mask sends no messages and makes no claims, but may react', () => {
    const t = morning('mask');
    expect(circle(t, 'Bob', 'talk')).toEqual({ id: 'talk', speaks: false, hears: true });
    expect(circle(t, 'Bob', 'reactions')?.speaks).toBe(true);
    expect(t.sees('Bob').rights).toEqual([]);
    expect(t.claims('Bob', 'nothing')).toBe('right.closed');
    expect(t.asked('Bob')).toBe('day.enough');
  });

  it('R81: the Shroud writes and reads, but sees no reactions, face-up card or tokens', () => {
    const t = morning('shroud');
    expect(circle(t, 'Bob', 'talk')).toEqual({ id: 'talk', speaks: true, hears: true });
    expect(circle(t, 'Bob', 'reactions')).toEqual({ id: 'reactions', speaks: true, hears: false, signs });
    expect(t.sees('Bob').view.table).toBeNull();
    expect(spoken(t, 'Bob').filter((key) => key.startsWith('day.'))).toEqual(['day.began']);
    expect(spoken(t, 'Ana')).toContain('day.faceUp');
  });

  it('R81: the Shroud votes by seat, as everybody', () => {
    const t = morning('shroud').timeUp();
    expect(t.offers('Bob')).toEqual({ point: ['Ana', 'Cyd', 'Dan', 'Eve', 'Fay'] });
    expect(t.sees('Bob').view.table).toBeNull();
  });

  it('R81: once all is turned up, both are free again', () => {
    for (const artefact of ['mask', 'shroud'] as const) {
      const t = morning(artefact);
      t.votes({});
      expect(circle(t, 'Bob', 'talk')).toEqual({ id: 'talk', speaks: true, hears: true });
      expect(t.sees('Bob').view.table?.shield).toBe(2);
    }
  });
});
