import { useSignal } from '@preact/signals';
import type { View } from '@veillee/blood';
import type { Seat } from '@veillee/kernel';
import type { PersonView } from '@veillee/protocol';
import type { JSX, RefObject } from 'preact';
import { Ready } from '../../../kit/Badge.tsx';
import { classes } from '../../../kit/classes.ts';
import { Medallion } from '../../../kit/Medallion.tsx';
import { RoundTable } from '../../../kit/RoundTable.tsx';
import type { SeatLook } from '../../../kit/Seat.tsx';
import { into } from '../../../kit/setTo.ts';
import { isAway, match, names, room } from '../../../line/session.ts';
import { MarkSign } from '../../../prompt/MarkSign.tsx';
import { notes } from '../../../prompt/notes.ts';
import { lang, words } from '../../../words/language.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { Character } from './cards.tsx';
import { cardOf } from './handOf.ts';
import { Pieces } from './Pieces.tsx';
import { isBeside, isOpen } from './peek.ts';
import { type Placing, placesFor } from './placing.ts';
import { Saved } from './Saved.tsx';
import css from './Table.module.css';

interface Laying {
  readonly shown: Shown;
  readonly placing: Placing | null;
  /** Who sits at six o'clock; me, unless given. */
  readonly from?: Seat;
  /** Who gets the phone, where one is for all. */
  readonly next?: Seat;
  /** What touching a player does, where it is not for a token. */
  readonly choose?: ((seat: Seat) => void) | undefined;
  readonly part?: RefObject<HTMLDivElement | null> | null;
  /** How much of the screen's height is not the table's, where that has been measured. */
  readonly around?: number | null;
}

/** The table: everybody's card, the tokens on it, and in its middle who is on trial. */
export function Table(laying: Laying): JSX.Element {
  const { shown, placing } = laying;
  const { chair, view } = shown.sight;
  const from = laying.from ?? (typeof chair === 'number' ? chair : 0);
  const hovered = useSignal<Seat | null>(null);
  const trial = view.pending !== null && view.pending.what !== 'tokens' ? view.pending.player : null;
  return (
    <div
      class={classes(css.table, trial !== null && css.onTrial)}
      data-placing={placing === null ? undefined : ''}
      ref={laying.part ?? null}
      style={laying.around == null ? undefined : { '--around': `${laying.around}px` }}
    >
      <RoundTable
        seats={view.players.map((_, seat) => seatLook(laying, seat, hovered.value))}
        from={from}
        label={words.value.lobby.people}
        wide
        whole
        look={css.round}
      >
        {trial === null ? null : (
          <div class={classes(css.accused, isLow(from, trial, view.players.length) && css.low)}>
            <Medallion name={names.value[trial] ?? '…'} index={trial} look={css.portrait} />
            <p>
              <b>2</b> {own[lang.value].tokensCount}
            </p>
          </div>
        )}
        <Pieces shown={shown} placing={placing} from={from} over={into(hovered)} />
      </RoundTable>
      <Saved shown={shown} />
    </div>
  );
}

/** Who sits in the lower half has the tokens under the middle. */
const isLow = (from: Seat, seat: Seat, n: number): boolean => {
  const k = (seat - from + n) % n;
  return Math.cos((2 * Math.PI * k) / n) > 0.2;
};

function seatLook({ shown, placing, next, choose }: Laying, seat: Seat, hovered: Seat | null): SeatLook {
  const { chair, view } = shown.sight;
  const person = holderOf(seat);
  const mine = seat === chair;
  const mark = mine || person === undefined ? undefined : notes.value.marks[person.id];
  const token = placing?.picked ?? null;
  const takes = placing !== null && token !== null && placesFor(placing.form, token).includes(seat);
  return {
    name: names.value[seat] ?? '…',
    index: seat,
    me: mine,
    chosen: placing !== null && Object.values(placing.at).includes(seat),
    says: [
      ...seatWords(shown, seat),
      mark === undefined ? '' : words.value.play[mark],
      isAway(person) ? words.value.lobby.away : '',
    ]
      .filter(Boolean)
      .join(', '),
    dead: view.players[seat]?.alive === false,
    away: isAway(person),
    badge:
      seat === view.turn.player ? <Ready lit /> : mark === undefined ? undefined : <MarkSign mark={mark} />,
    before: <Laid shown={shown} seat={seat} />,
    look: classes(
      standOf(view, seat),
      seat === next && css.next,
      (takes || choose !== undefined) && css.may,
      seat === hovered && css.hovered,
      token !== null && !takes && css.unfit,
    ),
    press: takes ? () => placing.put(token, seat) : choose && (() => choose(seat)),
  };
}

/** Whom everybody waits for; while somebody is on trial all the others step back. */
function standOf({ pending, turn }: View, seat: Seat): string | false | undefined {
  if (seat === (pending?.player ?? turn.player)) return css.waited;
  return pending !== null && pending.what !== 'tokens' && css.aside;
}

const holderOf = (seat: Seat): PersonView | undefined =>
  room.value?.people.find(({ id }) => id === match.value?.holders[seat]);

/** Whether a character lies open to me now. */
const shows = ({ view }: Shown['sight'], seat: Seat): boolean =>
  view.players[seat]?.revealed === true || isOpen.value;

/** The card, the tokens before it, whether its holder lives and plays. */
function seatWords({ sight, say }: Shown, seat: Seat): readonly string[] {
  const { players, turn, tokens } = sight.view;
  const word = own[lang.value];
  const card = cardOf(sight.view, seat);
  const open = shows(sight, seat) && card !== undefined ? (say.format('card', card) ?? '') : word.covered;
  return [
    seat === sight.chair && card === undefined ? word.unknown : open,
    ...tokens
      .filter(({ at }) => at === seat)
      .map((one) => word.tokenAt(say.format('token', one.id) ?? one.id)),
    players[seat]?.alive === false ? word.dead : '',
    seat === turn.player ? word.plays : '',
  ];
}

/** A character's card before its holder. */
function Laid({ shown: { sight }, seat }: { readonly shown: Shown; readonly seat: Seat }): JSX.Element {
  const { players } = sight.view;
  const hidden = players[seat]?.revealed !== true && holderOf(seat)?.bot !== true;
  return (
    <span class={css.lay}>
      <Character
        card={shows(sight, seat) ? cardOf(sight.view, seat) : undefined}
        near={hidden && isBeside(sight.chair, seat, players.length)}
      />
    </span>
  );
}
