import { useSignal } from '@preact/signals';
import type { Right } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Faced, WayGroup } from '../games/face.ts';
import { askWords, wayWords } from '../games/words.ts';
import rows from '../kit/rows.module.css';
import { Sheet } from '../kit/Sheet.tsx';
import { into, setTo } from '../kit/setTo.ts';
import { tell } from '../line/session.ts';
import { words } from '../words/language.ts';
import { answerOf, type Draft, draftOf, freshDraft, isComplete, waysOf } from './draft.ts';
import { Fields } from './FormFields.tsx';

/** Uses a standing right: its form on a sheet, one way at a time. */
export function RightSheet({
  right,
  face,
  shown,
  close,
}: Faced & { readonly right: Right; close(): void }): JSX.Element {
  const ways = waysOf(right.form);
  const draft = useSignal(ways.length === 1 ? freshDraft(right.form, null) : null);
  const say = (way: string): string => wayWords(face, right.topic, way, shown.say);
  const current = draft.value !== null && Object.hasOwn(right.form, draft.value.way) ? draft.value : null;
  return (
    <Sheet title={askWords(face, right.topic, right.params, shown.say)} close={close}>
      {current === null ? (
        <WayGroups
          groups={face.answers.groups?.(right, shown.sight) ?? [{ title: '', ways, folded: false }]}
          say={say}
          choose={(way) => into(draft)(draftOf(right.form, way))}
        />
      ) : (
        <RightForm
          {...{ right, face, shown, say, close }}
          draft={current}
          change={into(draft)}
          back={ways.length > 1 ? setTo(draft, null) : null}
        />
      )}
    </Sheet>
  );
}

/** The ways one by one; what is unlikely is folded away. */
function WayGroups({
  groups,
  ...list
}: {
  readonly groups: readonly WayGroup[];
  say(way: string): string;
  choose(way: string): void;
}): JSX.Element {
  return (
    <>
      {groups.map(({ title, ways, folded }) =>
        folded ? (
          <details key={title} class="more">
            <summary>{title}</summary>
            <WayList ways={ways} {...list} />
          </details>
        ) : (
          <section key={title}>
            {title === '' ? null : <h3>{title}</h3>}
            <WayList ways={ways} {...list} />
          </section>
        ),
      )}
    </>
  );
}

function WayList({
  ways,
  say,
  choose,
}: {
  readonly ways: readonly string[];
  say(way: string): string;
  choose(way: string): void;
}): JSX.Element {
  return (
    <ul>
      {ways.map((way) => (
        <li key={way}>
          <button type="button" class={rows.row} onClick={() => choose(way)}>
            {say(way)}
          </button>
        </li>
      ))}
    </ul>
  );
}

function RightForm({
  right,
  face,
  shown,
  draft,
  say,
  change,
  back,
  close,
}: Faced & {
  readonly right: Right;
  readonly draft: Draft;
  say(way: string): string;
  change(draft: Draft): void;
  /** To the other ways; null where there are none. */
  readonly back: (() => void) | null;
  close(): void;
}): JSX.Element {
  const stakes = face.speech.stakes?.(right.topic, shown.say.lang);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const no = await tell({ t: 'answer', prompt: right.topic, answer: answerOf(draft) });
    if (no === undefined) close();
  };
  return (
    <form onSubmit={send}>
      {back === null ? null : <h3>{say(draft.way)}</h3>}
      {stakes === undefined ? null : <p class="pad">{stakes}</p>}
      <Fields asked={right} {...{ draft, face, shown, change }} />
      <div class="act">
        <button type="button" class="text-button" onClick={back ?? close}>
          {words.value.cancel}
        </button>
        <button type="submit" class="button ember" disabled={!isComplete(right.form, draft)}>
          {back === null ? say(draft.way) : words.value.confirm}
        </button>
      </div>
    </form>
  );
}
