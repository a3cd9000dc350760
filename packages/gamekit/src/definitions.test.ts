import { expect, it } from 'vitest';
import { copyOf, recordOf, type WordsOf, wordsOf } from './definitions.ts';

const offices = {
  priest: { words: { fr: { name: 'Prêtre' }, en: { name: 'Priest' } } },
  mayor: { words: { fr: { name: 'Maire', more: 'Oui' }, en: { name: 'Mayor', more: 'Yes' } } },
};

it('words that stand with definitions are what a further language has to give', () => {
  const elsewhere: WordsOf<typeof offices> = {
    priest: { name: 'Priester' },
    mayor: { name: 'Bürgermeister', more: 'Ja' },
  };
  expect(wordsOf(offices, 'en')).toEqual({
    priest: { name: 'Priest' },
    mayor: { name: 'Mayor', more: 'Yes' },
  });
  expect(Object.keys(elsewhere)).toEqual(Object.keys(wordsOf(offices, 'fr')));
});

it('a record has something for each of its keys', () => {
  expect(recordOf(['one', 'three'], (key) => key.length)).toEqual({ one: 3, three: 5 });
});

it('a copy shares neither lists nor records with what it was made from', () => {
  const night = { asleep: [1], pair: { first: 2, house: null as number | null }, prey: null, line: 'attack' };
  const seen = copyOf(night);
  expect(seen).toEqual(night);
  night.asleep.push(3);
  night.pair.house = 2;
  expect(seen).toEqual({ asleep: [1], pair: { first: 2, house: null }, prey: null, line: 'attack' });
});
