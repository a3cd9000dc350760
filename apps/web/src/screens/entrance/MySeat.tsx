import { useSignal } from '@preact/signals';
import type { Frame } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { visitTable } from '../../line/session.ts';
import { Burning } from '../../shell/Quiet.tsx';
import { doorWords } from '../../words/door.ts';
import { lang } from '../../words/language.ts';
import css from './MySeat.module.css';

interface Props {
  readonly known: Frame<'door'>;
}

/** How one who has a seat here gets it back on this device. */
export function MySeat({ known }: Props): JSX.Element {
  const say = doorWords[lang.value];
  const { room, locked } = known;
  const people = known.people.filter(({ bot }) => !bot);
  return (
    <div class="stack">
      <p class="hint">{say.mineLead}</p>
      {locked ? (
        <ByName room={room} />
      ) : (
        people.map(({ name, here }) => (
          <button key={name} type="button" class="button small" onClick={() => visitTable(room, name)}>
            {say.iAm(name)}
            {here ? <small>{` (${say.stillOn})`}</small> : null}
          </button>
        ))
      )}
    </div>
  );
}

/** At a locked door nobody is told who sits inside: one says it. */
function ByName({ room }: { readonly room: string }): JSX.Element {
  const say = doorWords[lang.value];
  const typed = useSignal('');
  const id = useId();
  const ask = (event: Event): void => {
    event.preventDefault();
    const name = typed.value.trim();
    if (name !== '') visitTable(room, name);
  };
  return (
    <form class="stack" onSubmit={ask}>
      <label for={id}>{say.mineName}</label>
      <input
        id={id}
        class="plate-input"
        value={typed.value}
        autocomplete="nickname"
        onInput={(event) => {
          typed.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button">
        {say.ask}
      </button>
    </form>
  );
}

/** The table was asked: a word by which it knows whom it lets in, and the answer. */
export function Asking({ known }: Props): JSX.Element | null {
  const say = doorWords[lang.value];
  const { back, room, dark } = known;
  if (back === null) return null;
  const isRefused = back.is === 'refused';
  return (
    <div class={`pad stack ${css.asking}`}>
      <div class="stack" role="status">
        {isRefused ? (
          <p>{say.refusedNext}</p>
        ) : (
          <>
            <p class={`code ${css.word}`}>{back.word.toUpperCase()}</p>
            <p>{whoAnswers(known)}</p>
            <p class="hint">{dark ? say.dark : say.stay}</p>
          </>
        )}
      </div>
      {isRefused ? null : <Burning />}
      <button type="button" class="button" onClick={() => visitTable(room)}>
        {say.giveUp}
      </button>
    </div>
  );
}

/** Whoever is there answers for their own seat; the host for those who are away. */
function whoAnswers({ back, host, people, locked }: Frame<'door'>): string {
  const say = doorWords[lang.value];
  const name = back?.name ?? '';
  if (locked) return say.askedLocked(name);
  const whose = people.find((one) => one.name === name);
  if (whose?.here) return say.askedHere(name);
  return host === null || host === name ? say.askedAlone : say.askedHost(host, name);
}
