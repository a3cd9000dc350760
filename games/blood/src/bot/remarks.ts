import { type Around, drawn, happens, type Remark, type Style } from '@veillee/bots';
import { at, type Params, type Rng, type Seat, type Sight } from '@veillee/kernel';
import { type Camp, campOf, otherCamp } from '../ids.ts';
import { type Saying, sayings } from '../text/fr/talk.ts';
import type { View } from '../view.ts';
import { chanceOf, type Mind } from './mind.ts';
import type { Choice } from './moves.ts';

/**
 * What a bot says in its turn: above all signs, to whom it sees, of the camp that one does not know. Camps may be spoken
 * of, numbers may not.
 */

/** How often one speaks in a turn of one's own. */
const speaks = { even: 0.6, talkative: 0.95, cautious: 0.35, stubborn: 0.6 };
/** How likely somebody is a friend, or no friend, before one says so. */
const sure = 0.7;
/** How likely he must be no friend to be lied to. */
const doubtful = 0.15;

interface Said {
  readonly id: Saying;
  readonly params: Params;
}

export function remarkOf(
  { facts, circles }: Sight<View>,
  mind: Mind,
  chosen: Choice,
  rng: Rng,
  { style, heard }: Around,
): Remark | undefined {
  const circle = circles.find((one) => one.speaks);
  const turns = facts.filter(({ key, params }) => key === 'turn.began' && params?.player === mind.me).length;
  const mine = heard.filter(({ seat }) => seat === mind.me);
  if (circle === undefined || mine.length >= turns || !happens(speaks[style.temper], rng)) return undefined;
  const fresh = ({ id, params }: Said): boolean =>
    !mine.some(
      ({ phrase }) =>
        sayings.isOf(phrase, id) && JSON.stringify(phrase.params ?? {}) === JSON.stringify(params),
    );
  const open = [...signs(mind, style), ...sides(mind, chosen), ...ofOneself(mind)].filter(fresh);
  if (open.length === 0) return undefined;
  const { id, params } = at(
    open,
    drawn(
      open.map(({ id: one }) => weights[one]),
      rng,
    ),
  );
  return sayings.say(id, params, circle.id, rng);
}

/** A sign helps the one who hears it; about others one speaks now and then. */
const weights: { readonly [id in Saying]: number } = { camp: 3, with: 1, against: 2, lean: 1, unsure: 1 };

const friendship = (mind: Mind, seat: Seat): number => chanceOf(mind, campSeen(mind, seat));

function campSeen({ view }: Mind, seat: Seat): Camp {
  const card = view.cards[seat];
  if (card === null || card === undefined) throw new Error('everybody else is seen');
  return campOf(card);
}

/** To each what one wants them to know: to a friend what they are, to an enemy nothing, or what they are not. */
function signs(mind: Mind, { level }: Style): readonly Said[] {
  return others(mind).flatMap((seat) => {
    const camp = told(campSeen(mind, seat), friendship(mind, seat), level);
    return camp === undefined ? [] : [{ id: 'camp', params: { seat, camp } } as const];
  });
}

function told(camp: Camp, friend: number, level: Style['level']): Camp | undefined {
  if (level === 'candid' || friend >= 0.5) return camp;
  return level === 'sly' && friend < doubtful ? otherCamp(camp) : undefined;
}

const others = ({ living, me }: Mind): readonly Seat[] => living.filter((seat) => seat !== me);

/** Whom one accuses, and whom one takes for a friend. */
function sides(mind: Mind, { answer }: Choice): readonly Said[] {
  const accused = Array.isArray(answer.player) ? answer.player[0] : undefined;
  return others(mind).flatMap((seat): Said[] => {
    const friend = friendship(mind, seat);
    if (seat === accused && friend < 1 - sure) return [{ id: 'against', params: { seat } }];
    return friend > sure ? [{ id: 'with', params: { seat } }] : [];
  });
}

function ofOneself(mind: Mind): readonly Said[] {
  const human = chanceOf(mind, 'human');
  if (human > sure) return [{ id: 'lean', params: { camp: 'human' } }];
  if (human < 1 - sure) return [{ id: 'lean', params: { camp: 'werewolf' } }];
  return [{ id: 'unsure', params: {} }];
}
