import type { Lang } from '@veillee/kernel';
import type { Entry, Judged } from '../games/entry.ts';
import { findGame, unknownGame, usual } from '../games.ts';
import { inWords } from '../inWords.ts';

export type Answered =
  | { readonly ok: true; readonly entry: Entry; readonly judged: Judged }
  | { readonly ok: false; readonly error: string };

/** Judges a position of whichever game it says it is of; its faults are told in words. */
export function judgeText(text: string, lang: Lang): Answered {
  let position: unknown;
  try {
    position = JSON.parse(text);
  } catch {
    return { ok: false, error: words[lang].json };
  }
  const game = gameOf(position);
  if (typeof game !== 'string') return { ok: false, error: words[lang].game };
  const entry = findGame(game);
  if (entry === undefined) return { ok: false, error: unknownGame(game).words[lang] };
  const result = entry.judge(position);
  if (result.ok) return { ok: true, entry, judged: result.value };
  return { ok: false, error: inWords(result.error, entry.game.text[lang]) };
}

/** A position that names no game, or is none at all, is for the usual one to judge or refuse. */
function gameOf(position: unknown): unknown {
  if (typeof position !== 'object' || position === null || !('game' in position)) return usual.id;
  return position.game ?? usual.id;
}

const words = {
  fr: { json: 'ce n’est pas du JSON', game: 'le nom du jeu («\u00a0game\u00a0») doit être un texte' },
  en: { json: 'it is not JSON', game: 'the name of the game (“game”) must be a text' },
};
