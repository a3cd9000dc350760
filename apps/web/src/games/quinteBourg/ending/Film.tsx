import { useSignal } from '@preact/signals';
import { capital } from '@veillee/kernel';
import type { JSX } from 'preact';
import { into } from '../../../kit/setTo.ts';
import { ledgerWords } from '../ledgerWords.ts';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import css from './Film.module.css';
import { type Frame, filmOf } from './film.ts';

/** The week as a film: a candle a day, as high as many lived in the evening; a touch tells who died. */
export function Film(shown: Shown): JSX.Element | null {
  const { sight, say } = shown;
  const { view } = sight;
  const words = phoneWords[say.lang].end;
  const frames = view.ledger === null ? [] : filmOf(view, view.ledger.deeds, sight.facts);
  const touched = useSignal(frames.findLast(({ deaths }) => deaths.length > 0)?.day ?? 1);
  const frame = frames.find(({ day }) => day === touched.value);
  if (frame === undefined) return null;
  return (
    <section class={css.film}>
      <h2 class={css.title}>
        {words.film} <small>{words.touch}</small>
      </h2>
      <ol class={css.frames}>
        {frames.map((one) => (
          <li key={one.day}>
            <FrameButton frame={one} shown={shown} chosen={one === frame} choose={into(touched)} />
          </li>
        ))}
      </ol>
      <p class={css.told} role="status">
        <b>{capital(say.format('weekday', frame.weekday) ?? '')}.</b> {frameWords(frame, shown)}
      </p>
    </section>
  );
}

/** Who died on a day and how, and who came back. */
function frameWords({ deaths, risen }: Frame, { say }: Shown): string {
  const words = phoneWords[say.lang].end;
  const { causes } = ledgerWords[say.lang];
  const name = (seat: number): string => say.names[seat] ?? '…';
  const told = [
    ...deaths.map(({ seat, cause }) => words.died(name(seat), causes[cause] ?? cause)),
    ...risen.map((seat) => words.back(name(seat))),
  ];
  return told.length === 0 ? words.quiet : `${told.join(' · ')}.`;
}

function FrameButton({
  frame,
  shown,
  chosen,
  choose,
}: {
  readonly frame: Frame;
  readonly shown: Shown;
  readonly chosen: boolean;
  choose(day: number): void;
}): JSX.Element {
  const { say, sight } = shown;
  const words = phoneWords[say.lang];
  const share = frame.alive / Math.max(1, sight.view.players.length);
  const day = say.format('weekday', frame.weekday) ?? '';
  return (
    <button type="button" class={css.frame} aria-pressed={chosen} onClick={() => choose(frame.day)}>
      <DayCandle share={share} />
      <b aria-hidden="true">{frame.alive}</b>
      <i aria-hidden="true">{words.days[frame.weekday]}</i>
      <span class="unseen">{words.end.living(day, frame.alive)}</span>
    </button>
  );
}

/** From a stump to a whole candle. */
function DayCandle({ share }: { readonly share: number }): JSX.Element {
  const height = 14 + 58 * share;
  const top = 104 - height;
  return (
    <svg class={css.candle} viewBox="0 0 40 104" aria-hidden="true">
      <path class={css.flame} d={`M20 ${top - 34}c3 9 9 14 9 21s-4 11-9 11-9-4-9-11 6-12 9-21Z`} />
      <path
        class={css.core}
        d={`M20 ${top - 20}c1.500 5 4.500 7 4.500 11s-2 6-4.500 6-4.500-2-4.500-6 3-6 4.500-11Z`}
      />
      <path class={css.wax} d={`M9 104V${top + 3}q11-5 22 0V104Z`} />
      <path class={css.grooves} d={[13, 17, 21, 25].map((x) => `M${x} 104V${top + 6}`).join('')} />
    </svg>
  );
}
