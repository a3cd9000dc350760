import { questionsOf } from '@veillee/kernel/inside';
import { isSecret, type Parts, RoomServer, type ServerParts } from '@veillee/rooms';

type Play = Parts['actions']['play'];
type Build = (parts: ServerParts) => RoomServer;

/** A server that keeps secrets badly: what is played goes through other hands. */
const leaky =
  (spoil: (play: Play, parts: Parts) => Play): Build =>
  (parts) => {
    const server = new RoomServer(parts);
    const { actions } = server.parts;
    actions.play = spoil(actions.play.bind(actions), server.parts);
    return server;
  };

/** All are told whenever anybody does anything. */
const tellsAtOnce = leaky((play) => (live, input, c) => {
  const refused = play(live, input, c);
  if (refused === undefined) live.beat = true;
  return refused;
});

/** A secret phase is over as soon as nobody is waited for. */
const endsEarly = leaky((play) => (live, input, c) => {
  const refused = play(live, input, c);
  const { match, data } = live.room;
  const asked = match == null ? 0 : questionsOf(match).length;
  const step = data.sitting?.timing.step ?? null;
  const isOver = asked === 0 && step !== null && isSecret(live.room);
  if (refused === undefined && !('elapsed' in input) && isOver)
    play(live, { elapsed: step }, () => undefined);
  return refused;
});

/** Those who do not act get the next beat late. */
const dawdles = leaky((play) => (live, input, c) => {
  const refused = play(live, input, c);
  const timing = live.room.data.sitting?.timing;
  if (refused === undefined && 'answer' in input && isSecret(live.room) && timing && timing.due !== null) {
    timing.due += 40;
  }
  return refused;
});

/** The room shows how long its log is. */
const showsTheLog = leaky((play) => (live, input, c) => {
  const refused = play(live, input, c);
  live.room.data.chairs = 10 + live.room.seq;
  live.roomIsStale = true;
  return refused;
});

/** Talk of the server: somebody has acted. */
const gossips = leaky((play, { actions }) => (live, input, c) => {
  const refused = play(live, input, c);
  if (refused === undefined && 'answer' in input) actions.context(live).note('note.ended');
  return refused;
});

export const leakyServers: readonly (readonly [what: string, build: Build])[] = [
  ['a frame for everybody’s every act', tellsAtOnce],
  ['a secret phase that ends early', endsEarly],
  ['a moment that comes later when somebody acts', dawdles],
  ['the length of the log', showsTheLog],
  ['a word about a hidden act', gossips],
];
