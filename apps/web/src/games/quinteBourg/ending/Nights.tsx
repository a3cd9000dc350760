import { capital, type Json } from '@veillee/kernel';
import type { Ledger } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import entries from '../entries.module.css';
import { own } from '../ownWords.ts';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import { deedWords } from '../table/Ledger.tsx';
import { filmOf } from './film.ts';

type Deed = Ledger['deeds'][number];

const names = (value: Json, seat: number): boolean =>
  Array.isArray(value) ? value.some((one) => one === seat) : value === seat;
/** Whether somebody did it, or had it done to them. */
const touches = ({ by, params }: Deed, seat: number): boolean =>
  by === seat ||
  ['target', 'house', 'player', 'players', 'first', 'second'].some((key) => names(params[key] ?? null, seat));

/** Night by night: all that was done, in its order; where a seat is chosen, what touched it. */
export function Nights({ sight, say, seat }: Shown & { readonly seat: number | null }): JSX.Element | null {
  const { view } = sight;
  if (view.ledger === null) return null;
  const deeds = view.ledger.deeds.filter((deed) => seat === null || touches(deed, seat));
  const frames = filmOf(view, view.ledger.deeds, sight.facts);
  return (
    <>
      {[0, ...frames.map(({ day }) => day)].map((day) => {
        const done = deeds.filter((deed) => deed.day === day);
        const weekday = frames[day - 1]?.weekday;
        const title =
          weekday === undefined
            ? own[say.lang].phases.opening
            : `${capital(say.format('weekday', weekday) ?? '')}, ${phoneWords[say.lang].end.day(day)}`;
        return done.length === 0 ? null : (
          <section key={day}>
            <h3>{title}</h3>
            <ol class={entries.entries}>
              {done.map((deed, i) => (
                <li key={i}>
                  <small>{say.format('stage', deed.stage)}</small> {deedWords(deed, say)}
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </>
  );
}
