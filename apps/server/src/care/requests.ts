import { byLang, isRecord } from '@veillee/kernel';
import * as v from 'valibot';
import type { ServerWords } from '../text/fr/index.ts';
import { type Worded, worded } from '../text/index.ts';

/** What may be asked of a house by whoever runs it, and what is answered (ADR 0012). */

const text = v.pipe(v.string(), v.maxLength(4096));
const numbers = v.pipe(v.array(v.number()), v.readonly());

/** `aside`: it was set aside; `broken`: these rules cannot open it, which nobody has tried yet. */
const tableState = v.picklist(['waiting', 'playing', 'paused', 'over', 'closed', 'aside', 'broken']);

const tableLine = v.object({
  number: v.number(),
  /** Lets one in: only where asked for, as are names. */
  code: v.exactOptional(v.string()),
  names: v.exactOptional(v.array(v.string())),
  /** Null where it was laid before that was noted. */
  opened: v.nullable(v.number()),
  touched: v.number(),
  people: v.number(),
  bots: v.number(),
  /** Open pages, of those who watch too. */
  pages: v.number(),
  game: v.nullable(v.string()),
  state: tableState,
  bytes: v.number(),
});

const personFound = v.object({
  tables: numbers,
  /** Where one of that name sits now: they are sent out. */
  seated: v.number(),
  lines: v.number(),
  stories: v.number(),
  mentions: v.number(),
  /** Tables that these rules cannot open: there nothing can be erased but the whole. */
  unreadable: numbers,
});

/** Each task: what is asked, and what comes of it. `sure`: otherwise it only says what it would do. */
const tasks = {
  tables: {
    asks: v.object({ do: v.literal('tables'), names: v.boolean(), codes: v.boolean() }),
    told: v.array(tableLine),
  },
  close: {
    asks: v.object({ do: v.literal('close'), table: text }),
    told: v.object({ number: v.number(), pages: v.number() }),
  },
  open: {
    asks: v.object({ do: v.literal('open'), table: text }),
    told: v.object({ number: v.number() }),
  },
  delete: {
    asks: v.object({ do: v.literal('delete'), table: text, sure: v.boolean() }),
    told: tableLine,
  },
  erasePerson: {
    asks: v.object({ do: v.literal('erasePerson'), name: text, table: v.nullable(text), sure: v.boolean() }),
    told: personFound,
  },
  eraseStory: {
    asks: v.object({ do: v.literal('eraseStory'), story: text, sure: v.boolean() }),
    told: v.object({ game: v.string(), at: v.number(), seats: v.number() }),
  },
  /** A copy beside the database, for whoever asked to take away. */
  copy: { asks: v.object({ do: v.literal('copy') }), told: v.object({ file: v.string() }) },
  /** A copy that lies beside the database takes its place; what it replaces is kept. */
  restore: {
    asks: v.object({ do: v.literal('restore'), file: text }),
    told: v.object({ kept: v.nullable(v.string()) }),
  },
};

export type TableState = v.InferOutput<typeof tableState>;
export type TableLine = v.InferOutput<typeof tableLine>;
export type PersonFound = v.InferOutput<typeof personFound>;

export type CareTask = keyof typeof tasks;
export type CareRequest<D extends CareTask = CareTask> = {
  [K in D]: Readonly<v.InferOutput<(typeof tasks)[K]['asks']>>;
}[D];
export type CareTold<D extends CareTask> = v.InferOutput<(typeof tasks)[D]['told']>;
export type CareReply<T> =
  | { readonly ok: true; readonly told: T }
  | { readonly ok: false; readonly no: Worded };
export type CareAnswer<D extends CareTask = CareTask> = CareReply<CareTold<D>>;

const isTask = (name: unknown): name is CareTask => typeof name === 'string' && Object.hasOwn(tasks, name);

/** A line of the channel, if it is a request: it may come from another version than ours. */
export function readRequest(line: string): CareRequest | undefined {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isRecord(data) || !isTask(data.do)) return undefined;
  const read = v.safeParse(tasks[data.do].asks, data);
  return read.success ? read.output : undefined;
}

const refused = v.object({ ok: v.literal(false), no: v.object(byLang(() => v.string())) });

/** What an open house answered: it, too, may be of another version. */
export function readAnswer<D extends CareTask>(task: D, data: unknown): CareAnswer<D> {
  if (v.is(refused, data)) return data;
  const told = v.safeParse(tasks[task].told, isRecord(data) && data.ok === true ? data.told : undefined);
  return told.success ? { ok: true, told: told.output } : refusedCare(({ care }) => care.unreadableAnswer);
}

export const refusedCare = (say: (words: ServerWords) => string): CareAnswer<never> => ({
  ok: false,
  no: worded(say),
});

export const houseIsClosing: CareAnswer<never> = refusedCare(({ care }) => care.houseIsClosing);
