import {
  centreSize,
  firstMark,
  type Look,
  markIds,
  oneNight,
  outfitOf,
  type RoleId,
  roleIds,
} from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { Cell, Choice } from '../../../whoWon/sheet.ts';
import { speakerOf } from '../../speaker.ts';
import { markIcons, roleIcons } from '../icons.ts';
import { whoWonWords } from '../whoWonWords.ts';
import type { Asking } from './askedCells.ts';

/** Every face that can be seen with this deck, the one across included, in the order of the boxes. */
function facesOf(deck: readonly RoleId[], { lang }: Asking): readonly Choice[] {
  const { across } = outfitOf(deck);
  const faces = new Set(across === undefined ? deck : [...deck, across]);
  return roleIds
    .filter((id) => faces.has(id))
    .map((id) => ({ id, name: names[lang].characters[id].name, icon: roleIcons[id] }));
}

/** Which card each was dealt. */
export const dealtCells = (deck: readonly RoleId[], asking: Asking): readonly Cell[] =>
  Array.from({ length: deck.length - centreSize }, (_, seat) => ({
    id: `deal.${seat}`,
    seat,
    asks: whoWonWords[asking.lang].dealt(asking.names[seat] ?? '…'),
    choices: facesOf(deck, asking).filter(({ id }) => deck.some((card) => card === id)),
  }));

/** What somebody saw who looked there. */
export function cellOfLook(look: Look, deck: readonly RoleId[], asking: Asking): Cell {
  const { id, by, of, face } = look;
  const say = whoWonWords[asking.lang];
  const who = asking.names[by] ?? '…';
  const where = speakerOf(oneNight.text[asking.lang], asking.lang, asking.names).format('where', of) ?? '';
  const laid = [...new Set([firstMark, ...outfitOf(deck).tokens])];
  return {
    id: `saw.${id}`,
    seat: by,
    asks: of === by ? say.sawOwn(who) : say.sawThere(who, where),
    choices:
      'card' in face
        ? facesOf(deck, asking)
        : markIds
            .filter((mark) => laid.includes(mark))
            .map((mark) => ({ id: mark, name: names[asking.lang].marks[mark].name, icon: markIcons[mark] })),
  };
}
