import { speak } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import type { Journey } from '../../src/story.ts';
import { text } from '../../src/text/index.ts';
import { deal, type Told } from '../table.ts';

/** A night in which cards and marks travel. */
function told(): Told {
  const t = deal({ Ana: 'robber', Bob: 'vampire', Cyd: 'pickpocket', Dan: 'drunk', Eve: 'copycat' }, [
    'seer',
    'gremlin',
    'priest',
  ]);
  t.until('copycat').answers('Eve', 'copy', 'c1').until('vampires').answers('Bob', 'bite', 'Dan');
  t.until('seer').answers('Eve', 'player', 'Bob').until('robber').answers('Ana', 'rob', 'Bob');
  t.until('pickpocket').answers('Cyd', 'steal', 'Dan').until('drunk').answers('Dan', 'take', 'c2');
  t.votes({ Ana: 'Cyd', Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana', Eve: 'Ana' });
  return t;
}
function path(journeys: readonly Journey[] | undefined, i: number): string {
  const { what, stops } = journeys?.[i] ?? { what: 'nothing', stops: [] };
  return `${what}: ${stops.map(({ at, call }) => (call ? `${at} (${call})` : at)).join(', ')}`;
}

describe('the story of the night', () => {
  it('A4: after the end everybody reads what was done, call by call', () => {
    const end = told().sees('Cyd').view.end;
    expect(end?.story.map(({ call, by, did }) => `${call} ${by} ${did}`)).toEqual([
      'copycat 4 copied',
      'vampires 1 metVampires',
      'vampires 1 gaveMark',
      'seer 4 sawCard',
      'robber 0 swappedCards',
      'robber 0 sawCard',
      'pickpocket 2 swappedMarks',
      'pickpocket 2 passed',
      'drunk 3 swappedCards',
    ]);
  });

  it('A4: in words of both languages, without a slot left open', () => {
    const t = told();
    const said = t.sees('Cyd').view.end?.story.map(({ by, did, params }) => ({
      key: `story.${did}`,
      params: { by, ...params },
    }));
    const french = said?.map((phrase) => speak(text.fr, phrase, t.names));
    expect(french?.[0]).toBe('Eve regarde la carte du centre n°\u00a01 et copie la Voyante.');
    expect(french?.[2]).toBe('Bob mord Dan.');
    for (const phrase of said ?? []) expect(speak(text.en, phrase, t.names)).not.toMatch(/[{}]|undefined/);
  });

  it('A4: every card’s journey is told, from where it was dealt to where it lies', () => {
    const t = told();
    const cards = t.sees('Ana').view.end?.cards;
    expect(cards).toHaveLength(8);
    expect(path(cards, 0)).toBe('robber: 0, 1 (robber)');
    expect(path(cards, 1)).toBe('vampire: 1, 0 (robber)');
    expect(path(cards, 3)).toBe('drunk: 3, c2 (drunk)');
    expect(path(cards, 6)).toBe('gremlin: c2, 3 (drunk)');
    expect(path(cards, 4)).toBe('copycat: 4');
  });

  it('A4: and every mark’s, the board’s included', () => {
    const t = told();
    const marks = t.sees('Ana').view.end?.marks;
    expect(path(marks, 3)).toBe('clarity: 3, vampire (vampires)');
    expect(path(marks, 2)).toBe('clarity: 2, 3 (pickpocket)');
    const bite = marks?.findIndex(({ what }) => what === 'vampire') ?? -1;
    expect(path(marks, bite)).toBe('vampire: vampire, 3 (vampires), 2 (pickpocket)');
  });

  it('A4: a shift of the Idiot is a step of every card that moved', () => {
    const t = deal({ Ana: 'village-idiot', Bob: 'seer', Cyd: 'hunter', Dan: 'robber' }, [
      'werewolf',
      'minion',
      'tanner',
    ]);
    t.until('village-idiot').answers('Ana', 'left');
    t.votes({});
    const cards = t.sees('Ana').view.end?.cards;
    expect([1, 2, 3].map((i) => path(cards, i))).toEqual([
      'seer: 1, 2 (village-idiot)',
      'hunter: 2, 3 (village-idiot)',
      'robber: 3, 1 (village-idiot)',
    ]);
    expect(t.sees('Ana').view.end?.marks).toEqual([]);
  });

  it('G8: what counts is the card, mark and artefact now in front of a player', () => {
    const end = told().sees('Ana').view.end;
    expect(end?.players.map(({ card, mark }) => `${card} ${mark}`)).toEqual([
      'vampire clarity',
      'robber clarity',
      'pickpocket vampire',
      'gremlin clarity',
      'copycat clarity',
    ]);
    expect(end?.centre).toEqual(['seer', 'drunk', 'priest']);
  });

  it('G8: each card’s origin is kept: what began in the centre is known to have', () => {
    const players = told().sees('Ana').view.end?.players;
    expect(players?.map(({ fromCentre }) => fromCentre)).toEqual([false, false, false, true, false]);
    expect(players?.[4]?.copied).toBe('seer');
  });
});
