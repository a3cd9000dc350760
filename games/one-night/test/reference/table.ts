/** A naive table of One Night, kept apart from the engine: cards and marks as things that lie somewhere. */

export type Place = number | string;

export interface Card {
  face: string;
  /** The place it was dealt to. */
  began: Place;
  copied: string | null;
  turned: string | null;
}

/** Something a player learnt or did. */
export type Note = readonly [key: string, params: { readonly [name: string]: unknown }];

/** A question as the rule page puts it: ways to answer, each with what can be picked and how many of it. */
export interface Choice {
  readonly from: readonly Place[];
  readonly min: number;
  readonly max: number;
}
export type Ways = { readonly [way: string]: Choice | null };
export interface Asking {
  readonly to: readonly number[];
  readonly topic: string;
  readonly ways: Ways;
}
export interface Said {
  readonly way: string;
  readonly picks: readonly Place[];
}
/** What one player, or the Vampires together, do in a call: asks, is answered, goes on. */
export type Deeds = Generator<Asking, void, Said>;

export interface Tokens {
  readonly shield: number | null;
  readonly faceUp: readonly (readonly [seat: number, face: string])[];
  readonly artefacts: readonly number[];
}

export interface World {
  seats: number;
  deck: readonly string[];
  gremlinSelf: boolean;
  /** By place: the seats, then c1, c2, c3 and perhaps across. */
  lies: { [place: Place]: Card };
  centre: string[];
  /** The face each seat was dealt. */
  dealt: readonly string[];
  /** Who each seat is called as, and whether that is by a Doppelgänger's look. */
  who: string[];
  doubled: boolean[];
  /** Empty without marks. */
  marks: string[];
  board: { [slot: string]: string };
  /** What each saw at the mark check; nothing before. */
  checked: string[];
  feared: boolean[];
  lovers: number[];
  biters: number[];
  bitten: number | null;
  acted: boolean[];
  /** Seats each one takes for Werewolves. */
  wolvesSeen: number[][];
  shield: number | null;
  faceUp: number[];
  /** Next to be drawn first. */
  pile: string[];
  artefacts: (string | null)[];
  /** Whose eyes are open now. */
  awake: number[];
  /** By seat; the last row is what anybody may see. */
  notes: Note[][];
}

const vampireBox =
  'copycat vampire master count renfield diseased cupid instigator priest assassin apprentice-assassin thing marksman pickpocket gremlin'.split(
    ' ',
  );

const slots: readonly (readonly [slot: string, mark: string, deck: readonly string[]])[] = [
  ['vampire', 'vampire', ['vampire', 'master', 'count']],
  ['fear', 'fear', ['count']],
  ['bat', 'bat', ['renfield']],
  ['plague', 'plague', ['diseased']],
  ['love-1', 'love', ['cupid']],
  ['love-2', 'love', ['cupid']],
  ['traitor', 'traitor', ['instigator']],
  ['clarity-1', 'clarity', ['priest']],
  ['clarity-2', 'clarity', ['priest']],
  ['assassin', 'assassin', ['assassin', 'apprentice-assassin']],
];

export const withMarks = (deck: readonly string[]): boolean => deck.some((id) => vampireBox.includes(id));

/** A2: `cards` are the players' by seat, then the three of the centre; `pile` in the order of drawing. */
export function layOut(
  seats: number,
  cards: readonly string[],
  pile: readonly string[],
  gremlinSelf: boolean,
): World {
  const centre = cards.includes('alpha-wolf') ? ['c1', 'c2', 'c3', 'across'] : ['c1', 'c2', 'c3'];
  const lies: World['lies'] = {};
  const all = cards.includes('alpha-wolf') ? [...cards, 'werewolf'] : cards;
  all.forEach((face, i) => {
    const place = i < seats ? i : (centre[i - seats] as string);
    lies[place] = { face, began: place, copied: null, turned: null };
  });
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const board: World['board'] = {};
  for (const [slot, mark, needs] of slots) if (needs.some((id) => cards.includes(id))) board[slot] = mark;
  return {
    seats,
    dealt: cards.slice(0, seats),
    deck: [...cards].sort(),
    gremlinSelf,
    lies,
    centre,
    who: cards.slice(0, seats),
    doubled: each(() => false),
    marks: withMarks(cards) ? each(() => 'clarity') : [],
    board,
    checked: [],
    feared: each(() => false),
    lovers: [],
    biters: [],
    bitten: null,
    acted: each(() => false),
    wolvesSeen: each(() => []),
    shield: null,
    faceUp: [],
    pile: [...pile],
    artefacts: each(() => null),
    awake: [],
    notes: [...each(() => []), []],
  };
}

