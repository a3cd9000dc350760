import { type Chair, type Game, type Rng, shuffled } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import type { Played, World } from '@veillee/kernel/laws';
import type { OneNight } from '../../src/index.ts';
import { live } from './life.ts';
import { type Lived, Telling } from './telling.ts';

/**
 * Other worlds that the rules keep from a chair: other cards with the others and in the centre, other acts in the
 * dark, other things left undone. A world is tried out beside the model, and holds as far as the chair learns the
 * same from the same moments; where it parts it is cut.
 */

/** What sort of chair it was. */
export type Kind = 'table' | 'feared' | 'asleep' | 'awake';

/** What the chair lived through, and what it was not told. */
interface Told extends Lived {
  readonly cards: readonly string[];
  readonly pile: readonly string[];
  readonly kind: Kind;
}

export interface Found {
  readonly world: World;
  /** It ends with something the chair did in the first world and may not do in this one, for no reason it knows. */
  readonly refused: boolean;
  readonly kind: Kind;
  /** The chair still could not tell when day broke. */
  readonly day: boolean;
  /** So many cards lie elsewhere from the start. */
  readonly dealt: number;
}

/** How far from the first world: pairs of cards exchanged, and in how many of a hundred acts something else is done. */
interface Strangeness {
  readonly pairs: number;
  readonly acts: number;
}
/** The strangest worlds are tried first: what holds there says most. */
const attempts: readonly Strangeness[] = [
  { pairs: 6, acts: 50 },
  { pairs: 4, acts: 30 },
  { pairs: 3, acts: 20 },
  { pairs: 3, acts: 5 },
  { pairs: 2, acts: 20 },
  { pairs: 2, acts: 0 },
  { pairs: 1, acts: 20 },
  { pairs: 1, acts: 5 },
  { pairs: 1, acts: 0 },
  { pairs: 1, acts: 0 },
  { pairs: 1, acts: 0 },
  { pairs: 0, acts: 25 },
  { pairs: 0, acts: 5 },
];

export function findWorld(game: Game<OneNight>, played: Played, chair: Chair, rng: Rng): Found | undefined {
  const lived = cut(livedThrough(game, played, chair), rng);
  let best: Found | undefined;
  for (const strangeness of attempts) {
    const found = retold(game, played, lived, chair, strangeness, rng);
    if (found === undefined) continue;
    if (found.refused) return found;
    if (best === undefined || found.world.until > best.world.until) best = found;
    if (best.world.until === lived.inputs.length) break;
  }
  return best;
}

/** Half the time only up to some moment: what becomes public later may not be known before. */
const cut = (lived: Told, rng: Rng): Told =>
  rng.below(2) === 0
    ? lived
    : { ...lived, inputs: lived.inputs.slice(0, rng.below(lived.inputs.length + 1)) };

/** All but the input that ends the match: then everything is turned up. */
function livedThrough(game: Game<OneNight>, { setup, inputs }: Played, chair: Chair): Told {
  const life = live(game, setup, chair);
  const { faces, pile, seats } = stateOf(life.match);
  const [cards, drawn] = [faces.slice(0, seats + 3), [...pile].reverse()];
  const lines = [...life.born];
  const ends = [lines.length];
  const topics: (string | undefined)[] = [];
  let awake = false;
  for (const input of inputs) {
    topics.push(life.topicOf(input));
    const { learnt } = life.take(input);
    if (life.match.over) break;
    lines.push(...learnt);
    ends.push(lines.length);
    awake ||= life.model().w.awake.includes(chair as number);
  }
  const feared = life.model().w.feared[chair as number] === true;
  const kind = chair === 'table' ? 'table' : feared ? 'feared' : awake ? 'awake' : 'asleep';
  return { inputs: inputs.slice(0, ends.length - 1), topics, lines, ends, cards, pile: drawn, kind };
}

function retold(
  game: Game<OneNight>,
  played: Played,
  lived: Told,
  chair: Chair,
  strange: Strangeness,
  rng: Rng,
): Found | undefined {
  const deal = otherDeal(lived, chair, strange, rng);
  const dealt = deal.cards.filter((card, place) => card !== lived.cards[place]).length;
  const setup = { ...played.setup, deal };
  const telling = new Telling(live(game, setup, chair), lived, chair, strange.acts, rng);
  telling.tell();
  const { until, length, day, differs, refused } = telling.sameUntil;
  if (until < played.setup.seats || !(dealt > 0 || differs)) return undefined;
  const world = { setup, inputs: telling.inputs.slice(0, length), until };
  return { world, refused, kind: lived.kind, day, dealt };
}

function otherDeal(
  { cards, pile }: Told,
  chair: Chair,
  { pairs }: Strangeness,
  rng: Rng,
): { cards: string[]; artefacts?: readonly string[] } {
  const dealt = [...cards];
  const places = dealt.map((_, place) => place).filter((place) => place !== chair);
  for (let i = 0; i < pairs; i += 1) {
    const a = places[rng.below(places.length)] as number;
    const b = places[rng.below(places.length)] as number;
    [dealt[a], dealt[b]] = [dealt[b] as string, dealt[a] as string];
  }
  if (pile.length === 0) return { cards: dealt };
  return { cards: dealt, artefacts: rng.below(2) === 0 ? pile : shuffled(pile, rng) };
}
