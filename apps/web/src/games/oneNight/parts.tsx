import { useSignal } from '@preact/signals';
import type { Json } from '@veillee/kernel';
import { type RoleId, roles, type View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Medallion } from '../../kit/Medallion.tsx';
import { Icon, Mark, Swell } from '../../kit/marks.tsx';
import { lang, words } from '../../words/language.ts';
import type { CentrePick, Shown } from '../face.ts';
import { artefactIcons, markIcons, roleIcons } from './icons.ts';
import { own } from './ownWords.ts';

export const viewOf = ({ sight }: Shown): View => sight.view as View;

/** The centre's cards, face down; each can be touched when one is asked for. */
export function Centre({ sight, say, pick }: Shown & { readonly pick: CentrePick | null }): JSX.Element {
  const view = sight.view as View;
  const places = ['c1', 'c2', 'c3', ...(view.centre > 3 ? ['across'] : [])];
  if (view.phase === 'vote') {
    const asked = sight.watched.filter(({ answered }) => answered !== undefined);
    const done = asked.flatMap(({ answered }) => answered ?? []).length;
    const all = asked.flatMap(({ to }) => to).length;
    return (
      <p class="count">
        <b>{done}</b>
        {words.value.play.answered(done, all).replace(/^\d+ /, '')}
      </p>
    );
  }
  return (
    <div class="centre">
      {places.map((place) => {
        const label = say.format('centre', place) ?? place;
        const offered = pick?.takes(place) === true;
        return offered ? (
          <button
            key={place}
            type="button"
            class="mini"
            aria-label={label}
            aria-pressed={pick?.chosen.includes(place) === true}
            onClick={() => pick?.press(place)}
          >
            <Mark />
          </button>
        ) : (
          <span key={place} class="mini">
            <Mark />
          </span>
        );
      })}
    </div>
  );
}

/** My card and mark as I was shown them, only while I hold the pad: a memory, never what lies there now. */
export function Memory(shown: Shown): JSX.Element | null {
  const say = words.value.play;
  const held = useSignal(false);
  const typed = useRef(false);
  const { me, phase } = viewOf(shown);
  if (me === null) return null;
  const from = names[lang.value];
  const show = (on: boolean) => () => {
    held.value = on;
  };
  const keys = (on: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    held.value = on;
    typed.current = true;
  };
  // A screen reader clicks without finger or key: there one click shows, the next hides.
  const clicked = (event: MouseEvent): void => {
    if (event.detail === 0 && !typed.current) held.value = !held.value;
    typed.current = false;
  };
  return (
    <section class={`memory${phase === 'deal' ? ' first' : ''}`}>
      {held.value || phase === 'deal' ? (
        <div class="pair-card" aria-live="polite">
          {held.value ? (
            <RoleCard id={me.dealt} />
          ) : (
            <div class="card back" aria-hidden="true">
              <Mark />
            </div>
          )}
          {held.value && me.mark !== null ? (
            <p class="seal-mark">
              <Icon name={markIcons[me.mark] ?? 'candle-light'} />
              {from.marks[me.mark].name}
            </p>
          ) : null}
          {held.value && me.artefact !== null ? (
            <p class="seal-mark left">
              <Icon name={artefactIcons[me.artefact] ?? 'shield'} />
              {from.artefacts[me.artefact].name}
            </p>
          ) : null}
        </div>
      ) : null}
      <button
        type="button"
        class={`button hold${held.value ? ' held' : phase === 'deal' ? ' ember' : ''}`}
        aria-pressed={held.value}
        onPointerDown={show(true)}
        onPointerUp={show(false)}
        onPointerLeave={show(false)}
        onPointerCancel={show(false)}
        onKeyDown={keys(true)}
        onKeyUp={keys(false)}
        onClick={clicked}
        onBlur={show(false)}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Icon name="semi-closed-eye" />
        {held.value ? say.release : say.hold}
      </button>
      {phase === 'deal' ? null : <p class="unseen">{say.memory}</p>}
    </section>
  );
}

/** A card, cut in negative: no team's colour on it, so that its glow tells nothing. */
export function RoleCard({ id }: { readonly id: RoleId }): JSX.Element {
  const from = names[lang.value];
  const { name, blurb } = from.characters[id];
  const team = from.teams[roles[id].team as keyof typeof from.teams];
  return (
    <article class="card">
      <Icon name={roleIcons[id]} />
      <h3>{name}</h3>
      <p class="caps">{team.name}</p>
      <Swell />
      <p>{blurb}</p>
    </article>
  );
}

/** What was claimed, printed: everybody may read it. */
export function Board(shown: Shown): JSX.Element | null {
  const view = viewOf(shown);
  if (view.phase !== 'day' && view.phase !== 'vote') return null;
  const say = own[lang.value];
  const said = new Set(view.claims.map(({ seat }) => seat));
  const silent = shown.say.names.filter((_, seat) => !said.has(seat));
  return (
    <section class="board pad" aria-live="polite">
      <h2>{say.board}</h2>
      <ol class="slips">
        {view.claims.map(({ number, seat, said: claim }) => (
          <li key={number} class="slip">
            <Medallion name={shown.say.names[seat] ?? '?'} index={seat} />
            <p>
              {shown.say.format('claimed', { ...(claim as { readonly [field: string]: Json }), who: seat })}
            </p>
          </li>
        ))}
      </ol>
      {silent.length > 0 && view.phase === 'day' ? <p class="hint">{say.silent(silent.join(', '))}</p> : null}
    </section>
  );
}
