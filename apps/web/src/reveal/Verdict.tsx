import type { Verdict as Judged } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { classes } from '../kit/classes.ts';
import { Medallion } from '../kit/Medallion.tsx';
import { Cited, isNumbered } from '../rules/RuleLink.tsx';
import { lang, words } from '../words/language.ts';
import { foldReasons } from './fold.ts';
import css from './Verdict.module.css';
import { mentions, reasonsFor } from './why.ts';
import { revealWords } from './words.ts';

interface Asked {
  readonly face: Face;
  readonly shown: Shown;
  readonly verdict: Judged;
  /** Whose fate is asked about; null: the whole chain. */
  readonly seat: number | null;
}

/** Everybody with their fate; a tap asks why. */
export function Fates({
  face,
  shown,
  verdict,
  seat: asked,
  choose,
}: Asked & { choose(seat: number | null): void }): JSX.Element {
  const say = words.value.play.fates;
  const { names } = shown.say;
  return (
    <ul class={css.fates} aria-label={revealWords[lang.value].whose}>
      {names.map((name, seat) => {
        const wins = verdict.winners.includes(seat);
        const dead = face.table.seat(shown, seat).dead === true;
        const mine = seat === shown.sight.chair;
        const [won, lost] = mine ? [say.youWon, say.youLost] : [say.won, say.lost];
        return (
          <li key={seat} class={classes(css.fate, wins && css.won, dead && css.dead)}>
            <button
              type="button"
              aria-pressed={asked === seat}
              onClick={() => choose(asked === seat ? null : seat)}
            >
              <Medallion name={name} index={seat} />
              <span class={css.name}>{mine ? (wins ? won : lost) : name}</span>
              {mine ? null : <em>{wins ? won : lost}</em>}
              {dead ? <em class={css.deadWord}>{mine ? say.youDead : say.dead}</em> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function headingOf({ shown, verdict, seat }: Asked): string {
  const say = revealWords[lang.value];
  if (seat === null) return say.whyAll;
  const won = verdict.winners.includes(seat);
  if (seat === shown.sight.chair) return won ? say.whyYouWon : say.whyYouLost;
  const name = shown.say.names[seat] ?? '…';
  return won ? say.whyWon(name) : say.whyLost(name);
}

/** The printed verdict: why, for one player or for all, and the chart it follows from. */
export function Why(asked: Asked & { choose(seat: number | null): void }): JSX.Element {
  const { face, shown, verdict, seat, choose } = asked;
  const text = face.rules.text[lang.value];
  const { decisive, forAll } = face.ending;
  const chain =
    seat === null || decisive === undefined
      ? reasonsFor(text, verdict.reasons, seat, forAll)
      : decisive(verdict.reasons, seat);
  const nameOf = (one: number): string =>
    one === shown.sight.chair ? words.value.you : (shown.say.names[one] ?? '…');
  const lines = foldReasons(face.ending, chain, shown.say, nameOf);
  return (
    <section class={css.why} aria-live="polite">
      <h2>{headingOf(asked)}</h2>
      <ol class={css.reasons}>
        {lines.map(({ says, reasons: [reason, ...more] }, i, all) => (
          <li
            key={i}
            class={
              seat !== null && [reason, ...more].some((one) => mentions(text, one, seat)) ? css.mine : ''
            }
          >
            <p>{says}</p>
            {isNumbered(reason.rule) || reason.rule !== all[i + 1]?.reasons[0].rule ? (
              <Cited rule={reason.rule} game={face.rules.id} look={css.cited} />
            ) : null}
          </li>
        ))}
      </ol>
      {seat === null ? null : (
        <button type="button" class={`text-button ${css.everything}`} onClick={() => choose(null)}>
          {revealWords[lang.value].everyReason}
        </button>
      )}
      {face.ending.Chart === undefined ? null : <face.ending.Chart {...shown} />}
    </section>
  );
}
