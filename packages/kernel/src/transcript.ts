import type { Chair } from './chair.ts';
import { isSeed } from './chance.ts';
import { begin, submit } from './engine.ts';
import type { Game, Input, Master, Spec } from './game.ts';
import { isRecord, type UnknownRecord } from './isRecord.ts';
import { LiveMatch, liveOf, Match, type Running, type Start } from './match.ts';
import { type Gender, isGender } from './people.ts';
import { type Refusal, refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Sight, see } from './see.ts';

/** The version of both formats below. */
const format = 1;

/** A whole match to keep, send and play again. */
export interface Transcript {
  readonly veillee: typeof format;
  readonly game: string;
  /** The version of the game's rules it was played under. */
  readonly rules: number;
  readonly options: object;
  readonly seats: number;
  readonly names?: readonly string[];
  /** How languages speak of them; none in those of former days. */
  readonly genders?: readonly (Gender | null)[];
  /** By seat, how those played who were bots; null: a person. */
  readonly bots?: readonly (object | null)[];
  readonly master: Master;
  readonly seed: string;
  readonly salt?: string;
  readonly deal?: unknown;
  readonly inputs: readonly Input[];
}

/** The transcript of a match that is over; before the end only a human master has it. */
export function transcript<G extends Spec>(
  match: Match<G>,
  by: Chair,
  more: Pick<Transcript, 'names' | 'genders' | 'salt' | 'bots'> = {},
): Result<Transcript, Refusal> {
  const { game, start, inputs, running, over } = liveOf(match);
  if (!over && !(by === 'master' && running.master === 'human')) return fail(refusal('transcript.early'));
  return ok({
    veillee: format,
    game: game.id,
    rules: game.rules,
    ...start,
    ...more,
    inputs: inputs.slice(),
  });
}

/** A transcript out of data that came from anywhere. */
export function readTranscript(data: unknown): Result<Transcript, Refusal> {
  if (!isRecord(data) || !Object.hasOwn(data, 'veillee')) return fail(refusal('transcript.malformed'));
  if (typeof data.veillee !== 'number') return fail(refusal('transcript.malformed'));
  if (data.veillee !== format) return fail(refusal('transcript.version', { version: data.veillee }));
  return isTranscript(data) ? ok(data) : fail(refusal('transcript.malformed'));
}

function isTranscript(data: UnknownRecord): data is UnknownRecord & Transcript {
  const { game, rules, options, seats, names, genders, bots, seed, salt, inputs, master } = data;
  return (
    typeof game === 'string' &&
    Number.isInteger(rules) &&
    isRecord(options) &&
    Number.isInteger(seats) &&
    typeof seed === 'string' &&
    (salt === undefined || typeof salt === 'string') &&
    (names === undefined || (Array.isArray(names) && names.every((name) => typeof name === 'string'))) &&
    (genders === undefined ||
      (Array.isArray(genders) && genders.every((one) => one === null || isGender(one)))) &&
    (bots === undefined || (Array.isArray(bots) && bots.every((bot) => typeof bot === 'object'))) &&
    (master === 'app' || master === 'human') &&
    Array.isArray(inputs)
  );
}

export interface Replayed<G extends Spec> {
  readonly match: Match<G>;
  /** Played under other rules than it was recorded under. */
  readonly otherRules: boolean;
}

/** Plays a transcript again; `after` is called at the start and after every input. */
export function replay<G extends Spec>(
  game: Game<G>,
  script: Transcript,
  after?: (match: Match<G>, input: Input | null) => void,
): Result<Replayed<G>, readonly Refusal[]> {
  if (script.game !== game.id) return fail([refusal('transcript.game', { game: script.game })]);
  const begun = begin(game, script);
  if (!begun.ok) return begun;
  const match = begun.value;
  after?.(match, null);
  for (const [index, input] of script.inputs.entries()) {
    const refused = submit(match, input);
    if (refused !== undefined) {
      return fail([refusal('transcript.refused', { index, because: refused.key }), refused]);
    }
    after?.(match, input);
  }
  return ok({ match, otherRules: script.rules !== game.rules });
}

/** Plays a transcript again as one chair saw it: a sight for each moment that changed something for it. */
export function replayAs<G extends Spec>(
  game: Game<G>,
  script: Transcript,
  chair: Chair,
): Result<readonly Sight<G['view']>[], readonly Refusal[]> {
  const sights: Sight<G['view']>[] = [];
  let before = '';
  const done = replay(game, script, (match) => {
    // A match steps in place: what was seen must be kept as it was.
    const now = JSON.stringify(see(match, chair));
    if (now !== before) sights.push(JSON.parse(now));
    before = now;
  });
  return done.ok ? ok(sights) : done;
}

/** A running match as text, to store and go on from under the same rules. */
export function snapshot<G extends Spec>(match: Match<G>): string {
  const { game, start, running, inputs, lines } = liveOf(match);
  return JSON.stringify({ veillee: format, game: game.id, rules: game.rules, start, running, inputs, lines });
}

export function restore<G extends Spec>(game: Game<G>, text: string): Result<Match<G>, Refusal> {
  const data: unknown = parsed(text);
  if (!isRecord(data) || data.veillee !== format) return fail(refusal('snapshot.malformed'));
  const { game: id, rules, start, running, inputs } = data;
  if (typeof id !== 'string' || !isStart<G>(start) || !isRunning<G>(running) || !Array.isArray(inputs))
    return fail(refusal('snapshot.malformed'));
  if (id !== game.id) return fail(refusal('transcript.game', { game: id }));
  if (rules !== game.rules)
    return fail(refusal('snapshot.rules', { rules: Number(rules), ours: game.rules }));
  const match = new LiveMatch(game, start, running);
  // Those of former days know no lines.
  const lines = Array.isArray(data.lines) ? data.lines : [];
  for (const [n, input] of inputs.entries()) {
    match.inputs.push(input);
    match.lines.push(lines[n] ?? null);
  }
  return ok(new Match(match));
}

/* A snapshot is our own writing, kept whole or not at all: these tell it from other data, and look no deeper. */
const isStart = <G extends Spec>(data: unknown): data is Start<G> => isRecord(data) && isSeed(data.seed);
const isRunning = <G extends Spec>(data: unknown): data is Running<G> => isRecord(data);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
