import { expect, it } from 'vitest';
import { sayNote } from './note.ts';

const moved = { key: 'note.admitted', params: { name: 'Ambroise', by: 'Inès' } };

it('what the house tells the table is said to whoever it names', () => {
  expect(sayNote(moved, undefined, 'fr')).toBe(
    'Inès reconnaît Ambroise, qui reprend sa place sur un autre appareil.',
  );
  expect(sayNote(moved, 'Ambroise', 'fr')).toBe(
    'Inès te reconnaît\u00a0: tu reprends ta place sur un autre appareil.',
  );
  expect(sayNote(moved, 'Inès', 'fr')).toBe(
    'Tu reconnais Ambroise, qui reprend sa place sur un autre appareil.',
  );
  expect(sayNote({ key: 'note.left', params: { name: 'Bob' } }, 'Bob', 'en')).toBe('You leave the table.');
});
