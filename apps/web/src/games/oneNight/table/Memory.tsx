import { firstMark, marksIn, type RoleId, roles } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import card from '../../../kit/card.module.css';
import { classes } from '../../../kit/classes.ts';
import padLook from '../../../kit/hold.module.css';
import { Icon, Mark, Swell } from '../../../kit/marks.tsx';
import { discreet, keepDiscreet } from '../../../prompt/discreet.ts';
import { useHold } from '../../../prompt/useHold.ts';
import { evening } from '../../../words/evening.ts';
import { lang, words } from '../../../words/language.ts';
import { cardNumber } from '../callNumber.ts';
import { crestOf } from '../ending/crest.ts';
import { artefactIcons, markIcons } from '../icons.ts';
import type { Shown } from '../shown.ts';
import { Arch } from './Arch.tsx';
import css from './Memory.module.css';

/** My card and mark as I was shown them, only while I hold the pad: a memory, never what lies there now. */
export function Memory(shown: Shown): JSX.Element | null {
  const { held, pad } = useHold();
  const { me, phase } = shown.sight.view;
  if (me === null) return null;
  const first = phase === 'deal';
  const say = evening[lang.value];
  const { hold, release } = words.value.play;
  const wordy = discreet.value || !first;
  return (
    <section class={classes(css.memory, first && css.first)}>
      {first ? <Laid shown={shown} open={held.value && !wordy} /> : null}
      {wordy ? (
        <p class={css.line} aria-live="polite">
          {held.value ? <Line shown={shown} /> : null}
          {!held.value && !first ? <span class="hint">{say.memoryHint}</span> : null}
        </p>
      ) : null}
      <button
        type="button"
        class={classes('button', padLook.hold, css.hold, first && !held.value && 'ember')}
        data-hold
        aria-pressed={held.value}
        {...pad}
      >
        <Icon name="semi-closed-eye" />
        {held.value ? release : first ? hold : say.memory}
      </button>
      {first ? (
        <button
          type="button"
          class={`text-button ${css.also}`}
          aria-pressed={discreet.value}
          onClick={() => keepDiscreet(!discreet.value)}
        >
          {say.discreet}
        </button>
      ) : null}
    </section>
  );
}

/** All of it in small words: from a chair away it is a line like any other. */
function Line({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const { me } = shown.sight.view;
  if (me === null) return null;
  const from = names[lang.value];
  const { name, blurb } = from.characters[me.dealt];
  const team = from.teams[roles[me.dealt].team];
  const more = [
    me.mark === null ? '' : from.marks[me.mark].name,
    me.artefact === null ? '' : from.artefacts[me.artefact].name,
  ].filter(Boolean);
  return (
    <>
      {[name, team.name, ...more].join(' · ')}. {blurb}
    </>
  );
}

/** The card on the table before me, and what lies on it. */
function Laid({ shown, open }: { readonly shown: Shown; readonly open: boolean }): JSX.Element | null {
  const { me, deck } = shown.sight.view;
  if (me === null) return null;
  const from = names[lang.value];
  // Everybody begins with the same one, as all know.
  const mark = me.mark ?? (marksIn(deck).length > 1 ? firstMark : null);
  return (
    <div class={css.pair} aria-live="polite">
      {open ? <RoleCard id={me.dealt} /> : <CardBack />}
      {open || mark === null ? null : (
        <span class={css.seal} aria-hidden="true">
          <Mark look={css.shut} />
        </span>
      )}
      {open && mark !== null ? (
        <p class={css.seal}>
          <Icon name={markIcons[mark]} />
          {from.marks[mark].name}
        </p>
      ) : null}
      {open && me.artefact !== null ? (
        <p class={`${css.seal} ${css.left}`}>
          <Icon name={artefactIcons[me.artefact]} />
          {from.artefacts[me.artefact].name}
        </p>
      ) : null}
    </div>
  );
}

/** A card that lies face down. */
export const CardBack = (): JSX.Element => (
  <div class={`${card.card} ${card.back} ${css.card}`} aria-hidden="true">
    <span class={css.eye}>
      <Mark look={css.mark} />
    </span>
  </div>
);

/** A card, cut in negative: no team's colour on it, so that its glow tells nothing. */
export function RoleCard({ id }: { readonly id: RoleId }): JSX.Element {
  const from = names[lang.value];
  const { name, blurb } = from.characters[id];
  const team = from.teams[roles[id].team];
  return (
    <article class={`${card.card} ${css.card}`}>
      <Corners id={id} />
      <Arch id={id} look={css.arch} />
      <h3>{name}</h3>
      <p class={`caps ${card.kind} ${css.team}`}>
        <Icon name={crestOf(roles[id].team)} />
        {team.name}
      </p>
      <Swell look={card.swell} />
      <p>{blurb}</p>
    </article>
  );
}

/** When it is called, and how hard it is to play. */
function Corners({ id }: { readonly id: RoleId }): JSX.Element {
  return (
    <p class={css.corners} aria-hidden="true">
      <span>{cardNumber(id) ?? ''}</span>
      <span>{'✦'.repeat(roles[id].stars ?? 0)}</span>
    </p>
  );
}
