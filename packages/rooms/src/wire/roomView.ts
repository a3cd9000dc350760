import { usualLevel } from '@veillee/bots';
import type { CallerView, RoomView } from '@veillee/protocol';
import type { Games } from '../games.ts';
import type { Caller } from '../gate/threshold.ts';
import type { LiveRoom } from '../live/liveRoom.ts';
import { faultsOf } from '../room/commands/setUp.ts';
import { gendered, isRunning, type Sitting, styleOf } from '../room/room.ts';
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
    people: data.people.map((person) => ({
      id: person.id,
      name: person.name,
      ...gendered(person.gender),
      here: person.bot || presence.has(person.id) || papers?.has(person.id) === true,
      // As far as all may know: `ready` itself may not change in the dark with who has a device.
      ready: person.ready || papers?.has(person.id) === true,
      ...(person.bot ? { bot: true, style: styleOf(data, person) } : {}),
      ...(papers?.has(person.id) ? { paper: true } : {}),
    })),
    seats: data.seats,
    chairs: data.chairs,
    level: data.level ?? usualLevel,
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
  holders: [...sitting.holders],
  master: sitting.master,
  fingerprint: sitting.fingerprint,
  state: sitting.state,
  paused: sitting.timing.paused !== null,
  story: sitting.story,
  ...(sitting.dealt ? { dealt: true } : {}),
});
