import { isKeyOf, type Lang } from '@veillee/kernel';
import {
  type ArtefactId,
  artefactIds,
  cardsToTell,
  copiesToTell,
  doesCopy,
  doesTurn,
  isBlankFromCentre,
  type KnownDeck,
  type MarkId,
  marksToTell,
  mayBeFetched,
  mayHaveArtefacts,
  type RoleId,
  roleIds,
  roles,
  turnsToTell,
} from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { type Answers, type Cell, type Choice, nobody, type Page } from '../../../whoWon/sheet.ts';
import { artefactIcons, markIcons, roleIcons } from '../icons.ts';
import { whoWonWords } from '../whoWonWords.ts';

/** Around which table is told, and in which words. */
export interface Telling {
  readonly players: number;
  readonly deck: KnownDeck;
  readonly lang: Lang;
  readonly who: (seat: number) => string;
}

/** Begun in the centre, a card that copies has copied nobody. */
export const atCentre = 'centre';
/** The tokens of a sort, each told by itself. */
export const markCells = (deck: KnownDeck): readonly (readonly [cell: string, mark: MarkId])[] =>
  marksToTell(deck).map((mark, i) => [`mark.${i}.${mark}`, mark]);
export const artefactCells: readonly (readonly [cell: string, artefact: ArtefactId])[] = artefactIds.map(
  (id) => [`artefact.${id}`, id],
);

export const roleIn = (value: string | undefined): RoleId | undefined =>
  isKeyOf(roles, value) ? value : undefined;
export const cardAt = (answers: Answers, seat: number): RoleId | undefined => roleIn(answers[`card.${seat}`]);
/** Whom the card before this seat is read as, where it carries another. */
export const characterAt = (answers: Answers, seat: number): RoleId | undefined => {
  const card = cardAt(answers, seat);
  return card !== undefined && doesCopy(card) ? roleIn(answers[`copied.${seat}`]) : card;
};

const everySeat = ({ players }: Telling): readonly number[] => Array.from({ length: players }, (_, i) => i);
const choiceOf = (id: RoleId, lang: Lang): Choice => ({
  id,
  name: names[lang].characters[id].name,
  icon: roleIcons[id],
});
const seatsToChoose = (telling: Telling, but: number | null): Choice[] =>
  everySeat(telling)
    .filter((seat) => seat !== but)
    .map((seat) => ({ id: String(seat), name: telling.who(seat) }));

/** What of the end of this night is to be told, only as far as it matters for this deck. */
export const pagesOf = (telling: Telling, answers: Answers): readonly Page[] =>
  [
    cards(telling),
    copies(telling, answers),
    turns(telling, answers),
    centre(telling, answers),
    votes(telling),
    marks(telling),
    artefacts(telling),
  ].filter(({ cells }) => cells.length > 0);

function cards(telling: Telling): Page {
  const { deck, lang, who } = telling;
  const say = whoWonWords[lang];
  const stock = cardsToTell(deck);
  const choices = roleIds.filter((id) => stock[id] !== undefined).map((id) => choiceOf(id, lang));
  return {
    id: 'cards',
    way: 'each',
    name: say.cards,
    title: say.cardsTitle,
    hint: say.cardsHint,
    stock,
    cells: everySeat(telling).map((seat) => ({
      id: `card.${seat}`,
      seat,
      asks: say.card(who(seat)),
      choices,
    })),
  };
}

function copies(telling: Telling, answers: Answers): Page {
  const { deck, lang, who } = telling;
  const say = whoWonWords[lang];
  const slept: readonly Choice[] = mayBeFetched(deck) ? [{ id: atCentre, name: say.fromCentre }] : [];
  const cells = everySeat(telling).flatMap((seat): Cell[] => {
    const card = cardAt(answers, seat);
    if (card === undefined || !doesCopy(card)) return [];
    const choices = [...copiesToTell(card, deck).map((id) => choiceOf(id, lang)), ...slept];
    const asks = say.copied(who(seat), names[lang].characters[card].name);
    return [{ id: `copied.${seat}`, seat, asks, choices }];
  });
  return { id: 'copies', way: 'each', name: say.copies, title: say.copiesTitle, hint: say.copiesHint, cells };
}

function turns(telling: Telling, answers: Answers): Page {
  const { deck, lang, who } = telling;
  const say = whoWonWords[lang];
  const into = turnsToTell(deck);
  const cells = everySeat(telling).flatMap((seat): Cell[] => {
    const card = characterAt(answers, seat);
    if (card === undefined || !doesTurn(card) || into.length === 0) return [];
    const choices = [{ id: nobody, name: say.unturned }, ...into.map((id) => choiceOf(id, lang))];
    const asks = say.turned(who(seat), names[lang].characters[card].name);
    return [{ id: `turned.${seat}`, seat, asks, choices }];
  });
  return { id: 'turns', way: 'each', name: say.turns, title: say.turnsTitle, hint: say.turnsHint, cells };
}

function centre(telling: Telling, answers: Answers): Page {
  const say = whoWonWords[telling.lang];
  const cells = everySeat(telling).flatMap((seat): Cell[] => {
    const card = cardAt(answers, seat);
    if (card === undefined || !isBlankFromCentre(card) || !mayBeFetched(telling.deck)) return [];
    return [{ id: `centre.${seat}`, seat, asks: say.centreTitle, usual: 'no', choices: yesOrNo }];
  });
  return { id: 'centre', way: 'tick', name: say.centre, title: say.centreTitle, hint: say.centreHint, cells };
}
const yesOrNo: readonly Choice[] = ['yes', 'no'].map((id) => ({ id, name: id }));

function votes(telling: Telling): Page {
  const say = whoWonWords[telling.lang];
  return {
    id: 'votes',
    way: 'point',
    name: say.votes,
    title: say.votesTitle,
    hint: say.votesHint,
    cells: everySeat(telling).map((seat) => ({
      id: `votes.${seat}`,
      seat,
      asks: say.vote(telling.who(seat)),
      choices: [...seatsToChoose(telling, seat), { id: nobody, name: say.nobody }],
    })),
  };
}

function marks(telling: Telling): Page {
  const { deck, lang } = telling;
  const say = whoWonWords[lang];
  const cells = markCells(deck).map(([id, mark]): Cell => {
    const { name } = names[lang].marks[mark];
    return { ...token(telling, id, name), icon: markIcons[mark] };
  });
  const { marks: named, marksTitle: title, marksHint: hint } = say;
  return { id: 'marks', way: 'lay', name: named, title, hint, cells, single: true };
}

function artefacts(telling: Telling): Page {
  const { deck, lang } = telling;
  const say = whoWonWords[lang];
  const cells = artefactCells.map(([id, artefact]): Cell => {
    const { name } = names[lang].artefacts[artefact];
    return { ...token(telling, id, name), icon: artefactIcons[artefact] };
  });
  const { artefacts: name, artefactsTitle: title, artefactsHint: hint } = say;
  return {
    id: 'artefacts',
    way: 'lay',
    name,
    title,
    hint,
    cells: mayHaveArtefacts(deck) ? cells : [],
    single: true,
  };
}

/** Something that lies before somebody, or before nobody. */
const token = (telling: Telling, id: string, name: string): Cell => ({
  id,
  seat: null,
  name,
  asks: name,
  usual: nobody,
  choices: [...seatsToChoose(telling, null), { id: nobody, name: whoWonWords[telling.lang].nobody }],
});
