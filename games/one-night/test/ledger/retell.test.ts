import { quick, type Rng } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { endingOf, type RoleId, retell, slipsOf, type ToldNight } from '../../src/index.ts';
import { answersTo, dealsOf, Ways } from '../../src/ledger/ways.ts';
import { lookOf, mayHaveBeen, nightOf, type Story } from './byTheRules.ts';
import { type Evening, playedBy, storyOf, truthOf } from './evening.ts';

const evenings = (from: number, count: number): readonly Evening[] =>
  Array.from({ length: count }, (_, i) => playedBy(quick(from + i)));

/** Only what can be told apart afterwards: which of two like cards it was, nobody says. */
const asFound = ({ players }: Evening['end']) =>
  players.map(({ card, mark, artefact, copied, turned }) => ({
    card,
    mark,
    artefact: artefact !== null,
    copied,
    turned,
  }));

const one = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;

/** One thing of it told wrongly: a look, a deed, two cards or marks found, or two cards dealt; or nothing. */
function slipped(story: Story, rng: Rng): Story {
  const faces = [...new Set(story.deck)];
  const [a, b] = [rng.below(story.dealt.length), rng.below(story.dealt.length)];
  const swapped = <T>(all: readonly T[]): readonly T[] => all.with(a, all[b] as T).with(b, all[a] as T);
  const looks = [...story.saw.keys()];
  switch (rng.below(5)) {
    case 0: {
      if (looks.length === 0) return story;
      const look = one(looks, rng);
      const marks = ['clarity', 'vampire', 'love', 'plague', 'traitor', 'fear', 'assassin', 'bat'];
      return { ...story, saw: new Map(story.saw).set(look, one(look.endsWith('mark') ? marks : faces, rng)) };
    }
    case 1: {
      const deeds = retell(nightOf(story))?.entries.flatMap((entry) =>
        entry.is === 'did' ? entry.asked : [],
      );
      if (deeds === undefined || deeds.length === 0) return story;
      const { id, form } = one(deeds, rng);
      return { ...story, did: new Map(story.did).set(id, one(answersTo(form), rng)) };
    }
    case 2:
      return { ...story, found: swapped(story.found) };
    case 3:
      return { ...story, dealt: swapped(story.dealt) };
    default:
      return story;
  }
}

/** What is asked besides is answered somehow, until nothing is open. */
function toldOut(story: Story, rng: Rng): Story {
  const [did, saw] = [new Map(story.did), new Map(story.saw)];
  const whole: Story = { ...story, did, saw };
  for (let asked = 0; asked < 60; asked += 1) {
    const night = nightOf(whole);
    const told = retell(night);
    if (told?.isOpen !== true) return whole;
    for (const entry of told.entries) {
      if (entry.is === 'did' && night.teller.did(entry.asked) === undefined)
        did.set(entry.asked.id, one(answersTo(entry.asked.form), rng));
      if (entry.is === 'saw' && night.teller.saw(entry.look) === undefined) {
        const { face } = entry.look;
        saw.set(lookOf(entry.look), 'card' in face ? face.card : face.mark);
      }
    }
  }
  throw new Error('it is asked and asked');
}

