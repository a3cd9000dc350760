import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import card from '../../../kit/card.module.css';
import { Icon } from '../../../kit/marks.tsx';
import { lang } from '../../../words/language.ts';
import { artefactIcons, markIcons } from '../icons.ts';
import { knowledge } from '../knowledge.ts';
import type { Shown } from '../shown.ts';
import { RoleCard } from '../table/Memory.tsx';
import css from './Secrets.module.css';

/** The card that was dealt. */
export const DealtCard = ({ shown }: { readonly shown: Shown }): JSX.Element | null =>
  shown.sight.view.me === null ? null : <RoleCard id={shown.sight.view.me.dealt} />;

/** The mark as it lies there at the mark check. */
export function OwnMark({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const mark = shown.sight.view.me?.mark ?? null;
  if (mark === null) return null;
  const { name, blurb } = names[lang.value].marks[mark];
  return (
    <article class={`${card.card} ${css.token}`}>
      <Icon name={markIcons[mark]} />
      <h3>{name}</h3>
      <p>{blurb}</p>
    </article>
  );
}

/** All that one was shown and told, and by day the artefact that lies on one's card. */
export function Known({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const { me } = shown.sight.view;
  if (me === null) return null;
  const from = names[lang.value];
  const artefact = me.artefact === null ? null : from.artefacts[me.artefact];
  return (
    <article class={`${card.card} ${css.known}`}>
      <h3>{from.characters[me.dealt].name}</h3>
      {me.artefact === null || artefact === null ? null : (
        <p class={css.artefact}>
          <Icon name={artefactIcons[me.artefact]} />
          <b>{artefact.name}</b> {artefact.blurb}
        </p>
      )}
      <ul class={css.notes}>
        {knowledge.notes(shown.sight).map((fact, i) => (
          <li key={i}>{shown.say.say(fact)}</li>
        ))}
      </ul>
    </article>
  );
}
