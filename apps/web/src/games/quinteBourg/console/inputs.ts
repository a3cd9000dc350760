import type { Seat } from '@veillee/kernel';
import type { LedgerLine } from '@veillee/protocol';
import { backBy, type Mark } from '../../../prompt/undo.ts';
import type { Face } from '../../face.ts';
import type { Speaker } from '../../speaker.ts';
import { askWords, wayWords } from '../../words.ts';
import { consoleWords } from '../consoleWords.ts';

/** The inputs that still count and can be gone back to, the latest first. */
export function standingInputs(ledger: readonly LedgerLine[]): readonly LedgerLine[] {
  const last = ledger.at(-1)?.n ?? -1;
  const marks = ledger.flatMap(({ n, input }): readonly Mark[] =>
    'undo' in input ? [{ at: n + 1, to: input.undo }] : [],
  );
  const byNumber = new Map(ledger.map((line) => [line.n, line]));
  const found: LedgerLine[] = [];
  for (let steps = 1; steps <= ledger.length; steps += 1) {
    const to = backBy(last + 1, steps, marks);
    const line = to === undefined ? undefined : byNumber.get(to);
    if (line === undefined) break;
    found.push(line);
  }
  return found;
}

const seatsIn = ({ input }: LedgerLine): readonly Seat[] => {
  if ('seats' in input) return input.seats;
  if (!('by' in input)) return [];
  if (input.for !== undefined) return [input.for];
  return typeof input.by === 'number' ? [input.by] : [];
};

/** So many are named one by one. */
const most = 5;

/** What went in, in a few words: who, what was asked, how it was answered; null for time and the like. */
export function inputWords(line: LedgerLine, face: Face, say: Speaker): string | null {
  const { input, topic } = line;
  if (topic === null || !('given' in input || 'answer' in input)) return null;
  const answer = 'given' in input ? input.given : input.answer;
  const seats = seatsIn(line);
  const who =
    seats.length > most
      ? consoleWords[say.lang].several(seats.length)
      : say.list(seats.map((seat) => say.names[seat] ?? '…'));
  const asked = askedWords(line, topic, face, say);
  const picked = Object.entries(answer).flatMap(([field, value]) =>
    field === 'do'
      ? []
      : Array.isArray(value)
        ? value.map((one) =>
            typeof one === 'number' ? (say.names[one] ?? '…') : pickedWords(field, String(one), say),
          )
        : [String(value)],
  );
  const how = picked.length > 0 ? picked.join(', ') : wayWords(face, topic, answer.do, say);
  return [who, asked, how].filter(Boolean).join(' · ');
}

/** Something that was picked, by the kinds of thing it may be: a ledger keeps no forms. */
function pickedWords(field: string, option: string, say: Speaker): string {
  for (const kind of [field, 'given', 'face', 'office', 'speciality', 'role']) {
    try {
      const words = say.format(kind, option);
      if (words !== undefined) return words;
    } catch {
      // Nothing of this kind is called so: the next may be.
    }
  }
  return option;
}

/** What was asked; nothing where a game begun before has kept no more than its topic, and that does not word it. */
function askedWords({ params }: LedgerLine, topic: string, face: Face, say: Speaker): string {
  try {
    return askWords(face, topic, params, say);
  } catch {
    return '';
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A format takes longer to make than all its lines to write. */
function clockIn(lang: string): Intl.DateTimeFormat {
  const clock = clocks.get(lang) ?? new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' });
  clocks.set(lang, clock);
  return clock;
}

/** When something went in, by this device's own clock. */
export const hourOf = (at: number | null, lang: string): string =>
  at === null ? '' : clockIn(lang).format(at);
