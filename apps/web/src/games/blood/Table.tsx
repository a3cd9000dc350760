import { useSignal } from '@preact/signals';
import type { View } from '@veillee/blood';
import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Medallion } from '../../kit/Medallion.tsx';
import { Flame, Glyph } from '../../kit/marks.tsx';
import { RoundTable, type SeatLook } from '../../kit/RoundTable.tsx';
import { isAway, match, names, room } from '../../line/session.ts';
import { notes } from '../../prompt/notes.ts';
import { lang, words } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import { Character } from './cards.tsx';
import { own } from './ownWords.ts';
import { Pieces } from './Pieces.tsx';
import { isBeside, isOpen } from './peek.ts';
import { type Placing, placesFor } from './placing.ts';
import { cardOf } from './seen.ts';

/** The table: everybody's card, the tokens on it, and in its middle who is on trial. */
export function Table({
  shown,
  placing,
}: {
  readonly shown: Shown;
  readonly placing: Placing | null;
}): JSX.Element {
  const { sight } = shown;
  const view = sight.view as View;
  const hovered = useSignal<Seat | null>(null);
  const trial = view.pending !== null && view.pending.what !== 'tokens' ? view.pending.player : null;
  return (
    <div class={`blood-table${trial === null ? '' : ' on-trial'}${placing === null ? '' : ' placing'}`}>
      <RoundTable
        seats={view.players.map((_, seat) => seatLook(shown, seat, placing, hovered.value))}
        from={typeof sight.chair === 'number' ? sight.chair : 0}
        label={words.value.lobby.people}
        wide
      >
        {trial === null ? null : (
          <div class={`accused${isLow(sight.chair, trial, view.players.length) ? ' low' : ''}`}>
            <Medallion name={names.value[trial] ?? '…'} index={trial} />
            <p>
              <b>2</b> {own[lang.value].tokensCount}
            </p>
          </div>
        )}
        <Pieces
          shown={shown}
          placing={placing}
          over={(seat) => {
            hovered.value = seat;
          }}
        />
      </RoundTable>
    </div>
  );
}

/** Who sits in the lower half has the tokens under the middle. */
const isLow = (me: unknown, seat: Seat, n: number): boolean => {
  const k = (seat - (typeof me === 'number' ? me : 0) + n) % n;
  return Math.cos((2 * Math.PI * k) / n) > 0.2;
};

function seatLook(shown: Shown, seat: Seat, placing: Placing | null, hovered: Seat | null): SeatLook {
  const { sight, say } = shown;
  const view = sight.view as View;
  const { players, turn, pending, tokens } = view;
  const player = players[seat] as View['players'][number];
  const card = cardOf(view, seat);
  const word = own[lang.value];
  const id = match.value?.holders[seat];
  const person = room.value?.people.find((one) => one.id === id);
  const away = isAway(person);
  const mine = seat === sight.chair;
  const shows = player.revealed || isOpen.value;
  const waited = pending?.player ?? turn.player;
  const mark = mine || id === undefined ? undefined : notes.value.marks[id];
  const token = placing?.picked ?? null;
  const takes = placing !== null && token !== null && placesFor(placing.form, token).includes(seat);
  const says = [
    mine && card === undefined
      ? word.unknown
      : shows && card !== undefined
        ? (say.format('card', card) ?? '')
        : word.covered,
    ...tokens
      .filter(({ at }) => at === seat)
      .map((one) => word.tokenAt(say.format('token', one.id) ?? one.id)),
    player.alive ? '' : word.dead,
    seat === turn.player ? word.plays : '',
    mark === undefined ? '' : words.value.play[mark],
    away ? words.value.lobby.away : '',
  ];
  const lay = ['lay', seat === waited ? 'waited' : '', takes ? 'may' : '', seat === hovered ? 'hovered' : ''];
  return {
    name: names.value[seat] ?? '…',
    index: seat,
    me: mine,
    chosen: placing !== null && Object.values(placing.at).includes(seat),
    says: says.filter(Boolean).join(', '),
    dead: !player.alive,
    away,
    badge: seat === turn.player ? <Lit /> : mark === undefined ? undefined : <MarkSign mark={mark} />,
    before: (
      <span class={lay.filter(Boolean).join(' ')}>
        <Character
          card={shows ? card : undefined}
          near={!player.revealed && person?.bot !== true && isBeside(sight.chair, seat, players.length)}
        />
      </span>
    ),
    press: takes && token !== null ? () => placing?.put(token, seat) : undefined,
  };
}

/** The turn is where the flame is. */
const Lit = (): JSX.Element => (
  <span class="lit">
    <Flame />
  </span>
);

const MarkSign = ({ mark }: { readonly mark: 'suspect' | 'trust' }): JSX.Element => (
  <span class={mark}>
    <Glyph name={mark === 'suspect' ? 'query' : 'check'} />
  </span>
);
