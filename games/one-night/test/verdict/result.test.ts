import { describe, expect, it } from 'vitest';
import { judge } from '../../src/verdict/judge.ts';
import { readPosition } from '../../src/verdict/position.ts';
import { toResult } from '../../src/verdict/result.ts';

function result(players: readonly object[]) {
  const read = readPosition({ game: 'one-night', players });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return toResult(read.value.names, judge(read.value.table));
}

describe('a verdict in words', () => {
  it('tells the whole chain in French and English, with the rules it rests on', () => {
    const told = result([
      { name: 'Ana', card: 'master', votes: 'Cleo' },
      { name: 'Bob', card: 'seer', mark: 'vampire', votes: 'Ana' },
      { name: 'Cleo', card: 'hunter', mark: 'plague', votes: 'Bob' },
      { name: 'Dan', card: 'thing', votes: 'Ana' },
    ]);
    expect(told).toMatchObject({
      mode: 'classic',
      tally: { Ana: 2, Bob: 1, Cleo: 1, Dan: 0 },
      dead: ['Bob', 'Cleo'],
      teams: ['village'],
      winners: ['Cleo', 'Dan'],
    });
    expect(
      told.reasons.map(({ rule, fr }) => `${rule} ${fr.replaceAll('\u00a0', ' ')}`),
    ).toMatchInlineSnapshot(`
      [
        "E2 Voix : Ana 2, Bob 1, Cleo 1.",
        "R58 Le Maître (Ana) est protégé : un autre Vampire, Bob, le pointe du doigt.",
        "F3 Partie classique : Vampires et Loups-Garous ne sont pas réunis à cette table.",
        "R17 Au-dessus, tous sont protégés : le vote tue Bob et Cleo à leur place (1 voix).",
        "G8 Bob a la marque du Vampire : c’est un Vampire du Clan, quelle que soit sa carte.",
        "F1.(3) Un monstre au moins est mort (Bob) : le Village gagne.",
        "R16 Ana a désigné Cleo, qui a la marque de Peste : pas de victoire.",
        "F5 Bob perd avec le Clan des Vampires.",
        "F5 Cleo gagne avec le Village.",
        "F5 Dan gagne avec le Village.",
      ]
    `);
    expect(told.reasons.map(({ stage, en }) => `${stage}: ${en}`)).toMatchInlineSnapshot(`
      [
        "votes: Votes: Ana 2, Bob 1, Cleo 1.",
        "protections: The Master (Ana) is protected by the finger of another Vampire, Bob.",
        "deaths: A classic game: Vampires and Werewolves are not both at this table.",
        "deaths: Everyone above is protected: in their place the vote kills Bob and Cleo (votes: 1).",
        "teams: Bob has the Vampire mark, and is a Vampire of the Clan whatever their card.",
        "teams: At least one monster died (Bob): the Village wins.",
        "players: Ana pointed at Cleo, who has the Plague mark: no win.",
        "players: Bob loses with the Vampire Clan.",
        "players: Cleo wins with the Village.",
        "players: Dan wins with the Village.",
      ]
    `);
  });

  it('sorts names by code point and gives every player a count', () => {
    const names = ['é', 'b', 'Z', '\u{1F43A}', '\uFFFD', '__proto__', 'bb'];
    const told = result(names.map((name) => ({ name, card: 'villager' })));
    expect(told.winners).toEqual(['Z', '__proto__', 'b', 'bb', 'é', '\uFFFD', '\u{1F43A}']);
    expect(Object.keys(JSON.parse(JSON.stringify(told)).tally).sort()).toEqual([...names].sort());
  });
});
