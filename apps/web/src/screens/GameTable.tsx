import type { Sight } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { CentrePick, Face, Shown } from '../games/face.ts';
import { Glyph } from '../kit/marks.tsx';
import { RoundTable, type SeatLook } from '../kit/RoundTable.tsx';
import { isAway, match, names, room } from '../line/session.ts';
import { notes } from '../prompt/notes.ts';
import type { Hand } from '../prompt/usePlay.ts';
import { evening } from '../words/evening.ts';
import { lang, words } from '../words/language.ts';

/** Who has already answered what everybody is asked, as far as it shows. */
const answeredOf = (sight: Sight): ReadonlySet<unknown> =>
  new Set(sight.watched.flatMap(({ answered }) => answered ?? []));

/** The round table of a match: whoever is asked for can be touched; otherwise one opens what one noted of them. */
export function GameTable({
  face,
  shown,
  hand,
  dark,
  about,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly hand: Hand | null;
  readonly dark: boolean;
  about(seat: number): void;
}): JSX.Element {
  const { sight } = shown;
  const held = match.value?.holders ?? [];
  const done = answeredOf(sight);
  const marks = notes.value.marks;
  const chosen = hand?.chosen('seat') ?? [];
  const several = hand !== null && (chosen.length > 1 || hand.draft.way !== '');
  const seats = held.map((id, seat): SeatLook => {
    const person = room.value?.people.find((one) => one.id === id);
    const laid = face.seat?.(shown, seat);
    // No signs in the dark: those of open eyes would not come up on a sleeper's table, nor a sleeper's on theirs.
    const sign = dark ? undefined : laid;
    const mark = dark || seat === sight.chair || sight.verdict !== null ? undefined : marks[id];
    const order = chosen.indexOf(seat) + 1;
    const takes = hand?.takes('seat', seat) === true;
    const opens = !dark && typeof sight.chair === 'number' && seat !== sight.chair;
    const says = [
      sign?.says,
      done.has(seat) ? evening[lang.value].hasAnswered : '',
      mark === undefined ? '' : words.value.play[mark],
      isAway(person) ? words.value.lobby.away : '',
    ];
    return {
      name: names.value[seat] ?? '…',
      index: seat,
      me: seat === sight.chair,
      chosen: order > 0,
      ...(order > 0 && several && chosen.length > 1 ? { order } : {}),
      badge: badgeOf(sign?.badge, done.has(seat), mark),
      says: says.filter(Boolean).join(', '),
      dead: laid?.dead === true,
      away: isAway(person),
      before: laid?.before,
      press: takes ? () => hand?.press('seat', seat) : opens ? () => about(seat) : undefined,
    };
  });
  const of = face.centreOf;
  const ring = face.ring?.(sight) ?? seats.map((_, seat) => seat);
  return (
    <RoundTable
      seats={ring.map((seat) => seats[seat] as SeatLook)}
      apart={seats.filter((_, seat) => !ring.includes(seat))}
      from={Math.max(0, ring.indexOf(sight.chair as number))}
      label={words.value.lobby.people}
      wide={face.laid === true}
    >
      {face.Centre === undefined ? null : (
        <face.Centre {...shown} pick={of === undefined ? null : centrePick(hand, of)} />
      )}
    </RoundTable>
  );
}

/** That one has answered, what lies before him, what I hold of him: the last beside the others. */
function badgeOf(own: SeatLook['badge'], done: boolean, mark: string | undefined): SeatLook['badge'] {
  const noted =
    mark === undefined ? null : (
      <span class={mark}>
        <Glyph name={mark === 'suspect' ? 'query' : 'check'} />
      </span>
    );
  const first = done ? (
    <span class="seal">
      <Glyph name="check" />
    </span>
  ) : (
    own
  );
  if (first === undefined && noted === null) return undefined;
  return (
    <>
      {first}
      {noted}
    </>
  );
}

function centrePick(hand: Hand | null, of: string): CentrePick | null {
  if (hand === null) return null;
  return {
    takes: (option) => hand.takes(of, option),
    chosen: hand.chosen(of),
    press: (option) => hand.press(of, option),
  };
}
