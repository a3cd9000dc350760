import type { Form, Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import rows from '../../../kit/rows.module.css';
import { consoleWords } from '../consoleWords.ts';
import { Act } from './SeatActs.tsx';
import type { Desk } from './useDesk.ts';

const picksAVillager = (form: Form, seat: Seat): boolean =>
  Object.values(form).some(
    ({ fields: { player } }) => player !== undefined && 'pick' in player && player.pick.includes(seat),
  );

/** What the master may set right about a villager, each with a reason that goes into the book. */
export function Corrections({ seat, ...desk }: Desk & { readonly seat: Seat }): JSX.Element | null {
  const { shown } = desk;
  const here = shown.sight.rights.filter(
    ({ topic, form }) => topic.startsWith('master.') && picksAVillager(form, seat),
  );
  if (here.length === 0) return null;
  return (
    <details>
      <summary class={rows.row}>{consoleWords[shown.say.lang].person.correct}</summary>
      {here.map((right) => (
        <Act key={right.topic} {...desk} {...right} prompt={right.topic} about={seat} />
      ))}
    </details>
  );
}
