import { isRecord, type Json, type Speaking, seatFormats } from '@veillee/kernel';
import { fill, knownIn, several } from './filling.ts';
import type { Names } from './names.ts';
import { swapFormats } from './swaps.ts';
import type { ClaimText } from './types.ts';

type Said = { readonly [field: string]: Json };
const isSaid = (value: Json): value is Said => isRecord(value);
type Slots = { [slot: string]: string };

/** A claim on the public record: `said` is the answer with the claimant's seat as `who`. */
export function claimed(names: Names, said: Json, say: Speaking): string {
  if (!isSaid(said)) throw new Error(`no claim: ${JSON.stringify(said)}`);
  const { told, toldYou = told, toldOwn = told, self } = knownIn<ClaimText>(names.claims, said.do);
  const isOnly = (field: string): boolean =>
    several(said[field]).length === 1 && several(said[field])[0] === say.self;
  const isOwn = said.who === say.self && say.self !== undefined;
  const { told: toSelf = told, own = toldOwn } = (isOnSelf(said) && self) || {};
  const template = isOwn
    ? own
    : isOnSelf(said)
      ? toSelf
      : isOnly('player') || isOnly('players')
        ? toldYou
        : told;
  return fill(template, {
    ...claimant(names, said, say, isOwn),
    ...people(names, said, say),
    ...things(names, said),
  });
}

/** The same in the claimant's own words, as everybody hears them. */
export function inOwnWords(names: Names, said: Json, { self: _, ...say }: Speaking): string {
  if (!isSaid(said)) throw new Error(`no claim: ${JSON.stringify(said)}`);
  const { said: usual, self } = knownIn<ClaimText>(names.claims, said.do);
  return fill((isOnSelf(said) && self?.said) || usual, {
    ...people(names, said, say, 'mine'),
    ...things(names, said),
  });
}

/** What it is about is the claimant alone. */
const isOnSelf = ({ who, player, players }: Said): boolean => {
  const all = [...several(player), ...several(players)];
  return all.length === 1 && all[0] === who;
};

const claimant = ({ terms }: Names, { who = null }: Said, say: Speaking, isOwn: boolean): Slots => ({
  who: seatFormats.Subject(who, say),
  says: terms[isOwn ? 'claim.youSay' : 'claim.says'],
  calls: terms[isOwn ? 'claim.youCall' : 'claim.calls'],
});

/** Those it is about, and what lies before them. */
function people(names: Names, said: Said, say: Speaking, whose?: 'mine'): Slots {
  const about = { ...say, about: said.who };
  const { cardAt, markAt, twoCards, twoMarks } = swapFormats(names, whose);
  const all = several(said.players);
  const slots: Slots = { players: seatFormats.seats(all, say) };
  if (all.length === 2) {
    slots.theirCards = twoCards(all, about);
    slots.theirMarks = twoMarks(all, about);
  }
  const [one] = several(said.player);
  if (one === undefined) return slots;
  return {
    ...slots,
    player: seatFormats.other(one, about),
    ofPlayer: seatFormats.of(one, say),
    theirCard: cardAt(one, about),
    theirMark: markAt(one, about),
  };
}

/** "Voleur" of "un Voleur". */
const withoutArticle = (words: string): string => words.slice(words.indexOf(' ') + 1);

function things({ characters, marks, artefacts, terms }: Names, said: Said): Slots {
  const slots: Slots = {};
  const fillIn = (slot: string, word: (value: Json) => string, field = slot): void => {
    const [value] = several(said[field]);
    if (value !== undefined) slots[slot] = word(value);
  };
  fillIn('role', (id) => knownIn(characters, id).a);
  fillIn('bare', (id) => withoutArticle(knownIn(characters, id).a), 'role');
  fillIn('name', (id) => knownIn(characters, id).name, 'role');
  fillIn('card', (card) =>
    card === 'across'
      ? terms['centre.the-across']
      : fill(terms['centre.the-card'], { n: String(card).slice(1) }),
  );
  fillIn('mark', (id) => knownIn(marks, id).the);
  fillIn('artefact', (id) => knownIn(artefacts, id).the);
  const isShoulder = said.do === 'tapped';
  fillIn('side', (side) =>
    isShoulder
      ? terms[side === 'left' ? 'shoulder.left' : 'shoulder.right']
      : terms[side === 'left' ? 'to-left' : 'to-right'],
  );
  return slots;
}
