import type { JSX } from 'preact';
import { room } from '../line/session.ts';
import { lang } from '../words/language.ts';
import css from './Scores.module.css';
import { revealWords } from './words.ts';

/** Who won how often this evening, at this table; nothing before the first game has ended. */
export function Scores(): JSX.Element | null {
  const scores = room.value?.scores ?? [];
  const say = revealWords[lang.value];
  if (scores.length === 0) return null;
  const games = Math.max(...scores.map(({ played }) => played));
  const best = scores[0]?.won ?? 0;
  return (
    <section class={css.scores}>
      <h3>{say.evening}</h3>
      <p class={css.hint}>{say.eveningHint(games)}</p>
      <ol>
        {scores.map(({ person, name, won, played }) => (
          <li key={person} class={won === best && won > 0 ? css.leads : ''}>
            <span>{name}</span>
            <b aria-hidden="true">{say.wins(won, played)}</b>
            <span class="unseen">{say.winsSaid(won, played)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
