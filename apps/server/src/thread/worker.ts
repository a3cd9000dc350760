import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { Connection, Frame, Outlet, RoomServer, ServerParts } from '@veillee/rooms';
import { CurrentServer } from '../care/currentServer.ts';
import { storyLetter } from '../care/story.ts';
import { frameBytes } from '../http/framing.ts';
import { type ChosenParts, whyUnkept } from '../open.ts';
import {
  type Calls,
  callKinds,
  FrameBatcher,
  type FromWorker,
  type Question,
  type ToWorker,
  type WorkerStart,
} from './messages.ts';

/** The room server in a thread of its own: it thinks and writes its log while the other reads and writes sockets. */

const mainThread = portOf(parentPort);
const say = (message: FromWorker, carried: ArrayBuffer[] = []): void =>
  mainThread.postMessage(message, carried);

function portOf(port: MessagePort | null): MessagePort {
  if (port === null) throw new Error('a room server in a thread of its own needs one that holds its sockets');
  return port;
}

/** So many bytes of frames go out without waiting for the end of the turn. */
const fullBatch = 65_536;

/** Frames on their way to the sockets, and word of what was gone through that came from there. */
class Outbound {
  readonly #batch = new FrameBatcher();
  #lists = 0;
  #leaving: NodeJS.Immediate | null = null;

  frame(client: number, frame: Uint8Array): void {
    this.#batch.put(client, frame);
    if (this.#batch.bytes >= fullBatch) this.#send();
    else this.#schedule();
  }

  close(client: number): void {
    this.#batch.close(client);
    this.#schedule();
  }

  took(): void {
    this.#lists += 1;
    this.#schedule();
  }

  /** With the end of the turn: what there is to say to it is in the batch by then. */
  #schedule(): void {
    this.#leaving ??= setImmediate(() => this.leave());
  }

  leave(): void {
    if (this.#leaving !== null) clearImmediate(this.#leaving);
    this.#leaving = null;
    if (this.#lists > 0 || !this.#batch.isEmpty) this.#send();
  }

  #send(): void {
    const frames = this.#batch.taken();
    say({ t: 'frames', frames, lists: this.#lists }, [frames.index.buffer, frames.bytes.buffer]);
    this.#lists = 0;
  }
}

const outbound = new Outbound();

/** A client's end in the other thread. */
class RemoteOutlet implements Outlet {
  readonly #client: number;

  constructor(client: number) {
    this.#client = client;
  }

  post(frame: Frame): void {
    outbound.frame(this.#client, frameBytes(frame));
  }

  close(): void {
    outbound.close(this.#client);
  }
}

/** Goes through what clients do. Those of a server that was closed have had its last word. */
function taking(current: { readonly roomServer: RoomServer }): (calls: Calls) => void {
  const clients = new Map<number, Connection>();
  return (calls) => {
    const { roomServer } = current;
    for (let i = 0; i < calls.length; i += 3) {
      const [number, kind, text] = [calls[i], calls[i + 1], calls[i + 2]];
      if (typeof number !== 'number' || typeof text !== 'string') throw new TypeError('not three by three');
      if (kind === callKinds.connect) clients.set(number, roomServer.connect(new RemoteOutlet(number), text));
      const connection = clients.get(number);
      if (connection === undefined) continue;
      if (kind === callKinds.receive) roomServer.receive(connection, text);
      else if (kind === callKinds.lag) roomServer.lag(connection);
      else if (kind === callKinds.close) {
        clients.delete(number);
        roomServer.drop(connection);
      }
    }
    outbound.took();
  };
}

async function answer(current: CurrentServer, question: Question): Promise<string | undefined> {
  const { roomServer } = current;
  if (question.what === 'care') return JSON.stringify(await current.care(question.request));
  if (question.what === 'well') return 'yes';
  if (question.what === 'figures') return roomServer.metrics.text();
  if (question.what === 'story') {
    const story = await roomServer.story(question.id);
    return story && storyLetter(story);
  }
  await current.close();
  outbound.leave();
  return undefined;
}

async function tell(current: CurrentServer, number: number, question: Question): Promise<void> {
  say({ t: 'told', number, text: await answer(current, question) });
}

/** Opens the room server that this thread was begun for. `build`: another one than ours. */
export async function openInThread(
  parts: ChosenParts,
  build?: (parts: ServerParts) => RoomServer,
): Promise<void> {
  const { data, rules }: WorkerStart = workerData;
  const log = {
    info: (facts: object, message: string) => say({ t: 'log', level: 'info', facts, message }),
    error: (facts: object, message: string) => say({ t: 'log', level: 'error', facts, message }),
  };
  const broken = (error: unknown): void => {
    // The last words to everybody go first.
    outbound.leave();
    say({ t: 'broken', why: whyUnkept(error) });
  };
  const told = { broken, ...parts, log, ...(rules === undefined ? {} : { rules }) };
  const open = await CurrentServer.open(data, told, build);
  if (!open.ok) {
    say({ t: 'refused', refusal: open.refusal });
    return;
  }
  const take = taking(open);
  const hear = (message: ToWorker): void => {
    if (message.t === 'calls') take(message.calls);
    else if (message.t === 'addresses') open.roomServer.addresses = message.addresses;
    else {
      // After the last word nothing is heard any more: its store is closed.
      if (message.question.what === 'stop') mainThread.off('message', hear);
      void tell(open, message.number, message.question);
    }
  };
  mainThread.on('message', hear);
  say({ t: 'open' });
}