describe('the ledger of a night told afterwards', () => {
  it('holds for every night that was played, and gives back who held what when', () => {
    for (const [seed, evening] of evenings(1, 700).entries()) {
      const told = retell(truthOf(evening));
      expect(told?.clashes, `${seed}`).toEqual([]);
      expect(told?.isOpen, `${seed}`).toBe(false);
      if (told === undefined) continue;
      told.state.phase = 'end';
      expect(asFound(endingOf(told.state)), `${seed}`).toEqual(asFound(evening.end));
      // Every deed stands in its place; in the centre, a card nobody saw may be another.
      const deeds = ({ story }: Evening['end']): string[] =>
        story.map(({ call, by, did }) => `${call} ${by} ${did}`);
      expect(deeds(endingOf(told.state)), `${seed}`).toEqual(deeds(evening.end));
    }
  });

  it('finds out what cannot be and nothing else, as the rules read independently do, and comes to its end', () => {
    const found = { may: 0, cannot: 0 };
    for (let seed = 1; seed <= 500; seed += 1) {
      const rng = quick(seed + 100_000);
      const story = toldOut(slipped(storyOf(playedBy(quick(seed))), rng), rng);
      const may = mayHaveBeen(story);
      found[may ? 'may' : 'cannot'] += 1;
      expect(retell(nightOf(story))?.clashes.length === 0, `${seed}`).toBe(may);
    }
    expect(Math.min(found.may, found.cannot)).toBeGreaterThan(150);
  });

  it('names a card before a player that cannot have been seen, and by whom, and that this one word would mend it', () => {
    let lies = 0;
    for (const evening of evenings(5000, 200)) {
      const truth = truthOf(evening);
      const seen = retell(truth)?.entries.flatMap((one) =>
        one.is === 'saw' &&
        typeof one.look.of === 'number' &&
        'card' in one.look.face &&
        one.look.call !== 'doppelganger'
          ? [one.look]
          : [],
      );
      const [look] = seen ?? [];
      if (look === undefined) continue;
      const other = evening.deck.find(
        (card) =>
          card !== evening.dealt[Number(look.of)] && !('card' in look.face && look.face.card === card),
      ) as RoleId;
      const { teller } = truth;
      const lie: ToldNight = {
        ...truth,
        teller: { ...teller, saw: (one) => (one.id === look.id ? other : teller.saw(one)) },
      };
      const told = retell(lie);
      // What fell into the centre and came back may have been another card: all else is known.
      if (told === undefined || told.clashes.length === 0) continue;
      lies += 1;
      expect(told.clashes[0]?.key).toMatch(/^ledger\.(sawCard|card|carried)$/);
      expect(slipsOf(lie, told)).toContainEqual({
        key: 'ledger.slip.saw',
        params: { by: look.by, call: look.call },
      });
      if (lies >= 12) break;
    }
    expect(lies).toBe(12);
  });

  it('names what was found in the morning and cannot have lain there', () => {
    const [evening] = evenings(77, 1);
    if (evening === undefined) throw new Error('no evening');
    const truth = truthOf(evening);
    const stranger = evening.deck.find((card) => card !== truth.found[0]?.card) as RoleId;
    const told = retell({
      ...truth,
      found: truth.found.map((one, seat) => (seat === 0 ? { ...one, card: stranger } : one)),
    });
    expect(told?.clashes).toEqual([
      { key: 'ledger.card', params: { player: 0, found: stranger, face: truth.found[0]?.card } },
    ]);
  });

  it('reads what nobody remembers in the way that fits: a whole card, a deed or a look may be forgotten', () => {
    for (const evening of evenings(9000, 120)) {
      const truth = truthOf(evening);
      const { teller } = truth;
      const all = retell(truth)?.entries ?? [];
      const did = all.find((one) => one.is === 'did');
      const forgetful: ToldNight = {
        ...truth,
        teller: {
          dealt: (seat) => (seat === 1 ? null : teller.dealt(seat)),
          did: (asked) => (did?.is === 'did' && asked.id === did.asked.id ? null : teller.did(asked)),
          saw: () => null,
        },
      };
      const told = retell(forgetful);
      expect(told?.clashes.length === 0 || told?.isComplete === false).toBe(true);
    }
  });

  it('two things forgotten of a true night are always read so that it holds', () => {
    for (const [seed, evening] of evenings(30_000, 150).entries()) {
      const [truth, rng] = [truthOf(evening), quick(seed)];
      const { teller, found } = truth;
      const entries = retell(truth)?.entries ?? [];
      const things = [
        ...found.flatMap((_, seat) => [`dealt.${seat}`, `found.${seat}`]),
        ...entries.map((entry) => (entry.is === 'did' ? entry.asked.id : entry.look.id)),
      ];
      const lost = [one(things, rng), one(things, rng)];
      const told = retell({
        ...truth,
        found: found.map((there, seat) => (lost.includes(`found.${seat}`) ? {} : there)),
        teller: {
          dealt: (seat) => (lost.includes(`dealt.${seat}`) ? null : teller.dealt(seat)),
          did: (asked) => (lost.includes(asked.id) ? null : teller.did(asked)),
          saw: (look) => (lost.includes(look.id) ? null : teller.saw(look)),
        },
      });
      expect([told?.clashes, told?.isOpen], `${seed}`).toEqual([[], false]);
    }
  });

  it('waits where something was not told yet, and asks nothing of what comes after', () => {
    const [evening] = evenings(4, 1);
    if (evening === undefined) throw new Error('no evening');
    const truth = truthOf(evening);
    const told = retell({ ...truth, teller: { ...truth.teller, did: () => undefined } });
    expect(told?.isOpen).toBe(true);
    const asked = told?.entries.filter((one) => one.is === 'did') ?? [];
    const steps = asked.map((one) => (one.is === 'did' ? one.asked.id.split('.')[0] : ''));
    expect(new Set(steps).size).toBe(1);
  });

  it('cards said to be dealt that are not of the deck make no night', () => {
    const deck: readonly RoleId[] = ['seer', 'robber', 'villager', 'villager', 'tanner', 'hunter'];
    expect([...dealsOf(deck, ['seer', 'seer', null])]).toEqual([]);
    // The two villagers are one to everybody: so many different ways to lay four cards, two alike.
    expect([...dealsOf(deck, ['seer', 'robber', null])].length).toBe(12);
  });

  it('tries every way once', () => {
    const ways = new Ways();
    const found: string[] = [];
    do {
      const first = ways.pick(['a', 'b']);
      found.push(first === 'a' ? first + ways.pick([1, 2, 3]) : first);
    } while (ways.next());
    expect(found).toEqual(['a1', 'a2', 'a3', 'b']);
    const two = { pick: [1, 2, 3], of: 'seat', min: 2, max: 2 };
    const form = { pass: { fields: {} }, swap: { fields: { players: two } } };
    expect(answersTo(form).length).toBe(4);
  });
});
