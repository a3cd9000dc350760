import type { TLSSocket } from 'node:tls';
import type { Carrier, Neighbour, Outlet } from '@veillee/rooms';
import { type Calls, callKinds, deliver } from '../thread/messages.ts';
import { keepPulse } from './pulse.ts';
import { hearAll, readFrames, sayJson } from './wire.ts';

/** What may wait for the network on its way to another node, in bytes, before it counts as cut. */
const backlog = 64 * 1024 * 1024;

interface Carried {
  readonly outlet: Outlet;
  proved: ((isProved: boolean) => void) | null;
}

/** Another node, as we reach it: whoever came here and has a room there is carried through. */
export class Peer implements Neighbour {
  readonly node: number;
  readonly #socket: TLSSocket;
  /** By number; none is given twice, so that no late frame can reach another. */
  readonly #carried = new Map<number, Carried>();
  #last = 0;
  #calls: Calls = [];
  #leaving: NodeJS.Immediate | null = null;
  readonly #asked = new Map<number, (text: string | undefined) => void>();
  #lastAsked = 0;

  /** `gone`: it is reached no more, and all who were there are sent back. */
  constructor(node: number, socket: TLSSocket, gone: () => void) {
    this.node = node;
    this.#socket = socket;
    keepPulse(socket);
    hearAll(socket, (kind, body) => {
      if (kind === 'frames') deliver(readFrames(body), this.#post, this.#close);
      else if (kind === 'proved') this.#hearProved(JSON.parse(body.toString()));
      else if (kind === 'told') this.#hearTold(JSON.parse(body.toString()));
    });
    socket.on('close', () => {
      gone();
      const carried = [...this.#carried.values()];
      this.#carried.clear();
      for (const { outlet, proved } of carried) {
        proved?.(false);
        outlet.close();
      }
      for (const answer of this.#asked.values()) answer(undefined);
      this.#asked.clear();
    });
  }

  get carried(): number {
    return this.#carried.size;
  }

  readonly #post = (number: number, frame: Buffer): void => this.#carried.get(number)?.outlet.post(frame);
  readonly #close = (number: number): void => this.#carried.get(number)?.outlet.close();

  #hearProved([number, isProved]: [number, boolean]): void {
    const carried = this.#carried.get(number);
    carried?.proved?.(isProved);
  }

  #hearTold([number, text]: [number, string | undefined]): void {
    this.#asked.get(number)?.(text);
    this.#asked.delete(number);
  }

  carry(outlet: Outlet, source: string): Carrier {
    this.#last += 1;
    const number = this.#last;
    const carried: Carried = { outlet, proved: null };
    if (this.#socket.destroyed) outlet.close();
    else this.#carried.set(number, carried);
    this.#call(number, callKinds.connect, source);
    return {
      knock: (text, how) => {
        this.#call(number, how === 'sure' ? callKinds.knock : callKinds.prove, text);
        if (how === 'sure') return true;
        return new Promise((resolve) => {
          carried.proved = resolve;
          if (this.#socket.destroyed) resolve(false);
        });
      },
      receive: (text) => this.#call(number, callKinds.receive, text),
      lag: () => this.#call(number, callKinds.lag),
      close: () => {
        if (this.#carried.delete(number)) this.#call(number, callKinds.close);
      },
    };
  }

  #call(number: number, kind: number, text = ''): void {
    this.#calls.push(number, kind, text);
    this.#leaving ??= setImmediate(() => {
      this.#leaving = null;
      const calls = this.#calls;
      this.#calls = [];
      this.#say('calls', calls);
    });
  }

  #say(kind: 'calls' | 'news' | 'ask', value: unknown): void {
    if (!this.#socket.writable) return;
    sayJson(this.#socket, kind, value);
    if (this.#socket.writableLength > backlog) this.#socket.destroy();
  }

  tell(news: object): void {
    this.#say('news', news);
  }

  /** Undefined: it is gone. */
  ask(question: object): Promise<string | undefined> {
    if (this.#socket.destroyed) return Promise.resolve(undefined);
    this.#lastAsked += 1;
    const number = this.#lastAsked;
    return new Promise((resolve) => {
      this.#asked.set(number, resolve);
      this.#say('ask', [number, question]);
    });
  }

  cut(): void {
    this.#socket.destroy();
  }
}
