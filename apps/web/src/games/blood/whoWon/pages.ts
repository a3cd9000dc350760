import {
  blood,
  type CharacterId,
  campOf,
  charactersFor,
  isCharacter,
  numberOf,
  offersTwins,
  stakeIds,
  tokenIds,
} from '@veillee/blood';
import type { Lang } from '@veillee/kernel';
import { type Answers, answerIn, type Cell, type Choice, type Page } from '../../../whoWon/sheet.ts';
import { campIcons } from '../campIcons.ts';
import { whoWonWords } from '../whoWonWords.ts';

export interface Telling {
  readonly players: number;
  readonly lang: Lang;
  readonly who: (seat: number) => string;
}

const everySeat = ({ players }: Telling): readonly number[] => Array.from({ length: players }, (_, i) => i);
const named = (format: string, value: string, lang: Lang): string =>
  blood.text[lang].formats[format]?.(value, { lang, names: [] }) ?? value;
const seatsToChoose = (telling: Telling): readonly Choice[] =>
  everySeat(telling).map((seat) => ({ id: String(seat), name: telling.who(seat) }));

/** What of the end is to be told before one may ask whose turn was the last, which matters only in a tie. */
export const pagesBefore = (telling: Telling, answers: Answers): readonly Page[] => {
  const end = ends(telling);
  const isStaked = !['points', undefined].includes(answerIn(end.cells[0] ?? noCell, answers));
  return [
    end,
    ...(isStaked ? [actor(telling)] : []),
    ...(isStaked && offersTwins(telling.players) ? [twins(telling)] : []),
    dead(telling),
    cards(telling),
  ];
};
const noCell: Cell = { id: '', seat: null, asks: '', choices: [] };

function cards(telling: Telling): Page {
  const { players, lang, who } = telling;
  const say = whoWonWords[lang];
  const used = charactersFor(players);
  const choices = used.map((id) => choiceOf(id, lang));
  const before = everySeat(telling).map(
    (seat): Cell => ({ id: `card.${seat}`, seat, asks: say.card(who(seat)), choices }),
  );
  const under = tokenIds.map((id): Cell => {
    const name = named('Token', id, lang);
    return { id: `under.${id}`, seat: null, name, asks: say.under(name), choices };
  });
  const { cards: name, cardsTitle: title, cardsHint: hint } = say;
  const stock = Object.fromEntries(used.map((id) => [id, 1]));
  return { id: 'cards', way: 'each', name, title, hint, stock, cells: [...before, ...under] };
}

const choiceOf = (id: CharacterId, lang: Lang): Choice => ({
  id,
  name: named('card', id, lang),
  icon: campIcons[campOf(id)],
  sign: String(numberOf(id)),
});

function ends({ lang }: Telling): Page {
  const { ends: name, endsTitle: title, endsHint: hint, points, claim } = whoWonWords[lang];
  const choices: readonly Choice[] = [
    { id: 'points', name: points },
    { id: 'claim', name: claim },
    ...stakeIds.map((id) => ({ id, name: named('mutation', id, lang) })),
  ];
  return {
    id: 'ends',
    way: 'each',
    name,
    title,
    hint,
    cells: [{ id: 'end', seat: null, name, asks: title, choices }],
  };
}

function actor(telling: Telling): Page {
  const { actor: name, actorTitle: title, actorHint: hint } = whoWonWords[telling.lang];
  const cell: Cell = { id: 'actor', seat: null, name, asks: title, choices: seatsToChoose(telling) };
  return { id: 'actor', way: 'point', name, title, hint, cells: [cell] };
}

function dead(telling: Telling): Page {
  const { dead: name, deadTitle: title, deadHint: hint } = whoWonWords[telling.lang];
  const cells = everySeat(telling).map(
    (seat): Cell => ({ id: `dead.${seat}`, seat, asks: title, usual: 'no', choices: yesOrNo(telling.lang) }),
  );
  return { id: 'dead', way: 'tick', name, title, hint, cells };
}

export function lastTurn(telling: Telling): Page {
  const { last: name, lastTitle: title, lastHint: hint } = whoWonWords[telling.lang];
  const cell: Cell = { id: 'last', seat: null, name, asks: title, choices: seatsToChoose(telling) };
  return { id: 'last', way: 'point', name, title, hint, cells: [cell] };
}

function twins({ lang }: Telling): Page {
  const { twins: name, twinsTitle: title, twinsHint: hint } = whoWonWords[lang];
  const cell: Cell = { id: 'twins', seat: null, name, asks: title, choices: yesOrNo(lang) };
  return { id: 'twins', way: 'each', name, title, hint, cells: [cell] };
}

const yesOrNo = (lang: Lang): readonly Choice[] => [
  { id: 'yes', name: whoWonWords[lang].yes },
  { id: 'no', name: whoWonWords[lang].no },
];

export const characterIn = (value: string | undefined): CharacterId | undefined =>
  isCharacter(value) ? value : undefined;
