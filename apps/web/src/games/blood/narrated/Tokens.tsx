import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { RoundTable } from '../../../kit/RoundTable.tsx';
import type { SeatLook } from '../../../kit/Seat.tsx';
import { into } from '../../../kit/setTo.ts';
import { lang } from '../../../words/language.ts';
import { toldWords } from '../toldWords.ts';
import { type Board, mayPlace, place } from './board.ts';
import css from './Tokens.module.css';

interface Props {
  readonly board: Board;
  nameOf(seat: number): string;
  change(board: Board): void;
}

const numerals = ['I', 'II'];

/** The round with the two tokens: one is touched, then whom it goes to. */
export function Tokens({ board, nameOf, change }: Props): JSX.Element {
  const chosen = useSignal<number | null>(null);
  const lifted = chosen.value !== null && isFree(board, chosen.value) ? chosen.value : null;
  const put = (seat: number): void => {
    if (lifted === null) return;
    chosen.value = null;
    change(place(board, lifted, seat));
  };
  const seatAt = (_: boolean, seat: number): SeatLook => {
    const may = lifted !== null && mayPlace(board, lifted, seat);
    return {
      name: nameOf(seat),
      index: seat,
      dead: !board.alive[seat],
      chosen: board.turn === seat && board.over === null,
      press: may ? () => put(seat) : undefined,
      look: may ? css.aim : undefined,
      before: board.tokens.includes(seat) ? <Lying board={board} seat={seat} /> : undefined,
    };
  };
  return (
    <div class={css.round}>
      <RoundTable label={toldWords[lang.value].who} wide look={css.table} seats={board.alive.map(seatAt)}>
        <Both board={board} nameOf={nameOf} lifted={lifted} lift={into(chosen)} />
      </RoundTable>
    </div>
  );
}

const isFree = (board: Board, token: number): boolean =>
  board.alive.some((_, seat) => mayPlace(board, token, seat));

/** What lies before somebody. */
const Lying = ({ board, seat }: { readonly board: Board; readonly seat: number }): JSX.Element => (
  <span class={css.lying}>
    {board.tokens.map((at, token) => (at === seat ? <b key={token}>{numerals[token]}</b> : null))}
  </span>
);

/** Both tokens, wherever they lie: here one is taken up. */
function Both({
  board,
  nameOf,
  lifted,
  lift,
}: Omit<Props, 'change'> & {
  readonly lifted: number | null;
  lift(token: number | null): void;
}): JSX.Element {
  const say = toldWords[lang.value];
  return (
    <div class={css.middle}>
      {board.tokens.map((at, token) => (
        <button
          key={token}
          type="button"
          class={classes(css.token, at === null && css.here)}
          aria-label={say.tokenAt(say.token(token), at === null ? say.middle : say.before(nameOf(at)))}
          aria-pressed={lifted === token}
          disabled={!isFree(board, token)}
          onClick={() => lift(lifted === token ? null : token)}
        >
          {numerals[token]}
        </button>
      ))}
    </div>
  );
}
