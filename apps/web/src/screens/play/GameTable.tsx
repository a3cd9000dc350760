import type { Sight } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { CentrePick } from '../../games/face.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Glyph } from '../../kit/marks.tsx';
import { RoundTable } from '../../kit/RoundTable.tsx';
import type { SeatLook } from '../../kit/Seat.tsx';
import { isAway, match, names, room } from '../../line/session.ts';
import { MarkSign } from '../../prompt/MarkSign.tsx';
import { type NoteMark, notes } from '../../prompt/notes.ts';
import { type Hand, touchedKind } from '../../prompt/useHand.ts';
import { evening } from '../../words/evening.ts';
import { lang, words } from '../../words/language.ts';
import css from './GameTable.module.css';
import type { InPlay } from './inPlay.ts';

interface AtTable extends InPlay {
  /** Opens what one noted of somebody. */
  about(seat: number): void;
}

/** The round table of a match: whoever is asked for can be touched; otherwise one opens what one noted of them. */
export function GameTable(at: AtTable): JSX.Element {
  const { face, shown, hand } = at;
  const { chair } = shown.sight;
  const seats = (match.value?.holders ?? []).map((id, seat) => seatLook(at, id, seat));
  const { centreOf, Centre, laid } = face.table;
  const ring = face.table.ring?.(shown.sight) ?? seats.map((_, seat) => seat);
  return (
    <RoundTable
      look={css.table}
      seats={ring.flatMap((seat) => seats[seat] ?? [])}
      apart={seats.filter((_, seat) => !ring.includes(seat))}
      from={typeof chair === 'number' ? Math.max(0, ring.indexOf(chair)) : 0}
      label={words.value.lobby.people}
      wide={laid}
      arrows={arrowsOf(at)}
    >
      {Centre === undefined ? null : (
        <Centre {...shown} pick={centreOf === undefined ? null : centrePick(hand, centreOf)} />
      )}
    </RoundTable>
  );
}

/** From me to whom I point, where a touch is the answer. */
function arrowsOf({ face, shown, hand }: AtTable): readonly (readonly [number, number])[] {
  const { chair } = shown.sight;
  const asked = hand?.prompt ?? null;
  if (hand === null || asked === null || typeof chair !== 'number' || !face.answers.atOnce(asked.topic))
    return [];
  const [at] = hand.chosen(touchedKind(hand, face.table.seated));
  return typeof at === 'number' && at !== chair ? [[chair, at]] : [];
}

function seatLook({ face, shown, hand, dark, about }: AtTable, person: number, seat: number): SeatLook {
  const { sight } = shown;
  const who = room.value?.people.find((one) => one.id === person);
  const laid = face.table.seat(shown, seat);
  // No signs in the dark: those of open eyes would not come up on a sleeper's table, nor a sleeper's on theirs.
  const sign = dark ? {} : laid;
  const mine = seat === sight.chair;
  const mark = dark || mine || sight.verdict !== null ? undefined : notes.value.marks[person];
  const done = hasAnswered(sight, seat);
  const kind = hand === null ? 'seat' : touchedKind(hand, face.table.seated);
  const chosen = hand?.chosen(kind) ?? [];
  const order = chosen.indexOf(seat) + 1;
  const opens = !dark && typeof sight.chair === 'number' && !mine;
  const says = [
    sign.says,
    done ? evening[lang.value].hasAnswered : '',
    mark === undefined ? '' : words.value.play[mark],
    isAway(who) ? words.value.lobby.away : '',
  ];
  return {
    name: names.value[seat] ?? '…',
    index: seat,
    me: mine,
    chosen: order > 0,
    ...(order > 0 && chosen.length > 1 ? { order } : {}),
    badge: badgeOf(sign.badge, done, mark),
    says: says.filter(Boolean).join(', '),
    dead: laid.dead === true,
    away: isAway(who),
    before: laid.before,
    press: hand?.takes(kind, seat) ? () => hand.press(kind, seat) : opens ? () => about(seat) : undefined,
  };
}

/** Whether somebody has already answered what they are asked, as far as it shows. */
const hasAnswered = ({ watched }: Sight, seat: number): boolean =>
  watched.some(({ answered }) => answered?.includes(seat));

/** That one has answered, what lies before him, what I hold of him: the last beside the others. */
function badgeOf(own: SeatLook['badge'], done: boolean, mark: NoteMark | undefined): SeatLook['badge'] {
  const noted = mark === undefined ? null : <MarkSign mark={mark} />;
  const first = done ? (
    <Badge look="seal">
      <Glyph name="check" />
    </Badge>
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