export const players = (w: World): number[] => Array.from({ length: w.seats }, (_, seat) => seat);
export const othersOf = (w: World, me: number): number[] => players(w).filter((seat) => seat !== me);
/** G5. */
export const bare = (w: World, seats: readonly number[]): number[] =>
  seats.filter((seat) => seat !== w.shield);
export const leftOf = (w: World, seat: number): number => (seat + 1) % w.seats;
export const rightOf = (w: World, seat: number): number => (seat - 1 + w.seats) % w.seats;
export const faceAt = (w: World, place: Place): string => (w.lies[place] as Card).face;
/** Those with this character now called; a Doppelgänger who did it at once, or does it later, stays asleep. */
export const calledAs = (w: World, role: string): number[] =>
  players(w).filter((seat) => w.who[seat] === role && !w.doubled[seat] && !w.feared[seat]);

export const note = (w: World, seat: number, key: string, params: Note[1] = {}): void => {
  w.notes[seat]?.push([key, params]);
};
export const noteAll = (w: World, key: string, params: Note[1] = {}): void => {
  for (const row of [...players(w), w.seats]) note(w, row, key, params);
};

/** R67: what open eyes see lying on the table, besides faces and marks. */
export const tokensOn = (w: World): Tokens => ({
  shield: w.shield,
  faceUp: w.faceUp.map((seat) => [seat, faceAt(w, seat)] as const),
  artefacts: players(w).filter((seat) => w.artefacts[seat] !== null),
});

export function exchangeCards(w: World, a: Place, b: Place): void {
  const held = w.lies[a] as Card;
  w.lies[a] = w.lies[b] as Card;
  w.lies[b] = held;
}

export function exchangeMarks(w: World, a: number, b: number): void {
  const held = w.marks[a] as string;
  w.marks[a] = w.marks[b] as string;
  w.marks[b] = held;
}

/** C1: the board's mark to the player, his own into the same slot. */
export function giveMark(w: World, by: number, slot: string, to: number): void {
  const given = w.board[slot] as string;
  w.board[slot] = w.marks[to] as string;
  w.marks[to] = given;
  w.acted[by] = true;
  note(w, by, 'you.gaveMark', { slot, mark: given, seat: to });
}

export function lookAt(w: World, me: number, place: Place): string {
  const card = faceAt(w, place);
  w.acted[me] = true;
  const still = place === me && card === w.dealt[me];
  note(w, me, 'you.sawCard', still ? { place, card, still } : { place, card });
  return card;
}

export const cardDealtTo = (w: World, seat: number): Card =>
  Object.values(w.lies).find((card) => card.began === seat) as Card;

const enough = (choice: Choice | null): boolean => choice === null || choice.from.length >= choice.min;

export const one = (from: readonly Place[]): Choice => ({ from, min: 1, max: 1 });
export const two = (from: readonly Place[]): Choice => ({ from, min: 2, max: 2 });

/** G2: asks where something can be answered at all; undefined where not, or where he passes. */
export function* choose(
  w: World,
  me: number,
  topic: string,
  ways: Ways,
): Generator<Asking, Said | undefined, Said> {
  const open = Object.fromEntries(Object.entries(ways).filter(([, choice]) => enough(choice)));
  if (Object.keys(open).every((way) => way === 'pass')) return undefined;
  const said = yield { to: [me], topic, ways: open };
  if (said.way !== 'pass') return said;
  note(w, me, 'you.passed');
  return undefined;
}
