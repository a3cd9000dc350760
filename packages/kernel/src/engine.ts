import { agreed, paceOf, proceed, settle } from './agenda.ts';
import { at } from './at.ts';
import { type Chair, isSeat } from './chair.ts';
import { isSeed } from './chance.ts';
import { type Answer, type Form, misfit, type Say, say, type Way } from './form.ts';
import type { Game, Input, Master, Right, Setup, Spec } from './game.ts';
import { isRecord, type UnknownRecord } from './isRecord.ts';
import { type Asked, type Frame, LiveMatch, liveOf, Match } from './match.ts';
import { type Refusal, refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { asFitting } from './topic.ts';

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
  const refused = malformed(input) ?? applyInput(match, input);
  if (refused === undefined) match.inputs.push(input);
  return refused;
}

function applyInput<G extends Spec>(match: LiveMatch<G>, input: Input): Refusal | undefined {
  if ('undo' in input) return undo(match, input.undo, input.reason);
  if (match.over) return refusal('match.over');
  match.table.at = input.at ?? null;
  match.table.by = 'by' in input ? input.by : null;
  if ('elapsed' in input) return elapse(match, input.elapsed);
  if ('master' in input) return handOver(match, input.master);
  return answer(match, input);
}

/** The kinds of input, each by the field that names it, and all its fields. */
const shapes = {
  answer: new Set(['by', 'for', 'prompt', 'answer', 'at']),
  elapsed: new Set(['elapsed', 'at']),
  undo: new Set(['undo', 'reason', 'at']),
  master: new Set(['master', 'at']),
};

function shapeOf(input: object): ReadonlySet<string> | undefined {
  if ('answer' in input) return shapes.answer;
  if ('elapsed' in input) return shapes.elapsed;
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

/** An answer to a question that was put. */
function reply<G extends Spec>(
  match: LiveMatch<G>,
  chair: Chair,
  shown: number,
  given: Answer,
): Refusal | undefined {
  const frame = match.top;
  const number = shown - match.shiftOf(chair);
  for (const asked of frame?.open?.asked ?? []) {
    const k = asked.to.indexOf(chair);
    if (frame === undefined || k < 0 || asked.numbers[k] !== number || asked.question.feigned) continue;
    const wrong = misfit(asked.question.form, given);
    if (wrong === undefined) propose(match, frame, asked, k, given);
    return wrong;
  }
  return refusal('prompt.closed');
}

function propose<G extends Spec>(
  match: LiveMatch<G>,
  frame: Frame<G['step']>,
  asked: Asked,
  k: number,
  given: Answer,
): void {
  asked.proposals[k] = given;
  const { ends } = asked.question;
  if (ends === 'time' || (ends === 'agreed' && !agreed(asked))) return;
  settle(match, frame, asked, given);
  proceed(match);
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

/** Goes back to where the log had `to` inputs, by playing again what counted then. */
function undo<G extends Spec>(match: LiveMatch<G>, to: number, reason: string): Refusal | undefined {
  if (!Number.isInteger(to) || to < 0 || to >= match.inputs.length) return refusal('undo.range');
  const { epoch, running: before } = match;
  const { begun, counts, epochs } = before;
  match.restart();
  proceed(match);
  for (const index of standing(match.inputs, to)) {
    match.running.epochs = epochs.filter(({ from }) => from <= index);
    if (applyInput(match, at(match.inputs, index)) === undefined) continue;
    // A stored match that went on under newer rules may have a past that they no longer allow.
    match.goOnFrom(before);
    return refusal('undo.lost');
  }
  const next = {
    from: match.inputs.length + 1,
    begun: epoch.begun + begun,
    counts: epoch.counts.map((count, row) => count + at(counts, row)),
  };
  match.running.epochs = [...epochs, next];
  match.table.tell('all', 'match.undone', { reason });
  return undefined;
}

/** The inputs that count in the first `length` of a log, undone ones left out. */
export function standing(log: readonly Input[], length: number): number[] {
  const found: number[] = [];
  for (let i = length - 1; i >= 0; i -= 1) {
    const input = at(log, i);
    if ('undo' in input) i = input.undo;
    else found.push(i);
  }
  return found.reverse();
}
