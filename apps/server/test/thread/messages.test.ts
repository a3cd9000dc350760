import { expect, it } from 'vitest';
import { deliver, FrameBatcher } from '../../src/thread/messages.ts';

/** What is delivered of a bag, as words. */
function handedOut(bag: FrameBatcher): string[] {
  const out: string[] = [];
  deliver(
    bag.taken(),
    (guest, frame) => out.push(`${guest}: ${frame.toString()}`),
    (guest) => out.push(`${guest} parts`),
  );
  return out;
}

it('mail comes in the order in which it was posted, each frame to its guest', () => {
  const bag = new FrameBatcher();
  const [common, own] = [Buffer.from('for all'), Buffer.from('for one')];
  bag.put(1, common);
  bag.put(2, common);
  bag.put(3, own);
  bag.close(3);
  bag.put(4, common);
  expect(handedOut(bag)).toEqual(['1: for all', '2: for all', '3: for one', '3 parts', '4: for all']);
});

it('a frame for several guests in a row is carried once', () => {
  const bag = new FrameBatcher();
  const frame = Buffer.from('for all');
  for (let guest = 0; guest < 8; guest += 1) bag.put(guest, frame);
  expect(bag.bytes).toBe(frame.length);
  bag.put(8, Buffer.from('for all'));
  expect(bag.bytes).toBe(2 * frame.length);
});

it('a bag that was taken is empty, and what is put in next is not the old', () => {
  const bag = new FrameBatcher();
  const frame = Buffer.from('again');
  bag.put(1, frame);
  expect(handedOut(bag)).toEqual(['1: again']);
  expect(bag.isEmpty).toBe(true);
  bag.put(2, frame);
  expect(handedOut(bag)).toEqual(['2: again']);
});
