import { fraction, greatest } from '@veillee/bots';
import { type Answer, at, type Form, type Rng, type Seat } from '@veillee/kernel';
import { type TokenId, tokenIds } from '../ids.ts';
import type { Place } from '../state.ts';
import { doubt, type Mind, type Wits } from './mind.ts';
import { expected, placed, spotsOf } from './worth.ts';

/** Where one may put tokens, and what each way is worth. */

export interface Choice {
  readonly answer: Answer;
  readonly worth: number;
}

/** The longer it lasts, the rather somebody dies: so much a turn, once everybody has had some. */
const impatience = { eachTurn: 0.02, rounds: 1.5 };
/** What it is worth to be able to look, to one who does not know at all. */
const curiosity = 0.1;

const seatsIn = (form: Form, way: string, field: string): readonly Seat[] => {
  const asked = form[way]?.fields[field];
  const picks = asked !== undefined && 'pick' in asked ? asked.pick : [];
  return picks.filter((option): option is Seat => typeof option === 'number');
};

/** Where the tokens lie when some are moved. */
const moved = (places: readonly Place[], to: { readonly [id in TokenId]?: Seat }): readonly Place[] =>
  tokenIds.map((id, i) => to[id] ?? places[i] ?? 'middle');

/** Every way to answer where tokens are to be put. */
function answersIn(form: Form): readonly (readonly [Answer, { readonly [id in TokenId]?: Seat }])[] {
  if (form.both !== undefined)
    return seatsIn(form, 'both', 'token-1').flatMap((first) =>
      seatsIn(form, 'both', 'token-2').flatMap((second) =>
        first === second
          ? []
          : [
              [
                { do: 'both', 'token-1': [first], 'token-2': [second] },
                { 'token-1': first, 'token-2': second },
              ] as const,
            ],
      ),
    );
  return tokenIds.flatMap((id) =>
    seatsIn(form, id, 'player').map((seat) => [{ do: id, player: [seat] }, { [id]: seat }] as const),
  );
}

export function choices(mind: Mind, form: Form): readonly Choice[] {
  const spots = spotsOf(mind);
  return answersIn(form).map(([answer, to]) => {
    const places = moved(spots.at, to);
    const worth = expected(mind, (world) => placed(mind, world, { ...spots, at: places }));
    return { answer, worth: worth + haste(mind, places) + insight(mind, places) };
  });
}

/** Nobody is in haste to die. */
function haste({ me, view: { turn, players } }: Mind, [first, second]: readonly Place[]): number {
  if (first !== second || first === me) return 0;
  const late = turn.number - impatience.rounds * players.length;
  return Math.max(0, late * impatience.eachTurn);
}

/** A token before oneself can be looked under: for that alone one puts it there, and never the second. */
function insight(mind: Mind, places: readonly Place[]): number {
  const { me, view } = mind;
  const mine = places.filter((place) => place === me).length;
  if (mine === 2) return -1;
  const gains = places.some(
    (place, i) => place === me && view.looked[i] === null && view.tokens[i]?.at !== me,
  );
  return gains ? curiosity * doubt(mind) : 0;
}

/** The best of them, or nearly so to one who goes by first impressions. */
export function best(all: readonly Choice[], { whims }: Wits, rng: Rng): Choice {
  return at(all, greatest(all.map(({ worth }) => worth + whims * fraction(rng))));
}

/** What the best accusation is worth; any token anywhere, before the rules say which. */
export function bestWorth(mind: Mind, both: boolean): number {
  const spots = spotsOf(mind);
  const ways = spots.living.flatMap((first) =>
    both
      ? spots.living.flatMap((second) =>
          second !== first && spots.at[0] !== first && spots.at[1] !== second ? [[first, second]] : [],
        )
      : [
          ...(spots.at[0] === first ? [] : [[first, spots.at[1]]]),
          ...(spots.at[1] === first ? [] : [[spots.at[0], first]]),
        ],
  );
  return Math.max(
    0,
    ...ways.map((places) => {
      const there = places.map((place) => place ?? 'middle');
      if (there[0] === mind.me && there[1] === mind.me) return 0;
      return expected(mind, (world) => placed(mind, world, { ...spots, at: there }));
    }),
  );
}
