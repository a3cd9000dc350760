import {
  bare,
  type Card,
  calledAs,
  cardDealtTo,
  choose,
  type Deeds,
  exchangeCards,
  exchangeMarks,
  faceAt,
  leftOf,
  lookAt,
  note,
  one,
  othersOf,
  type Place,
  players,
  rightOf,
  two,
  type World,
} from './table.ts';

/** The night calls of section G, one function each, straight from B2, B3 and B4. */

const wolves = ['werewolf', 'alpha-wolf', 'mystic-wolf', 'dream-wolf'];
const bloodsuckers = ['vampire', 'master', 'count'];

/** A call of one character alone, by those who are called as it. */
const alone =
  (role: string, deed: (w: World, me: number) => Deeds) =>
  (w: World): Deeds[] =>
    calledAs(w, role).map((me) => deed(w, me));

export function lovers(w: World): Deeds[] {
  for (const me of w.lovers) note(w, me, 'you.metLover', { seats: w.lovers.filter((seat) => seat !== me) });
  return [];
}

export function* shield(w: World, me: number): Deeds {
  if (w.shield !== null) return;
  const said = yield* choose(w, me, 'sentinel.shield', { shield: one(othersOf(w, me)), pass: null });
  if (said === undefined) return;
  w.shield = said.picks[0] as number;
  note(w, me, 'you.shielded', { seat: w.shield });
}

/** B3, R78: becomes what it sees; some act at once. */
function* double(w: World, me: number): Deeds {
  const said = yield* choose(w, me, 'doppelganger.copy', { copy: one(bare(w, othersOf(w, me))) });
  if (said === undefined) return;
  const place = said.picks[0] as number;
  const card = faceAt(w, place);
  w.who[me] = card;
  w.doubled[me] = true;
  cardDealtTo(w, me).copied = card;
  w.acted[me] = true;
  note(w, me, 'you.copied', { place, card });
  if (wolves.includes(card)) w.wolvesSeen[me] = [place];
  yield* atOnce[card]?.(w, me) ?? [];
}

/** Awake with the pack: all wolves but the dreamer; a feared one neither wakes nor shows a thumb (R34). */
export function packAwake(w: World): number[] {
  return players(w).filter(
    (seat) => ['werewolf', 'alpha-wolf', 'mystic-wolf'].includes(w.who[seat] as string) && !w.feared[seat],
  );
}

export function werewolves(w: World): Deeds[] {
  const awake = packAwake(w);
  const dreaming = players(w).filter((seat) => w.who[seat] === 'dream-wolf' && !w.feared[seat]);
  for (const me of awake) {
    const seats = awake.filter((seat) => seat !== me);
    note(w, me, 'you.metPack', { seats, thumbs: dreaming });
    w.wolvesSeen[me] = [...(w.wolvesSeen[me] as number[]), ...seats, ...dreaming];
  }
  return awake.length === 1 && dreaming.length === 0 ? [lonely(w, awake[0] as number)] : [];
}

function* lonely(w: World, me: number): Deeds {
  const said = yield* choose(w, me, 'werewolves.look', { look: one(w.centre), pass: null });
  if (said !== undefined) lookAt(w, me, said.picks[0] as Place);
}

export function* turnOne(w: World, me: number): Deeds {
  const prey = bare(w, othersOf(w, me)).filter((seat) => !w.wolvesSeen[me]?.includes(seat));
  const said = yield* choose(w, me, 'alpha-wolf.turn', { turn: one(prey) });
  if (said === undefined) return;
  swapCards(w, me, [said.picks[0] as number, 'across']);
}

function swapCards(w: World, me: number, places: readonly [Place, Place]): void {
  exchangeCards(w, ...places);
  w.acted[me] = true;
  note(w, me, 'you.swappedCards', { places });
}

export function* lookAtOne(w: World, me: number, topic: string): Deeds {
  const said = yield* choose(w, me, topic, { look: one(bare(w, othersOf(w, me))), pass: null });
  if (said !== undefined) lookAt(w, me, said.picks[0] as Place);
}

const thumbsOf = (w: World): number[] => players(w).filter((seat) => wolves.includes(w.who[seat] as string));

/** Those of this character, a Doppelgänger of it too: they act together. */
export const together = (w: World, role: string): number[] =>
  players(w).filter((seat) => w.who[seat] === role && !w.feared[seat]);

