import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import { Unbroken } from '../../../kit/Unbroken.tsx';
import type { Shown } from '../shown.ts';
import { crestOf } from './crest.ts';
import css from './Headline.module.css';
import { outcome } from './outcome.ts';

/** In the middle of the table: the sign of those who won, and who they are. */
export function Headline(shown: Shown): JSX.Element {
  const { sight, say } = shown;
  const { teams = [], winners = [] } = sight.verdict ?? {};
  return (
    <div class={css.headline}>
      <span class={css.crest}>
        <Icon name={crestOf(teams[0] ?? '')} />
      </span>
      <h1 class={`knock ${css.outcome}`}>
        <Unbroken>{outcome(shown)}</Unbroken>
      </h1>
      {teams.length === 0 ? null : (
        <p class={`knock ${css.winners}`}>{say.list(winners.map((seat) => say.names[seat] ?? '…'))}</p>
      )}
    </div>
  );
}
