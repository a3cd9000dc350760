import {
  type FinalTable,
  identify,
  type KnownDeck,
  type MarkId,
  type RoleId,
  roles,
} from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/marks.tsx';
import type { Speaker } from '../../speaker.ts';
import { type Aside, type Box, charts, type Node, type Result, resultOf } from '../ending/chartTree.ts';
import { crestOf } from '../ending/crest.ts';
import { endWords } from '../endWords.ts';
import type { Judged } from '../shown.ts';
import { whoWonWords } from '../whoWonWords.ts';
import css from './WayToVerdict.module.css';

interface Props {
  readonly table: FinalTable;
  readonly deck: KnownDeck;
  readonly verdict: Judged;
  readonly say: Speaker;
}

/** A question of the chart on the way: lit where it was asked, small where it led nowhere. */
interface Stop {
  readonly box: Box;
  readonly lit: boolean;
  readonly answer: 'yes' | 'no';
  /** What the other answer would have come to, if that is an end. */
  readonly other: Result | null;
}

/** Down the chart, side questions in their place. */
function stopsOf({ mode, path }: Judged): readonly Stop[] {
  const stops: Stop[] = [];
  const answerTo = (box: string): 'yes' | 'no' => (path.some((step) => step === `${box}.yes`) ? 'yes' : 'no');
  let at: Node | Result = charts[mode];
  while (typeof at !== 'string') {
    const { asides = [], box, yes, no }: Node = at;
    for (const aside of asides) {
      const answer = answerTo(aside);
      stops.push({ box: aside, lit: answer === 'yes', answer, other: null });
    }
    const answer = answerTo(box);
    const other = answer === 'yes' ? no : yes;
    stops.push({ box, lit: true, answer, other: typeof other === 'string' ? other : null });
    at = answer === 'yes' ? yes : no;
  }
  return stops;
}

/** The chart by which it was judged, drawn downwards: the lit way swells until it is the verdict. */
export function WayToVerdict({ table, deck, verdict, say }: Props): JSX.Element {
  const words = endWords[say.lang];
  const result = resultOf(verdict.path);
  const why = whyOf({ table, deck, verdict, say });
  return (
    <ol class={css.way} aria-label={words.chart}>
      {stopsOf(verdict).map(({ box, lit, answer, other }) => (
        <li key={box} class={classes(lit ? css.lit : css.skipped)}>
          <span class={css.question}>{words.boxes[box]}</span>
          {other === null ? null : (
            <span class={css.other} aria-hidden="true">
              <em>{answer === 'yes' ? words.no : words.yes}</em>
              {words.results[other]}
            </span>
          )}
          <span class={css.answer}>
            <em>{words[answer]}</em> {why(box, answer)}
          </span>
        </li>
      ))}
      <li class={css.result}>
        <Icon name={crestOf(verdict.teams[0] ?? '')} />
        <b>{words.results[result]}</b>
      </li>
    </ol>
  );
}

/** Whose characters a side question is about. */
const asked: { readonly [aside in Aside]?: (role: RoleId) => boolean } = {
  hunter: (role) => roles[role].end?.avenges === true,
  tanner: (role) => roles[role].end?.deniesMonsters === true,
  assassin: (role) => roles[role].leaves === 'assassin',
  love: (role) => (roles[role].slots ?? []).some((slot) => slot.startsWith('love')),
};

/** Whom a side question asks about, by the mark before them. */
const markAsked: { readonly [aside in Aside]?: MarkId } = { assassin: 'assassin', love: 'love' };

/** Why a question was answered so: who died, who is what; or that the deck has nobody of whom it asks. */
function whyOf({ table, deck, verdict, say }: Props): (box: Box, answer: 'yes' | 'no') => string {
  const words = whoWonWords[say.lang];
  const { judging } = identify(table.players);
  const named = (seats: readonly number[]): string => say.list(seats.map((seat) => say.names[seat] ?? '…'));
  const withCard = (seat: number): string => {
    const role = judging.roles[seat]?.id;
    const name = say.names[seat] ?? '…';
    return role === undefined ? name : words.and(name, names[say.lang].characters[role].name);
  };
  const { dead } = verdict;
  const monsters = judging.kinds.flatMap((kind, seat) => (kind === null ? [] : [seat]));
  const fallen = (kind?: string): readonly number[] =>
    monsters.filter((seat) => dead.includes(seat) && (kind === undefined || judging.kinds[seat] === kind));
  return (box, answer) => {
    if (box === 'start') return named(dead);
    if (box === 'q-a' || box === 'q-b') return named(monsters);
    if (box === 'two' || box === 'three' || box === 'werewolf' || box === 'vampire') {
      const kind = box === 'werewolf' || box === 'vampire' ? box : undefined;
      return answer === 'yes' ? named(fallen(kind)) : say.list(dead.map(withCard));
    }
    if (deck !== null && !deck.some((role) => asked[box]?.(role))) return words.absent;
    const mark = markAsked[box];
    const concerned = table.players.flatMap((place, seat) => {
      const role = judging.roles[seat]?.id;
      const isIt = mark === undefined ? role !== undefined && asked[box]?.(role) : place.mark === mark;
      return isIt === true ? [seat] : [];
    });
    const found = named(concerned.filter((seat) => dead.includes(seat) === (answer === 'yes')));
    return answer === 'no' && found !== '' ? words.lives(found) : found;
  };
}
