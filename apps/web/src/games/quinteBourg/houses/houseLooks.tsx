import { officeIcons } from '@veillee/quinte-bourg/icons';
import { Icon } from '../../../kit/marks.tsx';
import { touchedKind } from '../../../prompt/useHand.ts';
import type { AtPhone } from '../phone/atPhone.ts';
import { officesAt } from '../phone/officesAt.ts';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import { codesOf } from './codes.ts';
import { neighboursIn } from './neighbours.ts';
import type { HouseLook } from './Street.tsx';

/** What a touch on a house does, and which are lit. */
export interface Picking {
  readonly chosen: readonly number[];
  /** Whether this one can be meant. */
  takes(seat: number): boolean;
  press(seat: number): void;
  /** Several are chosen, one after the other. */
  readonly several: boolean;
}

/** Touches answer what is asked, or go to one's notes. */
export function answerPicking({ hand, face }: AtPhone): Picking | null {
  if (hand === null) return null;
  const kind = touchedKind(hand, face.table.seated);
  const chosen = hand.chosen(kind).filter((one) => typeof one === 'number');
  return {
    chosen,
    takes: (seat) => hand.takes(kind, seat),
    press: (seat) => hand.press(kind, seat),
    several: chosen.length > 1,
  };
}

/** The living in the order of their houses, from mine on clockwise. */
export function fromMine({ sight }: Shown): readonly number[] {
  const { circle } = sight.view;
  const at = typeof sight.chair === 'number' ? circle.indexOf(sight.chair) : -1;
  return at < 0 ? circle : [...circle.slice(at), ...circle.slice(0, at)];
}

/** Who has pointed, and whose turn it is. */
function voteLook({ shown }: AtPhone, seat: number): Pick<HouseLook, 'sealed' | 'turn'> {
  const { poll, phase } = shown.sight.view;
  if (poll === null || phase !== 'day') return {};
  return { sealed: poll.done.includes(seat), turn: poll.turn.includes(seat) };
}

function voteSays(at: AtPhone, seat: number): string {
  const words = phoneWords[at.shown.say.lang].vote;
  const { sealed, turn } = voteLook(at, seat);
  return turn ? words.isTurn : sealed ? words.hasVoted : '';
}

/** The houses of the ring as everybody may see them, and what touching them does. */
export function houseLooks(at: AtPhone, picking: Picking): readonly HouseLook[] {
  const { shown, face, dark } = at;
  const { sight, say } = shown;
  const { view, chair } = sight;
  const words = phoneWords[say.lang].village;
  const near = typeof chair === 'number' ? neighboursIn(view.circle, chair) : [];
  const codes = codesOf(say.names);
  return fromMine(shown).map((seat) => {
    const [office] = dark ? [] : officesAt(view, seat);
    const wed = !dark && view.players[seat]?.spouse !== null;
    const order = picking.chosen.indexOf(seat) + 1;
    const house = words.house(view.circle.indexOf(seat) + 1);
    const me = seat === chair;
    const icon = office === undefined ? (wed ? 'linked-rings' : null) : officeIcons[office];
    return {
      seat,
      name: say.names[seat] ?? '…',
      code: codes[seat] ?? '?',
      label: me ? words.you : (say.names[seat] ?? '…'),
      me,
      near: near.includes(seat),
      chosen: order > 0,
      order: order > 0 && picking.several ? order : undefined,
      dim: !dark && !picking.takes(seat),
      ...voteLook(at, seat),
      sign: icon === null ? undefined : <Icon name={icon} />,
      says: [house, dark ? '' : face.table.seat(shown, seat).says, voteSays(at, seat)]
        .filter(Boolean)
        .join(', '),
      press: () => picking.press(seat),
    };
  });
}
