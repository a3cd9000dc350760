import { useSignal } from '@preact/signals';
import type { Right } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { askWords, wayWords } from '../games/words.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { tell } from '../line/session.ts';
import { words } from '../words/language.ts';
import { answerOf, draftOf, freshDraft, isComplete, waysOf } from './draft.ts';
import { Fields } from './FormFields.tsx';

/** Uses a standing right: its form on a sheet, one way at a time. */
export function RightSheet({
  right,
  face,
  shown,
  close,
}: {
  readonly right: Right;
  readonly face: Face;
  readonly shown: Shown;
  close(): void;
}): JSX.Element {
  const ways = waysOf(right.form);
  const first = freshDraft(right.form, null);
  const draft = useSignal(ways.length === 1 ? first : null);
  const say = (way: string): string => wayWords(face, right.topic, way, shown.say);
  const send = async (): Promise<void> => {
    if (draft.value === null) return;
    const no = await tell({ t: 'answer', prompt: right.topic, answer: answerOf(draft.value) });
    if (no === undefined) close();
  };
  const title = askWords(face, right.topic, right.params, shown.say);
  const current = draft.value !== null && Object.hasOwn(right.form, draft.value.way) ? draft.value : null;
  return (
    <Sheet title={title} close={close}>
      {current === null ? (
        <ul class="list">
          {ways.map((way) => (
            <li key={way}>
              <button
                type="button"
                class="row"
                onClick={() => {
                  draft.value = draftOf(right.form, way);
                }}
              >
                {say(way)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          {ways.length > 1 ? <h3>{say(current.way)}</h3> : null}
          <Fields
            asked={right}
            draft={current}
            face={face}
            shown={shown}
            change={(next) => {
              draft.value = next;
            }}
          />
          <div class="act">
            <button
              type="button"
              class="text-button"
              onClick={() => {
                if (ways.length > 1) draft.value = null;
                else close();
              }}
            >
              {words.value.cancel}
            </button>
            <button type="submit" class="button ember" disabled={!isComplete(right.form, current)}>
              {ways.length > 1 ? words.value.confirm : say(current.way)}
            </button>
          </div>
        </form>
      )}
    </Sheet>
  );
}
