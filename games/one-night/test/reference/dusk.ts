import {
  calledAs,
  cardDealtTo,
  choose,
  type Deeds,
  faceAt,
  giveMark,
  leftOf,
  note,
  noteAll,
  one,
  othersOf,
  players,
  rightOf,
  two,
  type World,
} from './table.ts';

/** The dusk calls of section G, one function each: who wakes, and what they do, straight from B2. */

const isVampire = (role: string | undefined): boolean =>
  role === 'vampire' || role === 'master' || role === 'count';

export function copycat(w: World): Deeds[] {
  return calledAs(w, 'copycat').map(function* (me) {
    const said = yield* choose(w, me, 'copycat.copy', { copy: one(w.centre) });
    if (said === undefined) return;
    const place = said.picks[0] as string;
    const card = faceAt(w, place);
    w.who[me] = card;
    cardDealtTo(w, me).copied = card;
    w.acted[me] = true;
    note(w, me, 'you.copied', { place, card });
  });
}

export const vampiresAwake = (w: World): number[] => players(w).filter((seat) => isVampire(w.who[seat]));

export function vampires(w: World): Deeds[] {
  const awake = vampiresAwake(w);
  const prey = players(w).filter((seat) => !awake.includes(seat));
  for (const me of awake) note(w, me, 'you.metVampires', { seats: awake.filter((seat) => seat !== me) });
  return awake.length === 0 || prey.length === 0 ? [] : [bite(w, awake, prey)];
}

function* bite(w: World, awake: number[], prey: number[]): Deeds {
  const { picks } = yield { to: awake, topic: 'vampires.bite', ways: { bite: one(prey) } };
  const bitten = picks[0] as number;
  giveMark(w, awake[0] as number, 'vampire', bitten);
  for (const me of awake.slice(1))
    note(w, me, 'you.gaveMark', { slot: 'vampire', mark: 'vampire', seat: bitten });
  for (const me of awake) w.acted[me] = true;
  w.biters = awake;
  w.bitten = bitten;
}

export function count(w: World): Deeds[] {
  return calledAs(w, 'count').map(function* (me) {
    const prey = players(w).filter((seat) => !isVampire(w.who[seat]) && w.marks[seat] !== 'vampire');
    const said = yield* choose(w, me, 'count.frighten', { frighten: one(prey) });
    if (said !== undefined) giveMark(w, me, 'fear', said.picks[0] as number);
  });
}

export function renfield(w: World): Deeds[] {
  for (const me of calledAs(w, 'renfield')) {
    note(w, me, 'you.sawBite', { seats: w.biters, target: w.bitten });
    giveMark(w, me, 'bat', me);
  }
  return [];
}

export function diseased(w: World): Deeds[] {
  return calledAs(w, 'diseased').map(function* (me) {
    const said = yield* choose(w, me, 'diseased.infect', { infect: one([leftOf(w, me), rightOf(w, me)]) });
    if (said !== undefined) giveMark(w, me, 'plague', said.picks[0] as number);
  });
}

export function cupid(w: World): Deeds[] {
  return calledAs(w, 'cupid').map(function* (me) {
    const said = yield* choose(w, me, 'cupid.unite', { unite: two(players(w)), pass: null });
    if (said === undefined) return;
    giveMark(w, me, 'love-1', said.picks[0] as number);
    giveMark(w, me, 'love-2', said.picks[1] as number);
  });
}

export function instigator(w: World): Deeds[] {
  return calledAs(w, 'instigator').map(function* (me) {
    const said = yield* choose(w, me, 'instigator.corrupt', { corrupt: one(players(w)), pass: null });
    if (said !== undefined) giveMark(w, me, 'traitor', said.picks[0] as number);
  });
}

export function priest(w: World): Deeds[] {
  return calledAs(w, 'priest').map(function* (me) {
    giveMark(w, me, 'clarity-1', me);
    const said = yield* choose(w, me, 'priest.cleanse', { cleanse: one(othersOf(w, me)), pass: null });
    if (said !== undefined) giveMark(w, me, 'clarity-2', said.picks[0] as number);
  });
}

export function assassin(w: World): Deeds[] {
  return calledAs(w, 'assassin').map(function* (me) {
    const said = yield* choose(w, me, 'assassin.mark', { mark: one(othersOf(w, me)) });
    if (said !== undefined) giveMark(w, me, 'assassin', said.picks[0] as number);
  });
}

export function apprenticeAssassin(w: World): Deeds[] {
  const masters = calledAs(w, 'assassin');
  const apprentices = calledAs(w, 'apprentice-assassin');
  for (const me of masters) note(w, me, 'you.metApprentice', { seats: apprentices });
  for (const me of apprentices) note(w, me, 'you.metAssassin', { seats: masters });
  if (masters.length > 0) return [];
  return apprentices.map(function* (me) {
    const said = yield* choose(w, me, 'apprentice-assassin.mark', { mark: one(othersOf(w, me)) });
    if (said !== undefined) giveMark(w, me, 'assassin', said.picks[0] as number);
  });
}

/** A4.2: everybody looks at his own mark; Fear and Love count as they lie now (R33, R64). */
export function markCheck(w: World): void {
  for (const me of players(w)) note(w, me, 'you.checkedMark', { mark: w.marks[me] });
  w.checked = [...w.marks];
  w.feared = w.marks.map((mark) => mark === 'fear');
  w.lovers = players(w).filter((seat) => w.marks[seat] === 'love');
}

/** A4.4, R46, R67, R81: what is public at daybreak, and the artefact its holder looks at. */
export function daybreak(w: World): void {
  noteAll(w, 'day.began');
  for (const me of [...players(w), w.seats]) {
    const turnedAway = w.artefacts[me] === 'shroud';
    if ((w.artefacts[me] ?? null) !== null) note(w, me, 'you.sawArtefact', { artefact: w.artefacts[me] });
    if (w.shield !== null && !turnedAway) note(w, me, 'day.shield', { seat: w.shield });
    for (const seat of turnedAway ? [] : w.faceUp) note(w, me, 'day.faceUp', { seat, card: faceAt(w, seat) });
    const laid = players(w).filter((seat) => w.artefacts[seat] !== null);
    if (laid.length > 0 && !turnedAway) note(w, me, 'day.artefacts', { seats: laid });
  }
}
