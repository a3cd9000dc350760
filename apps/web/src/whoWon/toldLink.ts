import { endFragment } from '../line/address.ts';
import { type Asked, askedIn } from './kept.ts';
import type { Answers } from './sheet.ts';

/** A told end as an address: whoever opens it needs nothing else, and no server sees what stands behind the #. */

/** Longer ones were made by nobody here. */
const longest = 20_000;

const bare = (answers: Answers): { readonly answers: Answers } => ({ answers });

/** What was told and what it was told of; how far anybody has come stays here. */
function written({ table, walk, night }: Asked): string {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ table, walk: bare(walk.answers), night: bare(night.answers) }),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export const addressOfEnd = (asked: Asked, page: string): string =>
  `${page.replace(/#.*$/, '')}${endFragment(written(asked))}`;

/** What a link says; null: nothing that anybody can have told. */
export function endIn(text: string): Asked | null {
  if (text.length > longest) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const asked = askedIn(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return asked === null ? null : { ...asked, answered: true, ledger: null };
  } catch {
    return null;
  }
}
