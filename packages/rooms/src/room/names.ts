import { fail, type Gender, ok, type Refusal, type Result, refusal } from '@veillee/kernel';
import { limits } from '@veillee/protocol';
import { likeness, skeleton } from './likeness.ts';

/** Letters and signs that leave no mark: fillers, blank patterns, selectors of a look, but for those of a picture. */
const unseen = /(?<!\p{ExtPict})\ufe0f|(?!\ufe0f)\p{DI}|[\p{C}\p{Zl}\p{Zp}\u2800\u{1d159}]/gu;

/** A name fit to be shown: no control or invisible characters, no towers of accents; undefined if nothing is left. */
export function tidyName(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .replace(/^[\p{M}\s]+/u, '')
    .trim();
  const name = [...text].slice(0, limits.name).join('').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : undefined;
}

/**
 * The name somebody will have at a table. The same as another's is told apart by a number; one that only looks like it
 * wants to deceive, and is refused.
 */
export function nameFor(typed: string, others: readonly string[]): Result<string, Refusal> {
  const tidy = tidyName(typed);
  if (tidy === undefined) return fail(refusal('name.malformed', { most: limits.name }));
  const name = toldApart(tidy, others);
  const like = imitated(name, others);
  return like === undefined ? ok(name) : fail(refusal('name.alike', { name: like }));
}

/** Whose name this one could be taken for, though it is another. */
export function imitated(name: string, others: readonly string[]): string | undefined {
  const bones = skeleton(name);
  return others.find((other) => skeleton(other) === bones);
}

/** The same name, told apart from the others at the table: Ana, Ana 2, Ana 3. */
export function toldApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(likeness));
  if (!taken.has(likeness(name))) return name;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const longer = [...name].slice(0, limits.name - suffix.length).join('') + suffix;
    if (!taken.has(likeness(longer)) && imitated(longer, others) === undefined) return longer;
  }
}

/** Old names for those who are none, and how languages speak of them. */
export const botNames: readonly (readonly [name: string, gender: Gender])[] = [
  ['Ambroise', 'he'],
  ['Bérénice', 'she'],
  ['Clotaire', 'he'],
  ['Delphine', 'she'],
  ['Eustache', 'he'],
  ['Faustine', 'she'],
  ['Gaspard', 'he'],
  ['Hortense', 'she'],
  ['Ignace', 'he'],
  ['Joséphine', 'she'],
  ['Kléber', 'he'],
  ['Léontine', 'she'],
  ['Maurice', 'he'],
  ['Noémie', 'she'],
  ['Octave', 'he'],
  ['Philomène', 'she'],
  ['Quentin', 'he'],
  ['Rosalie', 'she'],
  ['Séraphin', 'he'],
  ['Théodora', 'she'],
  ['Urbain', 'he'],
  ['Victorine', 'she'],
  ['Wilfrid', 'he'],
  ['Xavière', 'she'],
  ['Yvon', 'he'],
  ['Zélie', 'she'],
  ['Anselme', 'he'],
  ['Blandine', 'she'],
  ['Casimir', 'he'],
  ['Dorothée', 'she'],
  ['Edmond', 'he'],
  ['Fernande', 'she'],
  ['Gédéon', 'he'],
  ['Henriette', 'she'],
  ['Isidore', 'he'],
  ['Jacinthe', 'she'],
  ['Ladislas', 'he'],
  ['Mélusine', 'she'],
  ['Narcisse', 'he'],
  ['Ondine', 'she'],
];
