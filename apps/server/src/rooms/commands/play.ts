import { type Chair, type Refusal, refusal, see } from '@veillee/kernel';
import { hasDoneAll } from '../acts.ts';
import type { Desk, Obeys } from '../desk.ts';
import { type AnyMatch, chairOf, isRunning, type Room, type Sitting } from '../room.ts';
import { isSecret } from '../timing.ts';

const sinceStart = ({ room, now }: Desk): number => Math.max(0, now - (room.data.sitting?.startedAt ?? now));

function notPlaying({ room }: Desk): Refusal | undefined {
  if (!isRunning(room.data)) return refusal('match.none');
  return room.data.sitting?.timing.paused === null ? undefined : refusal('match.paused');
}

function notMaster(desk: Desk): Refusal | undefined {
  if (!isRunning(desk.room.data)) return refusal('match.none');
  return desk.room.data.sitting?.master === desk.me.id ? undefined : refusal('master.only');
}

function notLeading(desk: Desk): Refusal | undefined {
  const wrong = notMaster(desk);
  if (wrong !== undefined) return wrong;
  return hasDoneAll(desk.room.match as AnyMatch, 'master') ? refusal('match.acts') : undefined;
}

/** Taking part in a match, and leading one. */
export const playCommands: Obeys<'answer' | 'undo' | 'lead'> = {
  answer(desk, { prompt, answer, for: seat }) {
    const wrong = notPlaying(desk);
    if (wrong !== undefined) return wrong;
    const chair = chairOf(desk.room, desk.me.id);
    if (chair === null || chair === 'table') return refusal('seat.none');
    if (hasDoneAll(desk.room.match as AnyMatch, chair)) return refusal('match.acts');
    const at = sinceStart(desk);
    return desk.play(
      seat === undefined ? { by: chair, prompt, answer, at } : { by: chair, for: seat, prompt, answer, at },
    );
  },

  undo(desk, { to, reason }) {
    return notLeading(desk) ?? desk.play({ undo: to, reason, at: sinceStart(desk) });
  },

  lead(desk, { by }) {
    return notLeading(desk) ?? desk.play({ master: by, at: sinceStart(desk) });
  },
};

/** Who hears a circle, by person; 0 stands for those who watch without a name. */
function hearers(room: Room, match: AnyMatch, circle: string): 'all' | number[] {
  const { sitting, people } = room.data;
  const listens = new Map<Chair, boolean>();
  const hears = (chair: Chair): boolean => {
    const known =
      listens.get(chair) ?? see(match, chair).circles.some(({ id, hears }) => id === circle && hears);
    listens.set(chair, known);
    return known;
  };
  const chairs: Chair[] = [...(sitting as Sitting).holders.keys(), 'table'];
  if (chairs.every(hears)) return 'all';
  const ids = people.map(({ id }) => id).filter((id) => hears(chairOf(room, id) ?? 'table'));
  return hears('table') ? [0, ...ids] : ids;
}

export const talkCommands: Obeys<'say'> = {
  say(desk, { circle, text }) {
    const { room, me } = desk;
    const words = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim();
    if (words === '') return refusal('talk.empty');
    const to = audience(room, me.id, circle);
    if (to === undefined) return refusal('talk.muted');
    if (!desk.mayTalk()) return refusal('talk.fast');
    desk.record({ e: 'said', item: { who: me.id, name: me.name, circle, text: words, to } });
    return undefined;
  },
};

/** Who would hear it; undefined where this person may not speak. */
function audience(room: Room, me: number, circle: string): 'all' | readonly number[] | undefined {
  const { match, data } = room;
  if (match === null || !isRunning(data)) return circle === 'room' ? 'all' : undefined;
  if (match.game.circles === undefined) return circle === 'room' && !isSecret(room) ? 'all' : undefined;
  const mine = see(match, chairOf(room, me) ?? 'table').circles.find(({ id }) => id === circle);
  return mine?.speaks ? hearers(room, match, circle) : undefined;
}
