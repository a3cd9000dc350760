import type { Told } from '@veillee/kernel';
import { type Ledger, type View, type Weekday, weekdays } from '@veillee/quinte-bourg';

/** One day of the film: who died on it, and how many were alive in the evening. */
export interface Frame {
  readonly day: number;
  readonly weekday: Weekday;
  readonly alive: number;
  readonly deaths: readonly { readonly seat: number; readonly cause: string; readonly atNight: boolean }[];
  readonly risen: readonly number[];
}

/** The day on which a fact was told to all, counted by the nights that fell before it. */
function risenByDay(facts: readonly Told[]): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  let day = 0;
  for (const { key, params } of facts) {
    if (key === 'night.fell' || key === 'sunday.came') day += 1;
    if (key === 'resurrection.done' && typeof params?.player === 'number')
      found.set(day, [...(found.get(day) ?? []), params.player]);
  }
  return found;
}

function weekdayOf(day: number, { day: last, weekday }: Pick<View, 'day' | 'weekday'>): Weekday {
  const at = weekdays.indexOf(weekday) - (last - day);
  return weekdays[((at % 7) + 7) % 7] ?? 'monday';
}

/** The whole game day by day, from the book of what was done. */
export function filmOf(
  view: Pick<View, 'day' | 'weekday' | 'players'>,
  deeds: Ledger['deeds'],
  facts: readonly Told[],
): readonly Frame[] {
  const risen = risenByDay(facts);
  let alive = view.players.length;
  return Array.from({ length: view.day }, (_, i): Frame => {
    const day = i + 1;
    const deaths = deeds.flatMap(({ day: on, did, by, stage, params }) =>
      on === day && did === 'died' && by !== null
        ? [{ seat: by, cause: String(params.cause ?? ''), atNight: stage.startsWith('night.') }]
        : [],
    );
    const back = risen.get(day) ?? [];
    alive += back.length - deaths.length;
    return { day, weekday: weekdayOf(day, view), alive, deaths, risen: back };
  });
}
