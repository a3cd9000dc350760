import { isOneOf } from '@veillee/kernel';
import {
  centreSize,
  doesCopy,
  doesTurn,
  type Found,
  firstMark,
  type KnownDeck,
  outfitOf,
  type RoleId,
  type ToldNight,
  turnedIds,
} from '@veillee/one-night';
import { type Answers, answerIn, forgotten } from '../../../whoWon/sheet.ts';
import { artefactCells, cardAt, characterAt, markCells, roleIn } from '../whoWon/pages.ts';
import { type Asking, answerTold } from './askedCells.ts';
import { cellOfLook, dealtCells } from './nightCells.ts';

/** What the answers say of a night, as the ledger reads it. */

const everySeat = (players: number): readonly number[] => Array.from({ length: players }, (_, i) => i);

/** A whole list, where the options know none: what lay before players in the end, and in the centre. */
export function deckTold(known: KnownDeck, players: number, answers: Answers): readonly RoleId[] | null {
  if (known !== null) return known;
  const found = [
    ...everySeat(players).map((seat) => cardAt(answers, seat)),
    ...Array.from({ length: centreSize }, (_, i) => roleIn(answers[`middle.${i}`])),
  ];
  const cards = found.filter((card) => card !== undefined);
  return cards.length < players + centreSize ? null : withoutAcross(cards, roleIn(answers['middle.across']));
}

/** The card laid across is none of the deck: of all that lie there in the end, one of its face is left out. */
function withoutAcross(cards: readonly RoleId[], fourth: RoleId | undefined): readonly RoleId[] | null {
  const { across } = outfitOf([...cards, ...(fourth === undefined ? [] : [fourth])]);
  if (across === undefined) return cards;
  if (fourth === undefined) return null;
  const all = [...cards, fourth];
  const at = all.indexOf(across);
  return at < 0 ? null : all.toSpliced(at, 1);
}

interface Told {
  /** What was known of the deck when the end was told, and what is by now. */
  readonly known: KnownDeck;
  readonly deck: readonly RoleId[];
  readonly gremlinSelf: boolean;
  readonly asking: Asking;
}

export function toldNight({ known, deck, gremlinSelf, asking }: Told, answers: Answers): ToldNight {
  const cells = dealtCells(deck, asking);
  return {
    deck,
    gremlinSelf,
    found: foundIn(known, deck, answers),
    teller: {
      dealt(seat) {
        const cell = cells[seat];
        const told = cell && answerIn(cell, answers);
        return told === forgotten ? null : roleIn(told);
      },
      did: (asked) => answerTold(asked, asking, answers),
      saw(look) {
        const told = answerIn(cellOfLook(look, deck, asking), answers);
        return told === forgotten ? null : told;
      },
    },
  };
}

/** What was found in the end, of which some may be forgotten. */
const foundIn = (known: KnownDeck, deck: readonly RoleId[], answers: Answers): readonly Found[] =>
  everySeat(deck.length - centreSize).map((seat): Found => {
    const [at, card] = [String(seat), cardAt(answers, seat)];
    const { marks, artefacts } = outfitOf(deck);
    return {
      ...(card === undefined ? {} : { card, ...carriedBy(card, seat, answers) }),
      ...(marks ? { mark: markCells(known).find(([cell]) => answers[cell] === at)?.[1] ?? firstMark } : {}),
      ...(artefacts ? { artefact: artefactCells.find(([cell]) => answers[cell] === at)?.[1] ?? null } : {}),
    };
  });

/** What a card has become, as far as somebody knows. */
function carriedBy(card: RoleId, seat: number, answers: Answers): Pick<Found, 'copied' | 'turned'> {
  const [copied, turned] = [answers[`copied.${seat}`], answers[`turned.${seat}`]];
  const character = characterAt(answers, seat);
  return {
    ...(doesCopy(card) && copied !== undefined && copied !== forgotten
      ? { copied: roleIn(copied) ?? null }
      : {}),
    ...(character !== undefined && doesTurn(character) && turned !== undefined && turned !== forgotten
      ? { turned: isOneOf(turnedIds, turned) ? turned : null }
      : {}),
  };
}
