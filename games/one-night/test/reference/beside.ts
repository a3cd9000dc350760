import {
  begin,
  canonical,
  type Json,
  type Match,
  type Params,
  playRandomly,
  promptsOf,
  quick,
  type Sight,
  watch,
} from '@veillee/kernel';
import { stateOf, stepOf } from '@veillee/kernel/inside';
import { type OneNight, oneNight, type State, type View } from '../../src/index.ts';
import { callOf, type Followed, follow, type Heard, modelOf, overheard, waysOf } from './follow.ts';
import { knownExtras, randomSeed, randomTable } from './setups.ts';
import { type Asking, type Note, tokensOn, type World } from './table.ts';

/** Plays a random match with the model beside it, comparing after everything that happens; throws where they part. */
export function sideBySide(seed: number, seen: Map<string, number>): void {
  const rng = quick(seed);
  const { seats, options } = randomTable(rng, knownExtras);
  const heard: Heard[] = [];
  const game = overheard(oneNight, (reply) => heard.push(reply));
  const begun = begin(game, { seats, options, seed: randomSeed(rng) });
  if (!begun.ok) throw new Error(begun.error.map(({ key }) => key).join());
  const match = begun.value;
  const model = modelOf(match)();
  const ears = Array.from({ length: seats + 1 }, (_, row) => watch(match, row === seats ? 'table' : row));
  const count = (what: string): void => {
    seen.set(what, (seen.get(what) ?? 0) + 1);
  };
  compare(match, model, ears);
  playRandomly(match, rng, { dawdles: [2, 30, 100][rng.below(3)] as number, wavers: 5 }, 1000, (input) => {
    for (const { topic, answer } of heard) count(`${topic} ${answer?.do ?? 'nothing'}`);
    const before = model.at;
    const odd = follow(model, input, heard.splice(0));
    if (odd !== undefined) throw new Error(odd);
    if (model.at !== before) count(`call ${model.at}`);
    compare(match, model, ears);
  });
}

const isPublic = (at: string): boolean => at === 'deal' || at === 'day' || at === 'vote';

type Ears = readonly { look(): Sight<View> }[];

function compare(match: Match<OneNight>, { w, at, open }: Followed, ears: Ears): void {
  same('the step', callOf(stepOf(match)), at);
  same(`the table in ${at}`, tableOfEngine(stateOf(match)), tableOf(w));
  if (match.over) return;
  // Facts are told to all at every step, looks at what lies there are taken in turn.
  const turn = match.inputs.length % ears.length;
  ears.forEach((ear, row) => {
    const notes = w.notes[row] as Note[];
    if (notes.length === 0 && row !== turn && isPublic(at)) return;
    const { facts, view } = ear.look();
    const told = facts.map(({ key, params }): Note => [key, plain(params ?? {})]);
    same(`what ${row}, ${w.who[row]}, learns in ${at}`, told, notes.splice(0));
    if (row !== turn) return;
    same(
      `what ${row}, ${w.who[row]}, has before him in ${at}`,
      [view.me, view.table, view.end],
      before(w, row, at),
    );
  });
  if (isPublic(at)) return;
  const due = open.flatMap(({ asking }) => (asking === undefined ? [] : [asking]));
  same(`what is asked in ${at}`, sorted(askedBy(match)), sorted(due));
}

/** What a seat remembers, and what its eyes see if they are open (R67, R81). */
function before(w: World, row: number, at: string): unknown {
  const light = at === 'day' || at === 'vote';
  const me = {
    dealt: Object.values(w.lies).find(({ began }) => began === row)?.face,
    mark: w.checked[row] ?? null,
    artefact: light ? w.artefacts[row] : null,
  };
  const { shield, faceUp, artefacts } = tokensOn(w);
  const sees = light ? w.artefacts[row] !== 'shroud' : w.awake.includes(row);
  const open = { shield, faceUp: faceUp.map(([seat, card]) => ({ seat, card })), artefacts };
  return [row === w.seats ? null : me, sees ? open : null, null];
}

/** A deck is no order of cards. */
const plain = (params: Params): Note[1] =>
  Array.isArray(params.deck) ? { ...params, deck: [...params.deck].sort() } : params;

/** What the engine asks in a call, in the model's terms. */
function askedBy(match: Match<OneNight>): Asking[] {
  const asked: { to: number[]; topic: string; ways: Asking['ways'] }[] = [];
  for (let seat = 0; seat < match.start.seats; seat += 1) {
    for (const { topic, form, ends } of promptsOf(match, seat)) {
      const known = asked.find((other) => ends === 'agreed' && other.topic === topic);
      if (known === undefined) asked.push({ to: [seat], topic, ways: waysOf(form) });
      else known.to.push(seat);
    }
  }
  return asked;
}

const sorted = (asked: readonly Asking[]): unknown[] =>
  asked.map(({ to, topic, ways }) => [topic, to, sortedWays(ways)]).sort();
const sortedWays = (ways: Asking['ways']): unknown =>
  Object.fromEntries(
    Object.entries(ways).map(([way, choice]) => [
      way,
      choice && { ...choice, from: [...choice.from].sort() },
    ]),
  );

const tableOf = (w: World): unknown => [
  Object.values(w.lies).map(({ face, copied, turned }) => [face, copied, turned]),
  w.who,
  w.marks,
  w.board,
  w.bitten === null ? null : { by: w.biters, seat: w.bitten },
  w.acted,
  w.shield,
  w.faceUp,
  w.artefacts,
  w.awake,
];

const tableOfEngine = (s: State): unknown => [
  s.cards.map((card) => [s.faces[card], s.copied[card], s.turned[card]]),
  s.characters,
  s.marks.map((mark) => s.tokens[mark]),
  Object.fromEntries(Object.entries(s.board).map(([slot, mark]) => [slot, s.tokens[mark]])),
  s.bite,
  s.acted,
  s.shield,
  s.faceUp,
  s.artefacts,
  s.awake,
];

function same(what: string, engine: unknown, reference: unknown): void {
  if (JSON.stringify(engine) === JSON.stringify(reference)) return;
  const [one, two] = [canonical(engine as Json), canonical(reference as Json)];
  if (one === two) return;
  let at = 0;
  while (one[at] === two[at]) at += 1;
  const from = Math.max(0, at - 80);
  throw new Error(`${what}:\n${one.slice(from, at + 160)}\nagainst\n${two.slice(from, at + 160)}`);
}
