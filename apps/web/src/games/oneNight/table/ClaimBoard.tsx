import type { JSX } from 'preact';
import { Medallion } from '../../../kit/Medallion.tsx';
import slip from '../../../kit/slip.module.css';
import { lang } from '../../../words/language.ts';
import { claimedRole } from '../answers/claimedRole.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import css from './ClaimBoard.module.css';

/** What was claimed, printed, a slip for each who spoke: everybody may read it. */
export function ClaimBoard(shown: Shown): JSX.Element | null {
  const { view } = shown.sight;
  if (view.phase !== 'day' && view.phase !== 'vote') return null;
  const say = own[lang.value];
  const speakers = [...new Set(view.claims.map(({ seat }) => seat))];
  const silent = shown.say.names.filter((_, seat) => !speakers.includes(seat));
  if (speakers.length === 0 && view.phase === 'vote') return null;
  return (
    <section class={`pad ${css.board}`} aria-live="polite">
      <h2>{say.board}</h2>
      <ol class={css.slips}>
        {speakers.map((seat) => (
          <li key={seat} class={`${slip.slip} ${css.claim}`}>
            <Medallion name={shown.say.names[seat] ?? '?'} index={seat} />
            <div>
              {view.claims
                .filter((claim) => claim.seat === seat)
                .map(({ number, said }) => (
                  <p key={number}>{shown.say.format('claimed', { ...said, who: seat })}</p>
                ))}
              <SameClaim shown={shown} seat={seat} />
            </div>
          </li>
        ))}
      </ol>
      {silent.length > 0 && view.phase === 'day' ? <p class="hint">{say.silent(silent.join(', '))}</p> : null}
    </section>
  );
}

/** Who claims to have been the same character, where the deck has only one of it. */
function SameClaim({ shown, seat }: { readonly shown: Shown; readonly seat: number }): JSX.Element | null {
  const { claims, deck } = shown.sight.view;
  const mine = claims.filter((claim) => claim.seat === seat).map(({ said }) => claimedRole(said));
  const alike = claims.filter((claim) => {
    const role = claimedRole(claim.said);
    if (claim.seat === seat || role === undefined || !mine.includes(role)) return false;
    return deck.filter((card) => card === role).length === 1;
  });
  if (alike.length === 0) return null;
  const who = [...new Set(alike.map((claim) => shown.say.names[claim.seat] ?? '…'))];
  return <p class={css.clash}>{own[lang.value].like(shown.say.list(who))}</p>;
}
