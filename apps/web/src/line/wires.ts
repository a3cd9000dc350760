import type { Home } from './address.ts';
import { newWire, type Surroundings, type Wire } from './line.ts';

/** How each home is reached. */

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;

function toServer(): Wire {
  const socket = new WebSocket(socketUrl());
  const wire = newWire(
    (text) => socket.send(text),
    () => socket.close(),
  );
  socket.onopen = () => wire.onopen?.();
  socket.onmessage = (event) => wire.onmessage?.(event);
  socket.onclose = () => wire.onclose?.();
  return wire;
}

/** The house in the pocket is fetched when somebody goes there. */
function toPocket(): Wire {
  let inner: Wire | null = null;
  let isClosed = false;
  const wire = newWire(
    (text) => inner?.send(text),
    () => {
      isClosed = true;
      inner?.close();
    },
  );
  const bind = (found: Wire): void => {
    inner = found;
    found.onopen = () => wire.onopen?.();
    found.onmessage = (event) => wire.onmessage?.(event);
    found.onclose = () => wire.onclose?.();
    if (isClosed) found.close();
  };
  import('../pocket/index.ts')
    .then(({ openPocket }) => openPocket())
    .then(
      (pocket) => bind(pocket.connect()),
      () => wire.onclose?.(),
    );
  return wire;
}

const around = {
  later(ms: number, then: () => void) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};

export const wireTo: { readonly [home in Home]: Surroundings } = {
  server: { ...around, connect: toServer },
  pocket: { ...around, connect: toPocket },
};
