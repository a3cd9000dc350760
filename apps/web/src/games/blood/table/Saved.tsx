import { mutations } from '@veillee/blood';
import type { JSX } from 'preact';
import slip from '../../../kit/slip.module.css';
import { PrintedCard } from '../../../reveal/PrintedCard.tsx';
import { mutationIcon } from '../mutationIcon.ts';
import type { Shown } from '../shown.ts';
import { interruption, mutationOf } from './Notice.tsx';
import css from './Saved.module.css';

/**
 * A card that saves is an event: it lies open on the middle of every table, also of those that only watch, until the
 * turn that follows has opened.
 */
export function Saved({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const { sight, say } = shown;
  const played = interruption(sight);
  const mutation = played === undefined ? undefined : mutationOf(played);
  if (played === undefined || mutation === undefined || sight.view.turn.stage === 'open') return null;
  if (mutations[mutation].rescue === undefined) return null;
  return (
    <section class={css.saved} role="status">
      <span class={css.card}>
        <PrintedCard icon={mutationIcon(mutation)} name={say.format('mutation', mutation)} />
      </span>
      <p class={slip.slip}>
        <b>{say.say(played)}</b> {say.say({ key: `${mutation}.brings` })}
      </p>
    </section>
  );
}
