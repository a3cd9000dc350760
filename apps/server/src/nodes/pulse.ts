import type { Socket } from 'node:net';
import { sayJson } from './wire.ts';

/** Milliseconds. */
const every = 1000;
/** So often nothing may come in between. */
const most = 4;

/**
 * Both ends say every second that they are there: what the network swallows is told by nobody, and whoever is carried
 * over a line that is none waits for ever. Counted and not timed, so that one's own standing still cuts nothing.
 */
export function keepPulse(socket: Socket): void {
  let missed = 0;
  socket.on('data', () => {
    missed = 0;
  });
  const timer = setInterval(() => {
    missed += 1;
    if (missed > most) socket.destroy();
    else if (socket.writable) sayJson(socket, 'pulse', missed);
  }, every);
  timer.unref();
  socket.once('close', () => clearInterval(timer));
}
