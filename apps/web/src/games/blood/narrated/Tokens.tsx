import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { RoundTable } from '../../../kit/RoundTable.tsx';
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
  const say = toldWords[lang.value];
  const chosen = useSignal<number | null>(null);
  const seats = board.alive.map((_, seat) => seat);
  const isFree = (token: number): boolean => seats.some((seat) => mayPlace(board, token, seat));
  const lifted = chosen.value !== null && isFree(chosen.value) ? chosen.value : null;
  const put = (seat: number): void => {
    if (lifted === null) return;
    chosen.value = null;
    change(place(board, lifted, seat));
  };
  return (
    <div class={css.round}>
      <RoundTable
        label={say.who}
        wide
        look={css.table}
        seats={seats.map((seat) => {
          const may = lifted !== null && mayPlace(board, lifted, seat);
          return {
            name: nameOf(seat),
            index: seat,
            dead: !board.alive[seat],
            chosen: board.turn === seat && board.over === null,
            press: may ? () => put(seat) : undefined,
            look: may ? css.aim : undefined,
            before: board.tokens.some((at) => at === seat) ? (
              <span class={css.lying}>
                {board.tokens.map((at, token) => (at === seat ? <b key={token}>{numerals[token]}</b> : null))}
              </span>
            ) : undefined,
          };
        })}
      >
        <div class={css.middle}>
          {board.tokens.map((at, token) => (
            <button
              key={token}
              type="button"
              class={classes(css.token, at === null && css.here)}
              aria-label={say.tokenAt(say.token(token), at === null ? say.middle : say.before(nameOf(at)))}
              aria-pressed={lifted === token}
              disabled={!isFree(token)}
              onClick={() => {
                chosen.value = lifted === token ? null : token;
              }}
            >
              {numerals[token]}
            </button>
          ))}
        </div>
      </RoundTable>
    </div>
  );
}
