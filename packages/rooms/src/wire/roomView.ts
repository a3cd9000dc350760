import type { CallerView, RoomView } from '@veillee/protocol';
import type { Games } from '../games.ts';
import type { Caller } from '../gate/threshold.ts';
import type { LiveRoom } from '../live/liveRoom.ts';
import { faultsOf } from '../room/commands/setUp.ts';
import { isRunning, type Sitting } from '../room/room.ts';
import { scoresOf } from '../room/scores.ts';
import { pulseOf } from '../room/timing.ts';

/** The room as all see it. */
export function roomView({ room, presence, papers, shownCallers }: LiveRoom, games: Games): RoomView {
  const { data } = room;
  const { sitting } = data;
  return {
    code: data.code,
    host: data.host,
    locked: data.locked,
    barred: data.barred.map(({ person, name }) => ({ person, name })),
    people: data.people.map(({ id, name, bot, ready }) => ({
      id,
      name,
      here: bot || presence.has(id) || papers?.has(id) === true,
      // As far as all may know: `ready` itself may not change in the dark with who has a device.
      ready: ready || papers?.has(id) === true,
      ...(bot ? { bot } : {}),
      ...(papers?.has(id) ? { paper: true } : {}),
    })),
    seats: data.seats,
    chairs: data.chairs,
    game: data.game,
    options: data.options,
    master: data.master,
    scores: scoresOf(data),
    faults: isRunning(data) ? [] : [...faultsOf(room, games)],
    match: sitting && matchView(sitting),
    ...(data.deal === undefined ? {} : { dealt: true }),
    ...(data.master === null && (sitting?.master ?? null) === null ? {} : { pulse: pulseOf(data) }),
    ...(data.quiet === undefined ? {} : { quiet: data.quiet }),
    ...(shownCallers.length === 0 ? {} : { callers: shownCallers.flatMap(callerView) }),
    replacing: data.replacing && {
      seat: data.replacing.seat,
      owner: data.replacing.owner,
      by: data.replacing.by,
    },
  };
}

const callerView = ({ id, person, word }: Caller): CallerView[] =>
  person === null ? [] : [{ id, person, word }];

const matchView = (sitting: Sitting): RoomView['match'] => ({
  number: sitting.number,
  game: sitting.game,
  options: sitting.options,
  holders: sitting.holders,
  master: sitting.master,
  fingerprint: sitting.fingerprint,
  state: sitting.state,
  paused: sitting.timing.paused !== null,
  story: sitting.story,
  ...(sitting.dealt ? { dealt: true } : {}),
});
