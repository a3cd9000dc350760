import { type Refusal, refusal, undoPreview } from '@veillee/kernel';
import { hasDoneAll } from '../acts.ts';
import { audience } from '../audience.ts';
import { type CommandContext, type Handlers, sinceStart } from '../commandContext.ts';
import { chairOf, isRunning, sittingOf } from '../room.ts';
import { callOnceAnswered } from './pace.ts';

function notPlaying({ room }: CommandContext): Refusal | undefined {
  if (!isRunning(room.data)) return refusal('match.none');
  return room.data.sitting?.timing.paused === null ? undefined : refusal('match.paused');
}

function notMaster(context: CommandContext): Refusal | undefined {
  if (!isRunning(context.room.data)) return refusal('match.none');
  return context.room.data.sitting?.master === context.me.id ? undefined : refusal('master.only');
}

function notLeading(context: CommandContext): Refusal | undefined {
  const wrong = notMaster(context);
  if (wrong !== undefined) return wrong;
  const { match } = context.room;
  if (match === null) return refusal('match.none');
  return hasDoneAll(match, 'master') ? refusal('match.acts') : undefined;
}

/** To deal takes as long as so many inputs. */
const asLongAsDealing = 100;

/** Going back plays all again that came before: nobody keeps the house busy with it. */
function notAgain(context: CommandContext, to: number): Refusal | undefined {
  const inputs = Math.min(to, context.room.match?.inputs.length ?? 0);
  return context.mayReplay(asLongAsDealing + inputs) ? undefined : refusal('tooFast');
}

/** Taking part in a match, and leading one. */
export const playCommands: Handlers<'answer' | 'undo' | 'preview' | 'look' | 'lead'> = {
  answer(context, { prompt, answer, for: seat, next }) {
    const wrong = notPlaying(context);
    if (wrong !== undefined) return wrong;
    const { match } = context.room;
    const chair = chairOf(context.room, context.me.id);
    if (match === null || chair === null || chair === 'table') return refusal('seat.none');
    if (hasDoneAll(match, chair)) return refusal('match.acts');
    const at = sinceStart(context);
    if (typeof seat === 'object' && chair !== 'master') return refusal('chair.notYours');
    const refused = context.play(
      typeof seat === 'object'
        ? { seats: seat, topic: String(prompt), given: answer, at }
        : seat === undefined
          ? { by: chair, prompt, answer, at }
          : { by: chair, for: seat, prompt, answer, at },
    );
    if (refused === undefined && next !== undefined) callOnceAnswered(context, next);
    return refused;
  },

  undo(context, { to, reason }) {
    return (
      notLeading(context) ??
      notAgain(context, to) ??
      context.play({ undo: to, reason, at: sinceStart(context) })
    );
  },

  preview(context, { to }) {
    const wrong = notMaster(context) ?? notAgain(context, to);
    const { match } = context.room;
    if (wrong !== undefined || match === null) return wrong;
    const found = undoPreview(match, to);
    if (!found.ok) return found.error;
    context.whisper({ t: 'preview', to, ...found.value });
    return undefined;
  },

  look(context, { seat }) {
    const wrong = notMaster(context);
    if (wrong !== undefined) return wrong;
    if (seat !== null && seat >= sittingOf(context.room.data).holders.length) return refusal('chair.unknown');
    context.look(seat);
    return undefined;
  },

  lead(context, { by }) {
    return notLeading(context) ?? context.play({ master: by, at: sinceStart(context) });
  },
};

export const talkCommands: Handlers<'say'> = {
  say(context, { circle, text }) {
    const { room, me } = context;
    const words = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
    if (words === '') return refusal('talk.empty');
    const to = audience(room, me.id, circle, words);
    if (to === undefined) return refusal('talk.muted');
    if (!context.mayTalk()) return refusal('talk.fast');
    const at = isRunning(room.data) ? { at: sinceStart(context) } : {};
    context.record({ e: 'said', item: { who: me.id, name: me.name, circle, text: words, to, ...at } });
    return undefined;
  },
};
