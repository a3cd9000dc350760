import type { RoleId } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Seat, type SeatLook } from '../../../kit/Seat.tsx';
import { isAway, match, room } from '../../../line/session.ts';
import { MarkSign } from '../../../prompt/MarkSign.tsx';
import { notes } from '../../../prompt/notes.ts';
import { lang, words } from '../../../words/language.ts';
import { dayWords } from '../dayWords.ts';
import type { Shown } from '../shown.ts';
import { seatSigns } from '../table/seatSigns.tsx';
import { claimedBy, rivalsOf } from './feed.ts';
import css from './Seats.module.css';

/** The table, small: under each the character they claim to have been. */
export function Seats({
  shown,
  chosen,
  choose,
}: {
  readonly shown: Shown;
  readonly chosen: number | null;
  choose(seat: number): void;
}): JSX.Element {
  const claimed = claimedBy(shown.sight.view);
  const n = shown.say.names.length;
  const me = typeof shown.sight.chair === 'number' ? shown.sight.chair : 0;
  // Clockwise from oneself, as at the round table.
  const order = shown.say.names.map((_, i) => (me + i) % n);
  return (
    <ul
      class={css.seats}
      style={{ '--across': n <= 5 ? n : Math.ceil(n / 2) }}
      aria-label={words.value.lobby.people}
    >
      {order.map((seat) => (
        <li key={seat} class={css.place}>
          <Seat look={lookOf(shown, seat, chosen === seat, claimed.get(seat), () => choose(seat))} />
          <Claimed role={claimed.get(seat)} twice={rivalsOf(shown.sight.view, seat).length > 0} />
        </li>
      ))}
    </ul>
  );
}

function lookOf(
  shown: Shown,
  seat: number,
  chosen: boolean,
  role: RoleId | undefined,
  press: () => void,
): SeatLook {
  const say = dayWords[lang.value];
  const person = match.value?.holders[seat] ?? -1;
  const mine = seat === shown.sight.chair;
  const mark = mine ? undefined : notes.value.marks[person];
  const { badge, says } = seatSigns(shown, seat);
  const claim =
    role === undefined ? say.silentOne : `${say.claims} ${names[lang.value].characters[role].name}`;
  return {
    name: shown.say.names[seat] ?? '…',
    index: seat,
    me: mine,
    chosen,
    away: isAway(room.value?.people.find(({ id }) => id === person)),
    says: [says, claim, mark === undefined ? '' : words.value.play[mark]].filter(Boolean).join(', '),
    badge:
      badge === undefined && mark === undefined ? undefined : (
        <>
          {badge}
          {mark === undefined ? null : <MarkSign mark={mark} />}
        </>
      ),
    press,
  };
}

function Claimed({
  role,
  twice,
}: {
  readonly role: RoleId | undefined;
  readonly twice: boolean;
}): JSX.Element {
  if (role === undefined)
    return (
      <span class={css.silent} aria-hidden="true">
        –
      </span>
    );
  return (
    <span class={css.claimed} data-twice={twice} aria-hidden="true">
      {names[lang.value].characters[role].name}
    </span>
  );
}
