import {
  either,
  field,
  flag,
  given,
  ifBlank,
  ifMissing,
  list,
  once,
  oneOf,
  optional,
  type Read,
  type Reader,
  read,
  record,
  route,
  whole,
} from '@veillee/gamekit';
import type { Refusal, Result } from '@veillee/kernel';
import { compositionFor } from './composition.ts';
import { weekdays } from './ids.ts';
import { optionalIds } from './offices/index.ts';
import { players } from './players.ts';
import { says } from './refusing.ts';

export const { min: minPlayers, max: maxPlayers } = players;
const mostWeeks = 52;
const hour = 3600;
const longest = 7 * 24 * hour;

const unknown = says('options.unknown', { option: route });
const yesOrNo = (usual: boolean): Reader<boolean> =>
  ifMissing(flag(says('options.flag', { option: field })), usual);
const choice = <const T extends string>(...choices: readonly T[]): Reader<T> =>
  oneOf(choices, says('options.choice', { option: field, choices, value: given }));
const number = (from: number, to: number): Reader<number> =>
  whole(from, to, says('options.number', { option: route, from, to }));
const seconds = (usual: number): Reader<number> => ifMissing(number(0, longest), usual);

/** Seconds for each kind of step. */
const paces = record(
  {
    deal: seconds(120),
    /** A line of the opening or the night; every one alike, whoever acts. */
    line: seconds(20),
    /** A whole night whose questions come together. */
    night: seconds(600),
    lovers: seconds(30),
    dream: seconds(30),
    /** A question in public. */
    answer: seconds(60),
    debate: seconds(600),
    vote: seconds(30),
    lastWords: seconds(15),
    sunday: seconds(900),
    master: seconds(300),
  },
  { malformed: says('options.pace'), unknown },
);
export type Paces = Read<typeof paces>;
export const realTime: Paces = paces.fallback;
/** For a camp week: hours and days instead of seconds. */
export const slowPace: Paces = {
  deal: 24 * hour,
  line: hour,
  night: 12 * hour,
  lovers: hour,
  dream: hour,
  answer: 4 * hour,
  debate: 24 * hour,
  vote: 12 * hour,
  lastWords: 2 * hour,
  sunday: 24 * hour,
  master: 24 * hour,
};

const wrongOffice = says('options.office', { office: given });

const optionsFor = (seats: number) =>
  record(
    {
      start: ifMissing(choice(...weekdays), 'monday'),
      /** A composition known to all; null: suggested for the number of players (Q31), or secret with the deal. */
      composition: ifBlank(compositionFor(seats), null),
      offices: ifMissing(
        list(once(oneOf(optionalIds, wrongOffice), wrongOffice), says('options.offices')),
        optionalIds,
      ),
      priest: ifMissing(choice('capitalist', 'traditional'), 'capitalist'),
      /** Snoopers see both cards, or the camp card only (Q14). */
      snoop: ifMissing(choice('both', 'camp'), 'both'),
      /** Who invokes by day is seen (Q48). */
      openInvocations: yesOrNo(true),
      /** Everybody sees only their own coins (Q32). */
      privatePurses: yesOrNo(true),
      /** Never, when a human master calls it, or from this week on (Q18). */
      carnage: ifMissing(either(['never', 'master'], number(1, mostWeeks)), 'never'),
      /** The Lovers learn that the Romantic knows them (Q26). */
      romanticKnown: yesOrNo(false),
      /** One of the six may be turned into a Reptilian: by chance when the app leads. */
      turning: yesOrNo(true),
      /** One after the other, or (in a slow game) all at the same time. */
      voting: optional(choice('turn', 'together')),
      /** A night line by line, or (in a slow game) all its questions within one time. */
      nights: optional(choice('lines', 'together')),
      /** Players may speak of their roles, truly or not. */
      talkOfRoles: yesOrNo(true),
      /** The village stops after so many weeks at the latest. */
      weeks: ifMissing(number(1, mostWeeks), 12),
      pace: ifMissing(either(['slow'], paces), realTime),
    },
    { malformed: says('options.malformed'), unknown },
  );
type Given = Read<ReturnType<typeof optionsFor>>;

/** What the village agrees on before the deal. */
export interface Options extends Omit<Given, 'voting' | 'nights' | 'pace'> {
  readonly voting: 'turn' | 'together';
  readonly nights: 'lines' | 'together';
  readonly pace: Paces;
}

/** In a slow game nobody waits for their turn, to vote or to be called. */
const settled = ({ pace, voting, nights, ...rest }: Given): Options =>
  pace === 'slow'
    ? { ...rest, voting: voting ?? 'together', nights: nights ?? 'together', pace: slowPace }
    : { ...rest, voting: voting ?? 'turn', nights: nights ?? 'lines', pace };

export const defaults: Options = settled(optionsFor(minPlayers).fallback);

/** Sound options, or every fault of them. */
export const checkOptions = (raw: unknown, seats: number): Result<Options, readonly Refusal[]> =>
  read(optionsFor(seats), raw, (read, at) => {
    if (seats < minPlayers || seats > maxPlayers)
      at.blame(says('options.players', { min: minPlayers, max: maxPlayers, players: seats }));
    return settled(read);
  });
