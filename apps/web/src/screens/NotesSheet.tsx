import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { match, names } from '../line/session.ts';
import { keepNotes, notes } from '../prompt/notes.ts';
import { words } from '../words/language.ts';
import { MarkChoice } from './PlayerSheet.tsx';

/** What I know, whom I suspect, what I write down: for me alone. */
export function NotesSheet({
  face,
  shown,
  close,
}: {
  readonly face: Face;
  readonly shown: Shown;
  close(): void;
}): JSX.Element {
  const say = words.value.play;
  const free = useSignal(notes.value.free);
  const id = useId();
  const facts = face.notes(shown.sight);
  // With the sheet, not a paint after it: what was written is on its way when it closes.
  useLayoutEffect(
    () => () => {
      if (free.value !== notes.value.free) void keepNotes({ ...notes.value, free: free.value });
    },
    [free],
  );
  return (
    <Sheet title={`${say.notes}, ${say.notesFor}`} close={close}>
      <section class="stack">
        {face.Hand === undefined ? null : <face.Hand {...shown} />}
        <h3>{say.learnt}</h3>
        {facts.length === 0 ? <p class="hint">{say.nothingLearnt}</p> : null}
        <ol class="facts">
          {facts.map((fact, i) => (
            <li key={i}>{shown.say.say(fact)}</li>
          ))}
        </ol>
        <h3>{say.suspicions}</h3>
        <Suspicions me={shown.sight.chair} />
        <label for={id}>{say.write}</label>
        <textarea
          id={id}
          rows={5}
          maxLength={3000}
          value={free.value}
          onInput={(event) => {
            free.value = event.currentTarget.value;
          }}
        />
      </section>
    </Sheet>
  );
}

function Suspicions({ me }: { readonly me: unknown }): JSX.Element {
  const { about } = notes.value;
  return (
    <ul class="stack">
      {(match.value?.holders ?? []).map((person, seat) =>
        seat === me ? null : (
          <li key={person} class="suspicion">
            <span id={`mark${person}`}>{names.value[seat]}</span>
            <MarkChoice person={person} label={`mark${person}`} />
            {about[person] === undefined ? null : <p class="hint">{about[person]}</p>}
          </li>
        ),
      )}
    </ul>
  );
}
