import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect } from 'preact/hooks';
import type { Faced } from '../../games/face.ts';
import list from '../../kit/facts.module.css';
import { Sheet } from '../../kit/Sheet.tsx';
import { into } from '../../kit/setTo.ts';
import { match, names, ownGender } from '../../line/session.ts';
import { keepNotes, notes } from '../../prompt/notes.ts';
import { words } from '../../words/language.ts';
import css from './NotesSheet.module.css';
import { MarkChoice } from './PlayerSheet.tsx';

/** What I know, whom I suspect, what I write down: for me alone. */
export function NotesSheet({ face, shown, close }: Faced & { close(): void }): JSX.Element {
  const say = words.value.play;
  const facts = face.knowledge.notes(shown.sight);
  const { Hand } = face.table;
  return (
    <Sheet title={`${say.notes}, ${say.notesFor(ownGender.value)}`} close={close}>
      <section class="stack">
        {Hand === undefined ? null : <Hand {...shown} />}
        <h3>{say.learnt}</h3>
        {facts.length === 0 ? <p class="hint">{say.nothingLearnt}</p> : null}
        <ol class={list.facts}>
          {facts.map((fact, i) => (
            <li key={i}>{shown.say.say(fact)}</li>
          ))}
        </ol>
        <h3>{say.suspicions}</h3>
        <Suspicions me={shown.sight.chair} />
        <FreeNotes />
      </section>
    </Sheet>
  );
}

/** Whatever one writes for oneself. */
function FreeNotes(): JSX.Element {
  const free = useSignal(notes.value.free);
  const id = useId();
  // With the sheet, not a paint after it: what was written is on its way when it closes.
  useLayoutEffect(
    () => () => {
      if (free.value !== notes.value.free) void keepNotes({ ...notes.value, free: free.value });
    },
    [free],
  );
  return (
    <>
      <label for={id}>{words.value.play.write}</label>
      <textarea
        id={id}
        rows={5}
        maxLength={3000}
        value={free.value}
        onInput={(event) => into(free)(event.currentTarget.value)}
      />
    </>
  );
}

function Suspicions({ me }: { readonly me: unknown }): JSX.Element {
  const { about } = notes.value;
  return (
    <ul class="stack">
      {(match.value?.holders ?? []).map((person, seat) =>
        seat === me ? null : (
          <li key={person} class={css.suspicion}>
            <span id={`mark${person}`}>{names.value[seat]}</span>
            <MarkChoice person={person} label={`mark${person}`} />
            {about[person] === undefined ? null : <p class={`hint ${css.about}`}>{about[person]}</p>}
          </li>
        ),
      )}
    </ul>
  );
}
