import type { Worded } from '../start/words.ts';

/** What may be asked of a house by whoever runs it, and what is answered (ADR 0012). */

export const tableStates = ['waiting', 'playing', 'paused', 'over', 'closed', 'aside', 'broken'] as const;
export type TableState = (typeof tableStates)[number];

export interface TableLine {
  readonly number: number;
  /** Lets one in: only where asked for, as are names. */
  readonly code?: string;
  readonly names?: readonly string[];
  /** Null where it was laid before that was noted. */
  readonly opened: number | null;
  readonly touched: number;
  readonly people: number;
  readonly bots: number;
  /** Open pages, of those who watch too. */
  readonly pages: number;
  readonly game: string | null;
  readonly state: TableState;
  readonly bytes: number;
}

export interface PersonFound {
  readonly tables: readonly number[];
  /** Where one of that name sits now: they are sent out. */
  readonly seated: number;
  readonly lines: number;
  readonly stories: number;
  readonly mentions: number;
  /** Tables that these rules cannot open: there nothing can be erased but the whole. */
  readonly unreadable: readonly number[];
}

/** Each deed: what is asked, and what comes of it. `sure`: otherwise it only says what it would do. */
export interface Deeds {
  tables: { asks: { readonly names: boolean; readonly codes: boolean }; told: readonly TableLine[] };
  close: { asks: { readonly table: string }; told: { readonly number: number; readonly pages: number } };
  open: { asks: { readonly table: string }; told: { readonly number: number } };
  delete: { asks: { readonly table: string; readonly sure: boolean }; told: TableLine };
  erasePerson: {
    asks: { readonly name: string; readonly table: string | null; readonly sure: boolean };
    told: PersonFound;
  };
  eraseStory: {
    asks: { readonly story: string; readonly sure: boolean };
    told: { readonly game: string; readonly at: number; readonly seats: number };
  };
  /** A copy beside the database, for whoever asked to take away. */
  copy: { asks: Record<never, never>; told: { readonly file: string } };
  /** A copy that lies beside the database takes its place; what it replaces is kept. */
  restore: { asks: { readonly file: string }; told: { readonly kept: string | null } };
}

export type Deed = keyof Deeds;
export type CareRequest<D extends Deed = Deed> = { [K in D]: { readonly do: K } & Deeds[K]['asks'] }[D];
export type CareAnswer<D extends Deed = Deed> =
  | { readonly ok: true; readonly told: Deeds[D]['told'] }
  | { readonly ok: false; readonly no: Worded };

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === 'string' && value.length <= 4096;
const flag: Check = (value) => typeof value === 'boolean';

const shapes: { readonly [D in Deed]: { readonly [K in keyof Deeds[D]['asks']]: Check } } = {
  tables: { names: flag, codes: flag },
  close: { table: text },
  open: { table: text },
  delete: { table: text, sure: flag },
  erasePerson: { name: text, table: (value) => value === null || text(value), sure: flag },
  eraseStory: { story: text, sure: flag },
  copy: {},
  restore: { file: text },
};

/** A line of the channel, if it is a request: it may come from another version than ours. */
export function readRequest(line: string): CareRequest | undefined {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('do' in data)) return undefined;
  const { do: deed, ...asks } = data as { do: unknown } & Record<string, unknown>;
  if (typeof deed !== 'string' || !Object.hasOwn(shapes, deed)) return undefined;
  const shape: { readonly [field: string]: Check } = shapes[deed as Deed];
  const fits = Object.entries(shape).every(([field, check]) => check(asks[field]));
  return fits ? (data as CareRequest) : undefined;
}

export const unreadableRequest: Worded = {
  fr: 'la maison ouverte ne comprend pas cette demande\u00a0: elle est d’une autre version',
  en: 'the house that is open does not understand this request: it is of another version',
};

export const houseIsClosing: CareAnswer<never> = {
  ok: false,
  no: {
    fr: 'la maison est en train de fermer\u00a0: réessaie dans un instant',
    en: 'the house is about to close: try again in a moment',
  },
};
