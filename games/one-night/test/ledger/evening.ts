import { type Answer, begin, playRandomly, type Rng, see } from '@veillee/kernel';
import {
  type Ending,
  type Found,
  isRole,
  type Look,
  oneNight,
  type RoleId,
  retell,
  type ToldNight,
} from '../../src/index.ts';
import { overheard } from '../reference/follow.ts';
import { knownExtras, randomDeal, randomSeed, randomTable } from '../reference/setups.ts';
import { lookOf, type Story } from './byTheRules.ts';

/** A night that was really played, with all that those who played it can say afterwards. */
export interface Evening {
  readonly deck: readonly RoleId[];
  readonly gremlinSelf: boolean;
  readonly dealt: readonly RoleId[];
  /** By topic and the first who was asked. */
  readonly did: ReadonlyMap<string, Answer>;
  readonly end: Ending;
}

export function playedBy(rng: Rng): Evening {
  const agreed = randomTable(rng, knownExtras);
  const { cards } = randomDeal(agreed, rng);
  const did = new Map<string, Answer>();
  const game = overheard(oneNight, ({ topic, to, answer }) => {
    if (answer !== null) did.set(`${topic}.${to[0]}`, answer);
  });
  const begun = begin(game, { ...agreed, seed: randomSeed(rng), deal: { cards } });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  playRandomly(begun.value, rng);
  const { end, deck, gremlinSelf } = see(begun.value, 'master').view;
  if (end === null) throw new Error('it has no end');
  return { deck, gremlinSelf, dealt: cards.slice(0, agreed.seats).filter(isRole), did, end };
}

/** What was seen in this look in truth: the deed of the story that it is; undefined: nobody looked there. */
export function trulySeen({ end }: Evening, { call, by, of, face }: Look): string | undefined {
  const deed = end.story.find(({ params, ...one }) => {
    const where: unknown = 'place' in params ? params.place : 'seat' in params ? params.seat : undefined;
    const isSame = 'card' in face ? 'card' in params : 'mark' in params && one.did === 'sawMark';
    return one.call === call && one.by === by && where === of && isSame;
  });
  if (deed === undefined) return undefined;
  return String('card' in deed.params ? deed.params.card : 'mark' in deed.params ? deed.params.mark : '');
}

/** Everything as it was. */
export function truthOf(evening: Evening): ToldNight {
  const { deck, gremlinSelf, dealt, did, end } = evening;
  const found: Found[] = end.players.map(({ fromCentre, votes, ...there }) => there);
  return {
    deck,
    gremlinSelf,
    found,
    teller: {
      dealt: (seat) => dealt[seat],
      did: ({ topic, seats }) => did.get(`${topic}.${seats[0]}`),
      saw: (look) => trulySeen(evening, look),
    },
  };
}

/** The same, as it is written down. */
export function storyOf(evening: Evening): Story {
  const truth = truthOf(evening);
  const story: Story = { ...truth, dealt: evening.dealt, did: new Map(), saw: new Map() };
  for (const entry of retell(truth)?.entries ?? []) {
    if (entry.is === 'did') {
      const told = truth.teller.did(entry.asked);
      if (told) story.did.set(entry.asked.id, told);
    } else story.saw.set(lookOf(entry.look), truth.teller.saw(entry.look) ?? '');
  }
  return story;
}
