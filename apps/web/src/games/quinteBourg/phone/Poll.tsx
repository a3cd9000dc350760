import { turnsBefore, type Poll as Vote, votersIn } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import slip from '../../../kit/slip.module.css';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import css from './Poll.module.css';

/** So many names are read at a glance. */
const most = 5;

/** The urn, printed for all: who is named how often, whose turn it is, and when it is mine. */
export function Poll({ shown, vote }: { readonly shown: Shown; readonly vote: Vote }): JSX.Element {
  const { say } = shown;
  const words = phoneWords[say.lang].vote;
  const { tally, blank } = vote;
  return (
    <div class={css.poll}>
      <section class={`${slip.slip} ${css.urn}`}>
        <h2>{words.tally}</h2>
        {tally.length === 0 ? <p>{words.nobody}</p> : null}
        <ol>
          {tally.slice(0, most).map(({ seat, votes }) => (
            <li key={seat}>
              <span>{say.names[seat]}</span>
              <b aria-hidden="true">{votes}</b>
              <span class="unseen">, {words.votes(votes)}</span>
            </li>
          ))}
        </ol>
        {blank === 0 ? null : <p>{words.blank(blank)}</p>}
      </section>
      <p class={css.turn} aria-live="polite">
        {turnWords(shown, vote)}
      </p>
    </div>
  );
}

/** Whose turn it is, how many have voted, and after how many it is mine. */
function turnWords({ sight, say }: Shown, vote: Vote): JSX.Element {
  const words = phoneWords[say.lang].vote;
  const { turn, done } = vote;
  const before = typeof sight.chair === 'number' ? turnsBefore(vote, sight.chair) : null;
  const [voter, ...others] = turn;
  return (
    <>
      {before === null ? null : <b>{before === 0 ? words.yours : words.in(before)} </b>}
      {voter !== undefined && others.length === 0 && voter !== sight.chair
        ? words.turn(say.names[voter] ?? '…')
        : words.done(done.length, votersIn(vote))}
    </>
  );
}
