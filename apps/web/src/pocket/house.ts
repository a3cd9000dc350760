import { attend } from './attend.ts';
import { postBy } from './letters.ts';

/** The script of the house: in a worker it is given its line by a message, in a page without workers by an event. */
const attendBy = (port: unknown): void => {
  if (port instanceof MessagePort) attend(postBy(port));
};

if (typeof document === 'undefined')
  addEventListener('message', ({ data }) => attendBy(data.port), { once: true });
else
  addEventListener('veillee.pocket', (event) => event instanceof CustomEvent && attendBy(event.detail), {
    once: true,
  });
