import type { JSX } from 'preact';
import { lang } from '../../../words/language.ts';
import { toldWords } from '../toldWords.ts';
import {
  alsoDies,
  type Board,
  condemned,
  cutShort,
  isOpen,
  mayAct,
  mayPass,
  pass,
  placeTwo,
  spared,
  staked,
  survivorsOf,
} from './board.ts';
import css from './Moves.module.css';

interface Props {
  readonly board: Board;
  readonly rules: { readonly endsAt: number; readonly twins: boolean };
  nameOf(seat: number): string;
  change(board: Board): void;
  readonly undo: (() => void) | undefined;
  over(): void;
}

/** What is to be done now, what may be, and the last move taken back. */
export function Moves(props: Props): JSX.Element {
  const { board, undo } = props;
  const say = toldWords[lang.value];
  return (
    <section class={`pad stack ${css.moves}`}>
      {board.over !== null ? (
        <Over {...props} />
      ) : board.trial !== null ? (
        <Trial {...props} trial={board.trial} />
      ) : board.handing !== null ? (
        <Handing {...props} handing={board.handing} />
      ) : (
        <Turn {...props} />
      )}
      {undo === undefined ? null : (
        <button type="button" class="text-button" onClick={undo}>
          {say.undo}
        </button>
      )}
    </section>
  );
}

/** What is said, and what it means. */
function Said({ title, children }: { readonly title: string; readonly children: string }): JSX.Element {
  return (
    <div role="status">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

interface MoveProps {
  readonly label: string;
  readonly look?: 'ember' | 'danger';
  does(): void;
}
const Move = ({ label, look, does }: MoveProps): JSX.Element => (
  <button type="button" class={look === undefined ? 'button small' : `button ${look}`} onClick={does}>
    {label}
  </button>
);

function Turn({ board, rules, nameOf, change }: Props): JSX.Element {
  const say = toldWords[lang.value];
  const name = nameOf(board.turn);
  const alive = survivorsOf(board);
  const mayLook = board.tokens.some((at) => at === board.turn);
  const todo = board.placed.length > 0 ? '' : board.toPlace === 2 ? say.pickTwo : `${say.supper} ${say.pick}`;
  return (
    <>
      <Said title={say.turnOf(name)}>{[todo, mayLook ? say.look(name) : ''].filter(Boolean).join(' ')}</Said>
      {mayPass(board) ? (
        <Move label={say.end(nameOf(pass(board).turn))} look="ember" does={() => change(pass(board))} />
      ) : null}
      {mayAct(board) && isOpen(board) ? (
        <details class="more">
          <summary>{say.more}</summary>
          <div class="stack">
            <div class="pair">
              <Move label={say.cut} does={() => change(cutShort(board))} />
              <Move label={say.twoOf} does={() => change(placeTwo(board))} />
            </div>
            <Staking title={say.stake} by="stake" board={board} rules={rules} change={change} />
            {alive === rules.endsAt + 1 ? (
              <Staking title={say.claim} by="claim" board={board} rules={rules} change={change} />
            ) : null}
          </div>
        </details>
      ) : null}
      <p class="hint">
        {say.counts(alive, rules.endsAt + 1, rules.endsAt)} {say.hush}
      </p>
    </>
  );
}

/** The game is staked on something: it is true, or they die. */
function Staking({
  title,
  by,
  board,
  rules,
  change,
}: Pick<Props, 'board' | 'rules' | 'change'> & {
  readonly title: string;
  readonly by: 'claim' | 'stake';
}): JSX.Element {
  const say = toldWords[lang.value];
  return (
    <fieldset class={css.staking}>
      <legend>{title}</legend>
      <div class="pair">
        <Move label={say.right} does={() => change(staked(board, by, true, rules))} />
        <Move label={say.wrong} does={() => change(staked(board, by, false, rules))} />
      </div>
    </fieldset>
  );
}

function Trial({ trial, board, rules, nameOf, change }: Props & { readonly trial: number }): JSX.Element {
  const say = toldWords[lang.value];
  return (
    <>
      <Said title={say.trial(nameOf(trial))}>{say.trialMore}</Said>
      <Move label={say.spared} look="ember" does={() => change(spared(board))} />
      <Move label={say.dies} look="danger" does={() => change(condemned(board, rules))} />
    </>
  );
}

function Handing(props: Props & { readonly handing: number }): JSX.Element {
  const { handing, nameOf, rules, board, change } = props;
  const say = toldWords[lang.value];
  return (
    <>
      <Said title={say.handing(nameOf(handing))}>{`${say.handingMore} ${say.pick}`}</Said>
      {rules.twins ? (
        <details class="more">
          <summary>{say.twin}</summary>
          <div class="chips">
            {board.alive.map((lives, seat) =>
              lives ? (
                <button
                  key={seat}
                  type="button"
                  class="chip"
                  onClick={() => change(alsoDies(board, seat, rules))}
                >
                  {say.alsoDies(nameOf(seat))}
                </button>
              ) : null,
            )}
          </div>
        </details>
      ) : null}
    </>
  );
}

function Over({ board: { over: ending }, nameOf, over }: Props): JSX.Element {
  const say = toldWords[lang.value];
  const more = ending === 'points' || ending === null ? say.overPoints : say.overRight(nameOf(ending.seat));
  return (
    <>
      <Said title={say.over}>{more}</Said>
      <Move label={say.count} look="ember" does={over} />
    </>
  );
}
