import * as dusk from './dusk.ts';
import * as night from './night.ts';
import {
  type Asking,
  calledAs,
  type Deeds,
  noteAll,
  players,
  type Said,
  type World,
  withMarks,
} from './table.ts';

/** Section G: the order of calls, who opens their eyes in each, and what they do. */
interface Call {
  readonly id: string;
  readonly dusk?: true;
  readonly needs: readonly string[];
  awake(w: World): readonly number[];
  run(w: World): Deeds[];
}

type Deed = (w: World, me: number) => Deeds;
type Run = (w: World) => Deeds[];

const own = (id: string, run: Run): Call => ({ id, needs: [id], awake: (w) => calledAs(w, id), run });
const atDusk = (call: Call): Call => ({ ...call, dusk: true });
const alone = (id: string, deed: Deed): Call => own(id, night.alone(id, deed));
const silent =
  (seats: (w: World) => readonly number[], deed: (w: World, me: number) => void): Run =>
  (w) => {
    for (const me of seats(w)) deed(w, me);
    return [];
  };
/** Right after the original, a Doppelgänger of it (B3). */
const doubles =
  (id: string) =>
  (w: World): number[] =>
    players(w).filter((seat) => w.doubled[seat] && w.who[seat] === id);
const copy = (id: string, deed: Deed | undefined, look?: (w: World, me: number) => void): Call => ({
  id: `${id}.copy`,
  needs: [id, 'doppelganger'],
  awake: doubles(id),
  run: (w) => {
    for (const me of doubles(id)(w)) look?.(w, me);
    return deed === undefined ? [] : doubles(id)(w).map((me) => deed(w, me));
  },
});
const original = (id: string, deed: (w: World, me: number) => void): Call =>
  own(
    id,
    silent((w) => calledAs(w, id), deed),
  );

const vampireKinds = ['vampire', 'master', 'count'];
const wolfKinds = ['werewolf', 'alpha-wolf', 'mystic-wolf', 'dream-wolf'];

const order: readonly Call[] = [
  atDusk(own('copycat', dusk.copycat)),
  { id: 'vampires', dusk: true, needs: vampireKinds, awake: dusk.vampiresAwake, run: dusk.vampires },
  atDusk(own('count', dusk.count)),
  atDusk(own('renfield', dusk.renfield)),
  atDusk(own('diseased', dusk.diseased)),
  atDusk(own('cupid', dusk.cupid)),
  atDusk(own('instigator', dusk.instigator)),
  atDusk(own('priest', dusk.priest)),
  atDusk(own('assassin', dusk.assassin)),
  {
    ...atDusk(own('apprentice-assassin', dusk.apprenticeAssassin)),
    awake: (w) => [...calledAs(w, 'assassin'), ...calledAs(w, 'apprentice-assassin')],
  },
  { id: 'lovers', needs: ['cupid'], awake: (w) => w.lovers, run: night.lovers },
  alone('sentinel', night.shield),
  own('doppelganger', night.doppelganger),
  { id: 'werewolves', needs: wolfKinds, awake: night.packAwake, run: night.werewolves },
  alone('alpha-wolf', night.turnOne),
  alone('mystic-wolf', (w, me) => night.lookAtOne(w, me, 'mystic-wolf.look')),
  { ...own('minion', night.minion), awake: (w) => night.together(w, 'minion') },
  { ...own('mason', night.mason), awake: (w) => night.together(w, 'mason') },
  own('thing', night.thing),
  alone('seer', night.foresee),
  alone('apprentice-seer', night.glimpse),
  alone('paranormal-investigator', night.investigate),
  own('marksman', night.marksman),
  alone('robber', night.rob),
  alone('witch', night.bewitch),
  own('pickpocket', night.pickpocket),
  alone('troublemaker', night.stir),
  alone('village-idiot', night.shift),
  original('aura-seer', night.senseAuras),
  copy('aura-seer', undefined, night.senseAuras),
  own('gremlin', night.gremlin),
  alone('drunk', night.stagger),
  original('insomniac', night.wakeUp),
  copy('insomniac', undefined, night.wakeUp),
  { ...own('squire', night.squire), awake: (w) => night.together(w, 'squire') },
  alone('revealer', night.reveal),
  copy('revealer', night.reveal),
  alone('curator', night.bestow),
  copy('curator', night.bestow),
];

/** Every call of a deck, the mark check among them (R53, R60, R65). */
export function callsFor(deck: readonly string[]): readonly string[] {
  const has = (id: string): boolean => deck.includes(id);
  const called = order.filter(({ id, needs }) => (id.endsWith('.copy') ? needs.every(has) : needs.some(has)));
  const of = (early: boolean): string[] =>
    called.filter(({ dusk }) => (dusk === true) === early).map(({ id }) => id);
  return [...of(true), ...(withMarks(deck) ? ['mark-check'] : []), ...of(false)];
}

/** One player's deeds under way: what is asked now, and how it goes on. */
export interface Open {
  readonly deeds: Deeds;
  asking: Asking | undefined;
}

const goOn = (deeds: Deeds, said?: Said): Asking | undefined => {
  const { done, value } = said === undefined ? deeds.next(undefined as never) : deeds.next(said);
  return done ? undefined : (value as Asking);
};

/** Opens a call: all that is seen and done unasked happens, and what is asked is asked. */
export function openCall(w: World, id: string): Open[] {
  if (id === 'mark-check') {
    noteAll(w, 'night.markCheck');
    dusk.markCheck(w);
    return [];
  }
  const call = order.find((one) => one.id === id) as Call;
  const [name, copied] = id.split('.');
  noteAll(w, 'night.called', copied === undefined ? { call: id } : { call: name, copy: true });
  w.awake = [...call.awake(w)].sort((a, b) => a - b);
  return call.run(w).map((deeds) => ({ deeds, asking: goOn(deeds) }));
}

export function answer(open: Open, said: Said): void {
  open.asking = goOn(open.deeds, said);
}

export function closeCall(w: World): void {
  w.awake = [];
}
