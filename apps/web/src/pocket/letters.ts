/**
 * What a page and the house in its pocket say to each other. Both ends are of one build: what is said is not checked
 * again, but for the texts on the wires, which are those of any server.
 */

/**
 * Whether what happens there outlives the page: kept; in memory only; or no longer, since the device is full. What was
 * there before may be lost, as a whole or in part: kept anew, or partly.
 */
export type Keeping = 'kept' | 'anew' | 'partly' | 'memory' | 'full';

/** `elsewhere`: another tab has the house. `broken`: it could not be opened, or fell; whoever connects tries again. */
export type HouseState =
  | { readonly is: 'closed' | 'opening' | 'elsewhere' | 'broken' }
  | { readonly is: 'open'; readonly keeping: Keeping };

export type ToHouse =
  /** `steal`: also where another tab has it. */
  | { readonly t: 'open'; readonly steal: boolean }
  | { readonly t: 'connect'; readonly wire: number }
  | { readonly t: 'leave'; readonly wire: number }
  | { readonly t: 'say'; readonly wire: number; readonly text: string }
  | { readonly t: 'story'; readonly ask: number; readonly id: string }
  /** Whether anybody can see the page: time stands still while nobody does. */
  | { readonly t: 'seen'; readonly seen: boolean };

export type ToPage =
  | { readonly t: 'house'; readonly state: HouseState }
  | { readonly t: 'opened'; readonly wire: number }
  | { readonly t: 'closed'; readonly wire: number }
  | { readonly t: 'text'; readonly wire: number; readonly text: string }
  | { readonly t: 'story'; readonly ask: number; readonly text: string | null };

/** One end of the line between them. */
export interface Post<Out, In> {
  send(letter: Out): void;
  hear(heard: (letter: In) => void): void;
}

/** As an end of a message channel. */
export function postBy<Out, In>(port: MessagePort): Post<Out, In> {
  return {
    send: (letter) => port.postMessage(letter),
    hear(heard) {
      port.onmessage = ({ data }: MessageEvent<In>) => heard(data);
    },
  };
}
