import { anyOf, type Rng, shuffled } from '@veillee/kernel';
import { artefactIds } from '../artefacts/index.ts';
import type { SlotId } from '../marks/index.ts';
import type { RoleId } from '../roles/index.ts';
import { cardsOf, pastsOf, playersOf, slotsOf, type Told, type Unknown, type Whole } from './told.ts';

/** Every final table that a telling leaves possible, or more: none is left out. */

const often = (rng: Rng, outOf: number): boolean => rng.below(outOf) === 0;

function otherThan(me: number, count: number, rng: Rng): number {
  return (me + 1 + rng.below(count - 1)) % count;
}

/** One of them, by chance. */
export function someWhole(told: Told, rng: Rng): Whole {
  const count = playersOf(told);
  const left = [...cardsOf(told.deck)];
  for (const card of told.cards) if (card !== undefined) left.splice(left.indexOf(card), 1);
  const pool = shuffled(left, rng);
  const cards = told.cards.map((card) => card ?? (pool.pop() as RoleId));
  const few = 1 + rng.below(count);
  return {
    // Fingers gather: a table on which everybody is pointed at once is a rare one.
    votes: told.votes.map((vote, me) => {
      if (vote !== undefined) return vote;
      const target = rng.below(few);
      return target === me ? otherThan(me, count, rng) : target;
    }),
    cards,
    apart: pool,
    pasts: cards.map((card, seat) => told.pasts[seat] ?? anyOf(pastsOf(card, told.deck), rng)),
    marks: someMarks(told, rng),
    artefact:
      told.artefact !== undefined
        ? told.artefact
        : often(rng, 3)
          ? null
          : { seat: rng.below(count), id: anyOf(artefactIds, rng) },
  };
}

function someMarks(told: Told, rng: Rng): ReadonlyMap<SlotId, number | null> {
  const marks = new Map<SlotId, number | null>();
  const slots = slotsOf(told.deck);
  for (const slot of slots) {
    const seat = told.marks[slot];
    if (seat !== undefined) marks.set(slot, seat);
  }
  for (const slot of shuffled(slots, rng)) if (!marks.has(slot)) marks.set(slot, freeSeat(marks, told, rng));
  return marks;
}

function freeSeat(marks: ReadonlyMap<SlotId, number | null>, told: Told, rng: Rng): number | null {
  const seat = rng.below(playersOf(told));
  return often(rng, 4) || [...marks.values()].includes(seat) ? null : seat;
}

/** The same table, but for this one thing: every other way it may be. */
export function variants(whole: Whole, what: Unknown, told: Told, rng: Rng): readonly Whole[] {
  const count = playersOf(told);
  switch (what.of) {
    case 'votes': {
      const seats = Array.from({ length: count }, (_, seat) => seat);
      const others = seats.filter((seat) => seat !== what.seat && seat !== whole.votes[what.seat]);
      return others.map((vote) => ({ ...whole, votes: whole.votes.with(what.seat, vote) }));
    }
    case 'cards':
      return whole.apart.flatMap((card, i) => {
        const now = whole.cards[what.seat];
        if (now === undefined || now === card) return [];
        return {
          ...whole,
          cards: whole.cards.with(what.seat, card),
          apart: whole.apart.with(i, now),
          pasts: whole.pasts.with(what.seat, anyOf(pastsOf(card, told.deck), rng)),
        };
      });
    case 'pasts':
      return pastsOf(whole.cards[what.seat] as RoleId, told.deck).map((past) => ({
        ...whole,
        pasts: whole.pasts.with(what.seat, past),
      }));
    case 'marks':
      return markElsewhere(whole, what.slot, count);
    case 'artefact':
      return [
        { ...whole, artefact: null },
        ...artefactIds.map((id) => ({ ...whole, artefact: { seat: rng.below(count), id } })),
      ];
  }
}

function markElsewhere(whole: Whole, slot: SlotId, count: number): readonly Whole[] {
  const free = Array.from({ length: count }, (_, seat) => seat).filter(
    (seat) => ![...whole.marks.values()].includes(seat),
  );
  return [null, ...free].map((seat) => ({ ...whole, marks: new Map(whole.marks).set(slot, seat) }));
}
