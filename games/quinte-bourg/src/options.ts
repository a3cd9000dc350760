import { fail, ok, type Refusal, type Result, refusal } from '@veillee/kernel';
import { type Composition, checkComposition } from './composition.ts';
import { isOneOf, type OptionalId, optionalIds, type Weekday, weekdays } from './ids.ts';

/** Seconds for each kind of step. */
export interface Paces {
  readonly deal: number;
  /** A line of the opening or the night; every one alike, whoever acts. */
  readonly line: number;
  readonly lovers: number;
  readonly dream: number;
  /** A question in public. */
  readonly answer: number;
  readonly debate: number;
  readonly vote: number;
  readonly lastWords: number;
  readonly sunday: number;
  readonly master: number;
}

/** What the village agrees on before the deal. */
export interface Options {
  readonly start: Weekday;
  /** A composition known to all; null: suggested for the number of players (Q31), or secret with the deal. */
  readonly composition: Composition | null;
  readonly offices: readonly OptionalId[];
  readonly priest: 'capitalist' | 'traditional';
  /** Snoopers see both cards, or the camp card only (Q14). */
  readonly snoop: 'both' | 'camp';
  /** Who invokes by day is seen (Q48). */
  readonly openInvocations: boolean;
  /** Everybody sees only their own coins (Q32). */
  readonly privatePurses: boolean;
  /** Never, when a human master calls it, or from this week on (Q18). */
  readonly carnage: 'never' | 'master' | number;
  /** The Lovers learn that the Romantic knows them (Q26). */
  readonly romanticKnown: boolean;
  /** One of the six may be turned into a Reptilian: by chance when the app leads. */
  readonly turning: boolean;
  /** One after the other, or (in a slow game) all at the same time. */
  readonly voting: 'turn' | 'together';
  /** Players may speak of their roles, truly or not. */
  readonly talkOfRoles: boolean;
  /** The village stops after so many weeks at the latest. */
  readonly weeks: number;
  readonly pace: Paces;
}

export const minPlayers = 6;
export const maxPlayers = 40;

export const realTime: Paces = {
  deal: 120,
  line: 20,
  lovers: 30,
  dream: 30,
  answer: 60,
  debate: 600,
  vote: 30,
  lastWords: 15,
  sunday: 900,
  master: 300,
};
const hour = 3600;
/** For a camp week: hours and days instead of seconds. */
export const slowPace: Paces = {
  deal: 24 * hour,
  line: hour,
  lovers: hour,
  dream: hour,
  answer: 4 * hour,
  debate: 24 * hour,
  vote: 12 * hour,
  lastWords: 2 * hour,
  sunday: 24 * hour,
  master: 24 * hour,
};

export const defaults: Options = {
  start: 'monday',
  composition: null,
  offices: optionalIds,
  priest: 'capitalist',
  snoop: 'both',
  openInvocations: true,
  privatePurses: true,
  carnage: 'never',
  romanticKnown: false,
  turning: true,
  voting: 'turn',
  talkOfRoles: true,
  weeks: 12,
  pace: realTime,
};

export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any value as a short text, for a refusal. */
export const shown = (value: unknown): string => {
  if (typeof value === 'string') return value.slice(0, 60);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value;
};

type Checks = { readonly [option in keyof Options]: (value: unknown, seats: number) => Refusal[] };

const flag =
  (option: keyof Options) =>
  (value: unknown): Refusal[] =>
    typeof value === 'boolean' ? [] : [refusal('options.flag', { option })];

const oneOf =
  (option: keyof Options, ids: readonly string[]) =>
  (value: unknown): Refusal[] =>
    isOneOf(ids, value) ? [] : [refusal('options.choice', { option, choices: ids, value: shown(value) })];

const within = (option: string, from: number, to: number, value: unknown): Refusal[] =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to
    ? []
    : [refusal('options.number', { option, from, to })];

const mostWeeks = 52;
const longest = 7 * 24 * hour;

const checks: Checks = {
  start: oneOf('start', weekdays),
  composition: (value, seats) => (value === null ? [] : checkComposition(value, seats)),
  offices: (value) => {
    if (!Array.isArray(value)) return [refusal('options.offices')];
    const wrong = value.filter((office, i) => !isOneOf(optionalIds, office) || value.indexOf(office) !== i);
    return wrong.map((office) => refusal('options.office', { office: shown(office) }));
  },
  priest: oneOf('priest', ['capitalist', 'traditional']),
  snoop: oneOf('snoop', ['both', 'camp']),
  openInvocations: flag('openInvocations'),
  privatePurses: flag('privatePurses'),
  carnage: (value) => (value === 'never' || value === 'master' ? [] : within('carnage', 1, mostWeeks, value)),
  romanticKnown: flag('romanticKnown'),
  turning: flag('turning'),
  voting: oneOf('voting', ['turn', 'together']),
  talkOfRoles: flag('talkOfRoles'),
  weeks: (value) => within('weeks', 1, mostWeeks, value),
  pace: (value) => {
    if (!isRecord(value)) return [refusal('options.pace')];
    return Object.entries(value).flatMap(([part, seconds]) =>
      Object.hasOwn(realTime, part)
        ? within(`pace.${part}`, 0, longest, seconds)
        : [refusal('options.unknown', { option: `pace.${part}`.slice(0, 60) })],
    );
  },
};

/** Sound options, or every fault of them. */
export function checkOptions(raw: unknown, seats: number): Result<Options, readonly Refusal[]> {
  if (!isRecord(raw)) return fail([refusal('options.malformed')]);
  const faults: Refusal[] = [];
  if (seats < minPlayers || seats > maxPlayers)
    faults.push(refusal('options.players', { min: minPlayers, max: maxPlayers, players: seats }));
  for (const [name, value] of Object.entries(raw)) {
    if (name === 'pace' && value === 'slow') continue;
    if (!Object.hasOwn(checks, name)) faults.push(refusal('options.unknown', { option: name.slice(0, 60) }));
    else faults.push(...checks[name as keyof Options](value, seats));
  }
  if (faults.length > 0) return fail(faults);
  const pace = raw.pace === 'slow' ? slowPace : { ...realTime, ...(raw.pace as Partial<Paces> | undefined) };
  const voting = raw.pace === 'slow' ? { voting: 'together' as const } : {};
  return ok({ ...defaults, ...voting, ...(raw as Partial<Options>), pace });
}
