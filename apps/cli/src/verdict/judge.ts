import type { Judgement } from '@veillee/gamekit';
import { games } from '@veillee/games';
import { isRecord, type Lang } from '@veillee/kernel';
import { UsageError } from '../command.ts';
import { type Entry, entryAtHand, entryNamed } from '../games.ts';
import { inWords } from '../inWords.ts';
import { words } from '../words/index.ts';

export interface JudgedText {
  readonly ok: true;
  readonly entry: Entry;
  readonly judged: Judgement;
}
export type Answered = JudgedText | { readonly ok: false; readonly error: string };

/** Judges a position of whichever game it says it is of, at once where the game is at hand; faults are told in words. */
export function judgeText(text: string, lang: Lang): Answered | Promise<Answered> {
  const say = words[lang].verdict;
  let position: unknown;
  try {
    position = JSON.parse(text);
  } catch {
    return { ok: false, error: say.noJson };
  }
  const game = gameOf(position);
  if (typeof game !== 'string') return { ok: false, error: say.noGame };
  const entry = entryAtHand(game);
  return entry === undefined ? judgeFirst(game, position, lang) : judgeBy(entry, position, lang);
}

async function judgeFirst(game: string, position: unknown, lang: Lang): Promise<Answered> {
  try {
    return judgeBy(await entryNamed(game), position, lang);
  } catch (error) {
    if (error instanceof UsageError) return { ok: false, error: error.words[lang] };
    throw error;
  }
}

function judgeBy(entry: Entry, position: unknown, lang: Lang): Answered {
  if (entry.judged === undefined) return { ok: false, error: words[lang].verdict.noVerdict(entry.id) };
  const result = entry.judged.judge(position);
  if (result.ok) return { ok: true, entry, judged: result.value };
  return { ok: false, error: inWords(result.error, entry.game.text[lang]) };
}

/** A position that names no game, or is none at all, is for the usual one to judge or refuse. */
function gameOf(position: unknown): unknown {
  const [usual] = games;
  return isRecord(position) ? (position.game ?? usual.id) : usual.id;
}