export function minion(w: World): Deeds[] {
  for (const me of together(w, 'minion')) note(w, me, 'you.sawPack', { seats: thumbsOf(w) });
  return [];
}

export function mason(w: World): Deeds[] {
  const awake = together(w, 'mason');
  for (const me of awake) note(w, me, 'you.metMasons', { seats: awake.filter((seat) => seat !== me) });
  return [];
}

export const thing = alone('thing', function* (w, me) {
  const said = yield* choose(w, me, 'thing.tap', { tap: one([leftOf(w, me), rightOf(w, me)]) });
  if (said === undefined) return;
  const tapped = said.picks[0] as number;
  note(w, me, 'you.tapped', { seat: tapped });
  note(w, tapped, 'you.wereTapped', { side: tapped === leftOf(w, me) ? 'right' : 'left' });
});

export function* foresee(w: World, me: number): Deeds {
  const player = one(bare(w, othersOf(w, me)));
  const said = yield* choose(w, me, 'seer.look', { player, centre: two(w.centre), pass: null });
  for (const place of said?.picks ?? []) lookAt(w, me, place);
}

export function* glimpse(w: World, me: number): Deeds {
  const said = yield* choose(w, me, 'apprentice-seer.look', { look: one(w.centre), pass: null });
  if (said !== undefined) lookAt(w, me, said.picks[0] as Place);
}

/** R41: what he sees may turn the card he was dealt; then he must stop. */
export function* investigate(w: World, me: number): Deeds {
  let left = bare(w, othersOf(w, me));
  for (const topic of ['paranormal-investigator.look', 'paranormal-investigator.look-again']) {
    const said = yield* choose(w, me, topic, { look: one(left), pass: null });
    if (said === undefined) return;
    const seat = said.picks[0] as number;
    const face = lookAt(w, me, seat);
    left = left.filter((other) => other !== seat);
    const into = wolves.includes(face) ? 'werewolf' : bloodsuckers.includes(face) ? 'vampire' : face;
    if (into !== 'werewolf' && into !== 'vampire' && into !== 'tanner') continue;
    cardDealtTo(w, me).turned = into;
    note(w, me, 'you.turned', { into });
    return;
  }
}

export const marksman = alone('marksman', function* (w, me) {
  const look = one(bare(w, othersOf(w, me)));
  const first = yield* choose(w, me, 'marksman.look', { look, pass: null });
  if (first !== undefined) lookAt(w, me, first.picks[0] as Place);
  const rest = othersOf(w, me).filter((seat) => seat !== first?.picks[0]);
  const second = yield* choose(w, me, 'marksman.peek', { peek: one(rest), pass: null });
  if (second !== undefined) peek(w, me, second.picks[0] as number);
});

function peek(w: World, me: number, seat: number): void {
  w.acted[me] = true;
  note(w, me, 'you.sawMark', { seat, mark: w.marks[seat] });
}

export function* rob(w: World, me: number): Deeds {
  if (w.shield === me) return;
  const said = yield* choose(w, me, 'robber.rob', { rob: one(bare(w, othersOf(w, me))), pass: null });
  if (said === undefined) return;
  swapCards(w, me, [me, said.picks[0] as number]);
  lookAt(w, me, me);
}

export function* bewitch(w: World, me: number): Deeds {
  const said = yield* choose(w, me, 'witch.look', { look: one(w.centre), pass: null });
  if (said === undefined) return;
  const place = said.picks[0] as Place;
  lookAt(w, me, place);
  const given = yield* choose(w, me, 'witch.swap', { swap: one(bare(w, players(w))) });
  if (given !== undefined) swapCards(w, me, [place, given.picks[0] as number]);
}

export const pickpocket = alone('pickpocket', function* (w, me) {
  const said = yield* choose(w, me, 'pickpocket.steal', { steal: one(othersOf(w, me)), pass: null });
  if (said === undefined) return;
  swapMarks(w, me, [me, said.picks[0] as number]);
  const look = yield* choose(w, me, 'pickpocket.peek', { peek: null, pass: null });
  if (look !== undefined) peek(w, me, me);
});

function swapMarks(w: World, me: number, seats: readonly [number, number]): void {
  exchangeMarks(w, ...seats);
  w.acted[me] = true;
  note(w, me, 'you.swappedMarks', { seats });
}

