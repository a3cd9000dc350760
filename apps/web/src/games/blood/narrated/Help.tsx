import { useSignal } from '@preact/signals';
import { blood, endsAt } from '@veillee/blood';
import { isRecord } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SkyView } from '../../../kit/SkyView.tsx';
import { StopButton } from '../../../narrator/StopButton.tsx';
import { Bar } from '../../../screens/parts.tsx';
import { lang } from '../../../words/language.ts';
import type { HelpProps } from '../../narrated.ts';
import { own } from '../ownWords.ts';
import { toldWords } from '../toldWords.ts';
import { type Board, begun, boardIn } from './board.ts';
import css from './Help.module.css';
import { Moves } from './Moves.tsx';
import { Sitting } from './Sitting.tsx';
import { Tokens } from './Tokens.tsx';

const most = 30;

interface Kept {
  readonly names: readonly string[];
  /** The table as it was after each move, the latest last. */
  readonly boards: readonly Board[];
}

function keptIn(kept: unknown, players: number): Kept {
  const { names, boards } = isRecord(kept) ? kept : {};
  const found = Array.isArray(boards) ? boards.map((one) => boardIn(one, players)) : [];
  return {
    names: Array.isArray(names) ? names.map(String).slice(0, players) : [],
    boards: found.filter((one) => one !== null),
  };
}

/** The rules of the table that is played, as far as they ask for a phone. */
function rulesOf({ options, players }: Pick<HelpProps, 'options' | 'players'>) {
  const checked = blood.check(options, players);
  if (!checked.ok) throw new Error('a table that cannot be played has no help');
  const { threshold, twins } = checked.value.options;
  return { endsAt: endsAt(threshold, players), twins };
}

/** A table of Blood with real cards: whose turn it is, where the tokens lie, and what a trial asks for. */
export function Help(props: HelpProps): JSX.Element {
  const { players, kept, keep, stop } = props;
  const state = useSignal(keptIn(kept, players));
  const { names, boards } = state.value;
  const change = (next: Kept): void => {
    state.value = next;
    keep(next);
  };
  return (
    <main class={`screen ${css.help}`}>
      <SkyView phase="night" height={76} />
      <Bar title={<h1>{own[lang.value].title}</h1>} />
      {boards.length === 0 ? (
        <Sitting
          players={players}
          names={names}
          rename={(next) => change({ names: next, boards: [] })}
          begin={(first) => change({ names, boards: [begun(players, first)] })}
        />
      ) : (
        <Play {...props} state={state.value} change={change} />
      )}
      <div class={css.stop}>
        <StopButton stop={stop} />
      </div>
    </main>
  );
}

/** The game under way. */
function Play({
  state,
  change,
  ...props
}: HelpProps & { readonly state: Kept; change(next: Kept): void }): JSX.Element | null {
  const { players, say: aloud, over } = props;
  const say = toldWords[lang.value];
  const { names, boards } = state;
  const nameOf = (seat: number): string => names[seat]?.trim() || say.name(seat + 1);
  const board = boards.at(-1);
  useEffect(() => {
    if (board !== undefined) aloud(callFor(board, nameOf, say));
  }, [board]);
  if (board === undefined) return null;
  const put = (next: Board): void => change(withBoard(state, next));
  return (
    <div class={css.board}>
      <Tokens board={board} nameOf={nameOf} change={put} />
      <Moves
        board={board}
        rules={rulesOf(props)}
        nameOf={nameOf}
        change={put}
        undo={boards.length > 1 ? () => change({ names, boards: boards.slice(0, -1) }) : undefined}
        over={() => over(Array.from({ length: players }, (_, seat) => nameOf(seat)))}
      />
    </div>
  );
}

const withBoard = ({ names, boards }: Kept, board: Board): Kept =>
  board === boards.at(-1) ? { names, boards } : { names, boards: [...boards, board].slice(-most) };

type Say = (typeof toldWords)['fr'];

/** What is to be heard around the table now. */
function callFor(board: Board, nameOf: (seat: number) => string, say: Say): string {
  const { trial, handing, over, turn, placed } = board;
  if (over !== null) return say.over;
  if (trial !== null) return `${say.trial(nameOf(trial))}.`;
  if (handing !== null) return `${say.handing(nameOf(handing))}.`;
  return placed.length === 0 ? `${say.turnOf(nameOf(turn))}.` : '';
}
