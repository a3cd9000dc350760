import { awaited, promptsOf, type Refusal, refusal } from '@veillee/kernel';
import { rescueSeconds } from '@veillee/protocol';
import { type CommandContext, type Handlers, sinceStart } from '../commandContext.ts';
import { isRunning } from '../room.ts';
import { calledDue, isLed, isSecret, leftOf, pulseOf } from '../timing.ts';

const isHost = ({ room, me }: CommandContext): boolean => room.data.host === me.id;
const isMaster = ({ room, me }: CommandContext): boolean => room.data.sitting?.master === me.id;

/** Why somebody may not set the pace: where a person leads it is theirs, else the host's. */
function notInCharge(context: CommandContext): Refusal | undefined {
  if (!isHost(context) && !isMaster(context)) return refusal('host.only');
  if (!isRunning(context.room.data)) return refusal('match.none');
  const led = isLed(context.room);
  if (led && !isMaster(context)) return refusal('pace.led');
  return !led && !isHost(context) ? refusal('host.only') : undefined;
}

/** Rights over time: they touch everybody alike. */
export const paceCommands: Handlers<'pause' | 'more' | 'skip' | 'next' | 'pulse' | 'quiet'> = {
  /** Whoever leads may, and the host. */
  pause(context, { paused }) {
    const { sitting } = context.room.data;
    if (!isHost(context) && !isMaster(context)) return refusal('host.only');
    if (!isRunning(context.room.data)) return refusal('match.none');
    if ((sitting?.timing.paused !== null) === paused) return refusal('pace.already');
    context.note(paused ? 'note.paused' : 'note.resumed', { name: context.me.name });
    context.record({ e: 'paused', paused });
    return undefined;
  },

  more(context, { seconds }) {
    const wrong = notInCharge(context) ?? untimed(context);
    if (wrong !== undefined) return wrong;
    if (isSecret(context.room) && !isLed(context.room)) return refusal('pace.secret');
    context.note('note.more', { name: context.me.name, seconds });
    context.record({ e: 'lengthened', by: seconds * 1000 });
    return undefined;
  },

  skip(context) {
    const wrong = notInCharge(context) ?? untimed(context);
    if (wrong !== undefined) return wrong;
    if (isLed(context.room)) return refusal('pace.led');
    if (context.room.data.sitting?.timing.paused !== null) return refusal('match.paused');
    const left = leftOf(context.room, context.now) ?? 0;
    if (isSecret(context.room) && left > 0) return shorten(context, left);
    const refused = endStep(context);
    if (refused === undefined) context.note('note.skipped', { name: context.me.name });
    return refused;
  },

  next(context, { step }) {
    const { sitting } = context.room.data;
    if (!isRunning(context.room.data)) return refusal('match.none');
    if (!isMaster(context)) return refusal('master.only');
    // Said twice by a hasty hand, or of a line that its answer has ended, it must not call another.
    if (step !== undefined && step !== sitting?.timing.step) return undefined;
    const wrong = untimed(context);
    if (wrong !== undefined) return wrong;
    return isLed(context.room) ? goOn(context) : refusal('master.absent');
  },

  pulse(context, { seconds }) {
    const { data } = context.room;
    const leads = isRunning(data) ? isMaster(context) : isHost(context) || data.master === context.me.id;
    if (!leads) return refusal('master.only');
    if (pulseOf(data) !== seconds) context.record({ e: 'pulsed', seconds });
    return undefined;
  },

  /** In the dark it would change how long that lasts. */
  quiet(context, { hours }) {
    const { host, master, sitting } = context.room.data;
    const leader = isRunning(context.room.data) ? sitting?.master : master;
    if (host !== context.me.id && leader !== context.me.id) return refusal('host.only');
    if (isSecret(context.room)) return refusal('pace.secret');
    context.record(hours === null ? { e: 'quieted' } : { e: 'quieted', quiet: hours });
    return undefined;
  },
};

/** What follows is called with the last answer of a step; where anything is still open, it is not. */
export function callOnceAnswered(context: CommandContext, step: number): void {
  const { match, data } = context.room;
  if (match === null || data.sitting?.timing.step !== step || awaited(match).length > 0) return;
  if (isMaster(context) && isLed(context.room)) goOn(context);
}

/** Whoever leads calls what follows. */
function goOn(context: CommandContext): Refusal | undefined {
  const { room, now } = context;
  const { sitting } = room.data;
  if (sitting === null || room.match === null) return refusal('match.none');
  const { timing } = sitting;
  if (timing.paused !== null) return refusal('match.paused');
  if (promptsOf(room.match, 'master').length > 0) return refusal('pace.asked');
  if (timing.called !== undefined) return undefined;
  const due = isSecret(room) ? calledDue(timing, pulseOf(room.data), now) : now;
  if (due <= now) return endStep(context);
  context.record({ e: 'called', due });
  return undefined;
}

function endStep(context: CommandContext): Refusal | undefined {
  const step = context.room.data.sitting?.timing.step;
  if (step === null || step === undefined) return refusal('pace.none');
  return context.play({ elapsed: step, at: sinceStart(context) });
}

/** In the dark nobody's call is cut off: what is left of it is a fixed time, and all know who wanted it so. */
function shorten(context: CommandContext, left: number): Refusal | undefined {
  if (left <= rescueSeconds * 1000) return refusal('pace.soon');
  context.note('note.hurried', { name: context.me.name, seconds: rescueSeconds });
  context.record({ e: 'lengthened', by: rescueSeconds * 1000 - left });
  return undefined;
}

function untimed({ room }: CommandContext): Refusal | undefined {
  return room.data.sitting?.timing.step === null ? refusal('pace.none') : undefined;
}
