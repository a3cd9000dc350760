import { paceOf, proceed } from './agenda.ts';
import { asked, askedOf, reply, replyForAll } from './answering.ts';
import { type Chair, isSeat } from './chair.ts';
import { isSeed } from './chance.ts';
import { type Answer, type Form, misfit, type Say, say, type Way } from './form.ts';
import type { Game, Input, Master, Right, Setup, Spec } from './game.ts';
import { isRecord, type UnknownRecord } from './isRecord.ts';
import { type Line, LiveMatch, liveOf, Match } from './match.ts';
import { type Refusal, refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { asFitting } from './topic.ts';
import { undo } from './undoing.ts';

/** Deals a match and goes on to the first moment somebody or some time is waited for. */
export function begin<G extends Spec>(game: Game<G>, setup: Setup): Result<Match<G>, readonly Refusal[]> {
  const { seats, seed, options = {}, deal, master = 'app' } = setup;
  if (!isSeed(seed)) return fail([refusal('seed.malformed')]);
  if (!Number.isInteger(seats) || seats < 1 || seats > 1000) return fail([refusal('seats.malformed')]);
  if (!isMaster(master)) return fail([refusal('master.malformed')]);
  const checked = game.check(options, seats, deal);
  if (!checked.ok) return checked;
  const match = new LiveMatch(game, { ...checked.value, seats, seed, master });
  proceed(match);
  return ok(new Match(match));
}

const isMaster = (value: unknown): value is Master => value === 'app' || value === 'human';

/**
 * Takes one input. Everything is checked first; a refused input changes nothing.
 * An accepted one belongs to the match from then on.
 */
export function submit<G extends Spec>(held: Match<G>, input: Input): Refusal | undefined {
  const match = liveOf(held);
  const wrong = malformed(input);
  if (wrong !== undefined) return wrong;
  const line = lineOf(match, input);
  const refused = applyInput(match, input);
  if (refused !== undefined) return refused;
  match.inputs.push(input);
  match.lines.push(line);
  return undefined;
}

/** Where an input comes and what it answers, as the ledger has it. */
function lineOf<G extends Spec>(match: LiveMatch<G>, input: Input): Line {
  const { top } = match;
  const { topic, params } = matterOf(match, input);
  const where = { line: top?.open?.seq ?? 0, step: top?.step.type ?? '', topic };
  return params === undefined ? where : { ...where, params };
}

function matterOf<G extends Spec>(match: LiveMatch<G>, input: Input): Pick<Line, 'topic' | 'params'> {
  if ('topic' in input) {
    const { topic, seats } = input;
    const [seat] = Array.isArray(seats) ? seats : [];
    return (seat === undefined ? undefined : askedOf(match, seat, topic)?.asked.question) ?? { topic };
  }
  if (!('prompt' in input)) return { topic: null };
  const { prompt } = input;
  if (typeof prompt !== 'number') return { topic: prompt };
  return asked(match, input.for ?? input.by, prompt)?.asked.question ?? { topic: null };
}

export function applyInput<G extends Spec>(match: LiveMatch<G>, input: Input): Refusal | undefined {
  if ('undo' in input) return undo(match, input.undo, input.reason, applyInput);
  if (match.over) return refusal('match.over');
  match.table.at = input.at ?? null;
  match.table.by = 'by' in input ? input.by : 'seats' in input ? 'master' : null;
  if ('elapsed' in input) return elapse(match, input.elapsed);
  if ('master' in input) return handOver(match, input.master);
  return 'seats' in input ? replyForAll(match, input) : answer(match, input);
}

/** The kinds of input, each by the field that names it, and all its fields. */
const shapes = {
  answer: new Set(['by', 'for', 'prompt', 'answer', 'at']),
  seats: new Set(['seats', 'topic', 'given', 'at']),
  elapsed: new Set(['elapsed', 'at']),
  undo: new Set(['undo', 'reason', 'at']),
  master: new Set(['master', 'at']),
};

function shapeOf(input: object): ReadonlySet<string> | undefined {
  if ('answer' in input) return shapes.answer;
  if ('elapsed' in input) return shapes.elapsed;
  if ('seats' in input) return shapes.seats;
  if ('undo' in input) return shapes.undo;
  return 'master' in input ? shapes.master : undefined;
}

/** Made of its own fields only: nothing inherited can pass for one. */
function isPlain(input: unknown): input is UnknownRecord {
  if (!isRecord(input)) return false;
  const parent: unknown = Object.getPrototypeOf(input);
  return parent === Object.prototype || parent === null;
}

function malformed(input: unknown): Refusal | undefined {
  if (!isPlain(input)) return refusal('input.malformed');
  const known = shapeOf(input);
  if (known === undefined) return refusal('input.malformed');
  for (const key in input) if (!known.has(key)) return refusal('input.malformed');
  const { at: time, reason } = input;
  if (time !== undefined && !(typeof time === 'number' && Number.isFinite(time) && time >= 0))
    return refusal('input.malformed');
  if (known === shapes.undo && (typeof reason !== 'string' || reason.length > 300))
    return refusal('input.malformed');
  return undefined;
}

type Answering = Extract<Input, { readonly answer: Answer }>;

function answer<G extends Spec>(match: LiveMatch<G>, input: Answering): Refusal | undefined {
  const { by, prompt } = input;
  const { seats } = match.start;
  if (by !== 'master' && !isSeat(by, seats)) return refusal('chair.unknown');
  if (by === 'master' && match.running.master !== 'human') return refusal('master.absent');
  if (input.for !== undefined && (by !== 'master' || !isSeat(input.for, seats)))
    return refusal('chair.notYours');
  const chair = input.for ?? by;
  if (typeof prompt === 'number') return reply(match, chair, prompt, input.answer);
  if (typeof prompt === 'string') return invoke(match, chair, prompt, input.answer);
  return refusal('input.malformed');
}

/** The use of a right, or a correction by the master. */
function invoke<G extends Spec>(
  match: LiveMatch<G>,
  chair: Chair,
  topic: string,
  given: Answer,
): Refusal | undefined {
  // After `restore` nothing has run yet: a right's chance is that of the step it is used in.
  match.seq = match.top?.open?.seq ?? 0;
  const right = rightsOf(match, chair).find((offered) => offered.topic === topic);
  if (right !== undefined) {
    const wrong = misfit(right.form, given);
    if (wrong !== undefined) return wrong;
    match.game.rights?.use(match.table, chair, topic, given);
    proceed(match);
    return undefined;
  }
  const correction = correctionsOf(match, chair).find((offered) => offered.topic === topic);
  if (correction === undefined) return refusal('right.closed');
  const wrong = misfit(correction.form, given);
  if (wrong !== undefined) return wrong;
  match.table.tell('master', 'master.corrected', { topic, reason: asFitting<Reasoned>(given).reason });
  match.game.corrections?.use(match.table, chair, topic, given);
  proceed(match);
  return undefined;
}

const none: readonly Right[] = [];

export function rightsOf<G extends Spec>(match: LiveMatch<G>, chair: Chair): readonly Right[] {
  const { game, running, top } = match;
  if (top === undefined || game.rights === undefined) return none;
  if (chair === 'master' && running.master !== 'human') return none;
  return game.rights.offer(running.state, top.step, chair);
}

/** A correction is a right of the human master, with a reason. */
export function correctionsOf<G extends Spec>(match: LiveMatch<G>, chair: Chair): readonly Right[] {
  const { game, running, top } = match;
  if (chair !== 'master' || running.master !== 'human') return none;
  if (top === undefined || game.corrections === undefined) return none;
  return game.corrections
    .offer(running.state, top.step, chair)
    .map((right) => ({ ...right, form: reasoned(right.form) }));
}

/** What every way of a correction asks for besides. */
type Reasoned = { readonly [way: string]: Way<{ readonly reason: Say }> };

function reasoned(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form).map(([name, way]) => [
      name,
      { ...way, fields: { ...way.fields, reason: say(300, 1) } },
    ]),
  );
}

/** The present step's time is up. */
function elapse<G extends Spec>(match: LiveMatch<G>, step: number): Refusal | undefined {
  const frame = match.top;
  if (frame === undefined || frame.open === null || step !== frame.open.seq + match.epoch.begun)
    return refusal('time.stale');
  if (paceOf(match, frame.step) === undefined) return refusal('time.none');
  frame.open.expired = true;
  proceed(match, true);
  return undefined;
}

function handOver<G extends Spec>(match: LiveMatch<G>, master: Master): Refusal | undefined {
  if (!isMaster(master)) return refusal('master.malformed');
  match.running.master = master;
  match.table.master = master;
  match.table.tell('all', 'master.changed', { master });
  match.seq = match.top?.open?.seq ?? 0;
  match.game.handedOver?.(match.table);
  proceed(match);
  return undefined;
}
