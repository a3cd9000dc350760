import { limits } from '@veillee/protocol';

/** A name fit to be shown: no control or invisible characters, no towers of accents; undefined if nothing is left. */
export function tidyName(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const name = [...text].slice(0, limits.name).join('').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : undefined;
}

/** How a name looks to somebody in a hurry. */
const likeness = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The same name, told apart from the others at the table: Ana, Ana 2, Ana 3. */
export function toldApart(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(likeness));
  if (!taken.has(likeness(name))) return name;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const longer = [...name].slice(0, limits.name - suffix.length).join('') + suffix;
    if (!taken.has(likeness(longer))) return longer;
  }
}

/** Old names for those who are none. */
export const botNames: readonly string[] = [
  'Ambroise',
  'Bérénice',
  'Clotaire',
  'Delphine',
  'Eustache',
  'Faustine',
  'Gaspard',
  'Hortense',
  'Ignace',
  'Joséphine',
  'Kléber',
  'Léontine',
  'Maurice',
  'Noémie',
  'Octave',
  'Philomène',
  'Quentin',
  'Rosalie',
  'Séraphin',
  'Théodora',
  'Urbain',
  'Victorine',
  'Wilfrid',
  'Xavière',
  'Yvon',
  'Zélie',
  'Anselme',
  'Blandine',
  'Casimir',
  'Dorothée',
  'Edmond',
  'Fernande',
  'Gédéon',
  'Henriette',
  'Isidore',
  'Jacinthe',
  'Ladislas',
  'Mélusine',
  'Narcisse',
  'Ondine',
];
