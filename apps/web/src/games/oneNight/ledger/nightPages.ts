import {
  cardsToTell,
  centreSize,
  type Entry,
  type KnownDeck,
  oneNight,
  type RoleId,
  retell,
  roleIds,
  roles,
} from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { type Answers, type Cell, forgotten, isOpen, type Page } from '../../../whoWon/sheet.ts';
import { speakerOf } from '../../speaker.ts';
import { roleIcons } from '../icons.ts';
import { cardAt, roleIn } from '../whoWon/pages.ts';
import { whoWonWords } from '../whoWonWords.ts';
import { type Asking, cellsOf } from './askedCells.ts';
import { cellOfLook, dealtCells } from './nightCells.ts';
import { deckTold, toldNight } from './toldNight.ts';

export interface Night {
  /** What the options say of the deck. */
  readonly known: KnownDeck;
  readonly gremlinSelf: boolean;
  readonly asking: Asking;
}

/** What is to be told of the night: the cards dealt, then call by call what each did and saw who was awake. */
export function nightPages({ known, gremlinSelf, asking }: Night, answers: Answers): readonly Page[] {
  const deck = deckTold(known, asking.names.length, answers);
  const first = known === null ? [middle(asking, answers)] : [];
  if (deck === null) return first;
  const dealt = dealtPage(deck, asking);
  const before = [...first, dealt];
  if (dealt.cells.some((cell) => isOpen(cell, answers))) return before;
  const told = retell(toldNight({ known, deck, gremlinSelf, asking }, answers));
  return [...before, ...callPages(told?.entries ?? [], deck, asking, answers)];
}

const stepOf = (entry: Entry): string =>
  (entry.is === 'did' ? entry.asked.id : entry.look.id).split('.')[0] ?? '';
const callOf = (entry: Entry): string => (entry.is === 'did' ? entry.asked.call : entry.look.call);

/** One page for each call in which somebody did or saw something. */
function callPages(
  entries: readonly Entry[],
  deck: readonly RoleId[],
  asking: Asking,
  answers: Answers,
): readonly Page[] {
  const say = whoWonWords[asking.lang];
  return [...Map.groupBy(entries, stepOf)].map(([step, some]): Page => {
    const [first] = some;
    const call = first === undefined ? '' : callOf(first);
    const name =
      speakerOf(oneNight.text[asking.lang], asking.lang, asking.names).format('call', call) ?? call;
    const cells = some.flatMap((entry): readonly Cell[] =>
      entry.is === 'did' ? cellsOf(entry.asked, asking, answers) : [cellOfLook(entry.look, deck, asking)],
    );
    return { id: `night.${step}`, way: 'each', name, title: name, hint: say.nightHint, cells };
  });
}

function dealtPage(deck: readonly RoleId[], asking: Asking): Page {
  const say = whoWonWords[asking.lang];
  const stock: { [card: string]: number } = {};
  for (const card of deck) stock[card] = (stock[card] ?? 0) + 1;
  return {
    id: 'deal',
    way: 'each',
    name: say.deal,
    title: say.dealTitle,
    hint: say.dealHint,
    stock,
    cells: dealtCells(deck, asking),
  };
}

/** The cards of the centre, where nobody knows the list: what is left of the boxes by those before players. */
function middle(asking: Asking, answers: Answers): Page {
  const say = whoWonWords[asking.lang];
  const found = asking.names.flatMap((_, seat) => cardAt(answers, seat) ?? []);
  const stock: { [card: string]: number } = { ...cardsToTell(null) };
  for (const card of found) stock[card] = (stock[card] ?? 1) - 1;
  const choices = roleIds
    .filter((id) => (stock[id] ?? 0) > 0)
    .map((id) => ({ id, name: names[asking.lang].characters[id].name, icon: roleIcons[id] }));
  const cell = (id: string, name: string): Cell => ({
    id: `middle.${id}`,
    seat: null,
    name,
    asks: name,
    choices,
  });
  const three = Array.from({ length: centreSize }, (_, i) => cell(String(i), say.middleCard(i + 1)));
  const told = three.flatMap(({ id }) => (answers[id] === forgotten ? [] : (roleIn(answers[id]) ?? [])));
  const isFourth = [...found, ...told].some((id) => roles[id].across !== undefined);
  const cells = isFourth ? [...three, cell('across', say.middleAcross)] : three;
  return {
    id: 'middle',
    way: 'each',
    name: say.middle,
    title: say.middleTitle,
    hint: say.middleHint,
    stock,
    cells,
  };
}
