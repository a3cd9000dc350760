import { speak } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { text } from '../../src/text/index.ts';
import { names } from '../../src/words.ts';

const claimIds = Object.keys(names.fr.claims);

import { deal } from '../table.ts';

const table = () => deal({ Ana: 'seer', Bob: 'vampire', Cyd: 'robber' }, ['thing', 'minion', 'tanner']);
const marks = ['saw-mark', 'held-mark', 'swapped-marks', 'took-mark', 'gave-mark'];

describe('claims', () => {
  it('A4: by day anybody may say in public who he was and what he did, true or not', () => {
    const t = table().until('day');
    expect(t.claims('Bob', 'was', { role: 'robber' })).toBeUndefined();
    expect(t.claims('Bob', 'took-card', { player: 'Ana', role: 'seer' })).toBeUndefined();
    const said = t.sees('Cyd').view.claims;
    expect(said).toEqual([
      { number: 1, seat: 1, at: 1000, said: { do: 'was', role: ['robber'] } },
      { number: 2, seat: 1, at: 1000, said: { do: 'took-card', player: [0], role: ['seer'] } },
    ]);
  });

  it('A4: a claim is told to all in words', () => {
    const t = table().until('day');
    t.claims('Bob', 'saw-card', { player: 'Ana', role: 'seer' });
    const fact = t.sees('Cyd').facts.at(-1);
    expect(fact && speak(text.fr, fact, t.names)).toBe('Bob dit avoir vu la carte d’Ana\u00a0: Voyante.');
    expect(fact && speak(text.en, fact, t.names)).toMatch(/^Bob .* Ana/);
  });

  it('A4: a claim can be taken back by who made it, and by nobody else', () => {
    const t = table().until('day');
    t.claims('Bob', 'slept');
    expect(t.claims('Cyd', 'take-back', { claim: 1 })).toBe('answer.way');
    expect(t.claims('Bob', 'take-back', { claim: 2 })).toBe('answer.option');
    expect(t.claims('Bob', 'take-back', { claim: 1 })).toBeUndefined();
    expect(t.sees('Ana').view.claims).toEqual([]);
    expect(t.announced().at(-1)).toBe('claim.takenBack Bob');
  });

  it('A4: there is nothing to claim in the dark, in the vote, or after the end', () => {
    const t = table().until('seer');
    expect([t.claims('Ana', 'slept'), t.until('vote').claims('Ana', 'slept')]).toEqual([
      'right.closed',
      'right.closed',
    ]);
    t.timeUp();
    expect(t.claims('Ana', 'slept')).toBe('match.over');
  });

  it('A4: every kind of claim is offered, about marks only where there are marks (R65), about laying artefacts only where there are any', () => {
    const rich = deal({ Ana: 'seer', Bob: 'vampire', Cyd: 'curator' }, ['thing', 'minion', 'tanner']);
    const [right] = rich.until('day').sees('Ana').rights;
    expect(Object.keys(right?.form ?? {}).sort()).toEqual([...claimIds].sort());
    const plain = deal({ Ana: 'seer', Bob: 'drunk', Cyd: 'robber' }, ['werewolf', 'minion', 'tanner']);
    const [without] = plain.until('day').sees('Ana').rights;
    expect(Object.keys(without?.form ?? {}).sort()).toEqual(
      claimIds.filter((id) => !marks.includes(id) && id !== 'laid-artefact').sort(),
    );
  });

  it('A4: a claim tells which centre card was seen, and where an artefact was laid', () => {
    const t = deal({ Ana: 'seer', Bob: 'curator', Cyd: 'robber' }, ['werewolf', 'minion', 'tanner']);
    t.until('day').claims('Ana', 'saw-centre', { card: 'c2', role: 'minion' });
    t.claims('Bob', 'laid-artefact', { player: 'Cyd' });
    const told = t.sees('Cyd').facts.slice(-2);
    expect(told.map((fact) => speak(text.fr, fact, t.names))).toEqual([
      'Ana dit avoir vu la carte du centre n°\u00a02\u00a0: Sbire.',
      'Bob dit avoir posé un artefact devant Cyd.',
    ]);
    expect(told.map((fact) => speak(text.en, fact, t.names))).toEqual([
      'Ana claims to have seen centre card 2: Minion.',
      'Bob claims to have laid an artefact in front of Cyd.',
    ]);
  });

  it('R74: the Werewolf lying across is public, so it can be claimed where the deck has no plain one', () => {
    const t = deal({ Ana: 'copycat', Bob: 'alpha-wolf', Cyd: 'robber' }, ['thing', 'minion', 'tanner']);
    t.until('copycat').answers('Ana', 'copy', 'across').until('day');
    expect(t.claims('Ana', 'became', { role: 'werewolf' })).toBeUndefined();
    expect(t.claims('Cyd', 'took-card', { player: 'Bob', role: 'werewolf' })).toBeUndefined();
  });

  it('A4: a claim names only characters of the public deck', () => {
    const t = table().until('day');
    expect(t.claims('Ana', 'was', { role: 'gremlin' })).toBe('answer.option');
    expect(t.claims('Ana', 'saw-centre', { card: 'c2', role: 'tanner' })).toBeUndefined();
  });
});