export function* stir(w: World, me: number): Deeds {
  const said = yield* choose(w, me, 'troublemaker.swap', { swap: two(bare(w, othersOf(w, me))), pass: null });
  if (said !== undefined) swapCards(w, me, said.picks as [number, number]);
}

/** R50: the cards that can move form a ring past his own and the shielded one; one alone has nowhere to go. */
export function* shift(w: World, me: number): Deeds {
  const ring = bare(w, othersOf(w, me));
  if (ring.length < 2) return;
  const said = yield* choose(w, me, 'village-idiot.shift', { left: null, right: null, pass: null });
  if (said === undefined) return;
  const cards = ring.map((seat) => w.lies[seat] as Card);
  const step = said.way === 'left' ? 1 : ring.length - 1;
  cards.forEach((card, i) => {
    w.lies[ring[(i + step) % ring.length] as number] = card;
  });
  w.acted[me] = true;
  note(w, me, 'you.shiftedCards', { seats: ring, way: said.way });
}

/** R40. */
export function senseAuras(w: World, me: number): void {
  note(w, me, 'you.sawThumbs', { seats: othersOf(w, me).filter((seat) => w.acted[seat]) });
}

export const gremlin = alone('gremlin', function* (w, me) {
  const whom = w.gremlinSelf ? players(w) : othersOf(w, me);
  const ways = { cards: two(bare(w, whom)), marks: two(whom), pass: null };
  const said = yield* choose(w, me, 'gremlin.swap', ways);
  if (said?.way === 'cards') swapCards(w, me, said.picks as [number, number]);
  if (said?.way === 'marks') swapMarks(w, me, said.picks as [number, number]);
});

export function* stagger(w: World, me: number): Deeds {
  if (w.shield === me) return;
  const said = yield* choose(w, me, 'drunk.take', { take: one(w.centre) });
  if (said !== undefined) swapCards(w, me, [me, said.picks[0] as Place]);
}

export function wakeUp(w: World, me: number): void {
  if (w.shield === me) note(w, me, 'you.wasShielded');
  else lookAt(w, me, me);
}

/** R55: sees the thumbs, then may look closer at any of them. */
export function squire(w: World): Deeds[] {
  return together(w, 'squire').map(function* (me) {
    const thumbs = thumbsOf(w);
    note(w, me, 'you.sawPack', { seats: thumbs });
    const near = bare(w, thumbs);
    const ways = { look: { from: near, min: 1, max: near.length }, pass: null };
    const said = yield* choose(w, me, 'squire.look', ways);
    for (const place of said?.picks ?? []) lookAt(w, me, place);
  });
}

/** R42: some faces must be turned down again. */
export function* reveal(w: World, me: number): Deeds {
  const downs = bare(w, othersOf(w, me)).filter((seat) => !w.faceUp.includes(seat));
  const said = yield* choose(w, me, 'revealer.reveal', { reveal: one(downs), pass: null });
  if (said === undefined) return;
  const seat = said.picks[0] as number;
  const card = lookAt(w, me, seat);
  if ([...wolves, ...bloodsuckers, 'tanner', 'assassin'].includes(card))
    note(w, me, 'you.turnedDown', { seat });
  else {
    w.faceUp.push(seat);
    note(w, me, 'you.revealed', { seat, card });
  }
}

export function* bestow(w: World, me: number): Deeds {
  const free = bare(w, othersOf(w, me)).filter((seat) => w.artefacts[seat] === null);
  const said = yield* choose(w, me, 'curator.place', { place: one(free), pass: null });
  if (said === undefined) return;
  const seat = said.picks[0] as number;
  w.artefacts[seat] = w.pile.shift() as string;
  note(w, me, 'you.laidArtefact', { seat });
}

/** What a Doppelgänger does at once (B3). */
const atOnce: { readonly [role: string]: (w: World, me: number) => Deeds } = {
  seer: foresee,
  robber: rob,
  troublemaker: stir,
  drunk: stagger,
  sentinel: shield,
  'alpha-wolf': turnOne,
  'mystic-wolf': (w, me) => lookAtOne(w, me, 'mystic-wolf.look'),
  'apprentice-seer': glimpse,
  'paranormal-investigator': investigate,
  witch: bewitch,
  'village-idiot': shift,
};

export const doppelganger = alone('doppelganger', double);
export { alone };
