import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { RoomServer, ServerParts } from '@veillee/rooms';
import { CurrentServer } from '../care/currentServer.ts';
import { storyLetter } from '../care/story.ts';
import { type ChosenParts, whyUnkept } from '../open.ts';
import type { FromWorker, Question, ToWorker, WorkerStart } from './messages.ts';
import { Outbound } from './outbound.ts';
import { Progress } from './progress.ts';
import { Taker } from './taker.ts';

/** The room server in a thread of its own: it thinks and writes its log while the other reads and writes sockets. */

const mainThread = portOf(parentPort);
const say = (message: FromWorker, carried: ArrayBuffer[] = []): void =>
  mainThread.postMessage(message, carried);

function portOf(port: MessagePort | null): MessagePort {
  if (port === null) throw new Error('a room server in a thread of its own needs one that holds its sockets');
  return port;
}

let current: CurrentServer | null = null;
const { progress: shared = Progress.shared() }: WorkerStart = workerData;
const progress = new Progress(shared);
const outbound = new Outbound(
  (frames) => say({ t: 'frames', frames }, [frames.index.buffer, frames.bytes.buffer]),
  () => current?.isSure !== false,
  (lists) => progress.took(lists),
);

async function answer(current: CurrentServer, question: Question): Promise<string | undefined> {
  const { roomServer } = current;
  if (question.what === 'care') return JSON.stringify(await current.care(question.request));
  if (question.what === 'well') return current.isWell ? 'yes' : undefined;
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
  const { keeping, rules }: WorkerStart = workerData;
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
  const open = await CurrentServer.open(keeping, told, build);
  if (!open.ok) {
    say({ t: 'refused', refusal: open.refusal });
    return;
  }
  current = open;
  open.whenSure(() => outbound.leave());
  const clients = new Taker(open, outbound);
  const hear = (message: ToWorker): void => {
    if (message.t === 'calls') clients.take(message.calls);
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
