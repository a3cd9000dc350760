import { useSignal } from '@preact/signals';
import type { Answer, ProxySeat } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Faced } from '../../../games/face.ts';
import { askWords, wayWords } from '../../../games/words.ts';
import rows from '../../../kit/rows.module.css';
import { Sheet } from '../../../kit/Sheet.tsx';
import { into, setTo } from '../../../kit/setTo.ts';
import { names, tell } from '../../../line/session.ts';
import { type Asked, answerOf, freshDraft, isComplete, waysOf } from '../../../prompt/draft.ts';
import { Fields, Ways } from '../../../prompt/FormFields.tsx';
import { desk } from '../../../words/desk.ts';
import { lang, words } from '../../../words/language.ts';

interface Choice extends Asked {
  readonly prompt: number | string;
  readonly words: string;
}

/** What a seat is asked and may do, in words. */
function choicesOf({ face, shown }: Faced, { prompts, rights }: ProxySeat): readonly Choice[] {
  const open = [
    ...prompts.map((one) => ({ ...one, prompt: one.number })),
    ...rights.map((one) => ({ ...one, prompt: one.topic })),
  ];
  return open.map(({ prompt, topic, form, params }) => ({
    prompt,
    topic,
    form,
    words: askWords(face, topic, params, shown.say),
  }));
}

/** The master answers for a seat: first what, then how. */
export function AnswerFor({
  face,
  shown,
  seat,
  close,
}: Faced & { readonly seat: ProxySeat; close(): void }): JSX.Element {
  const say = desk[lang.value];
  const chosen = useSignal<number | string | null>(null);
  const choices = choicesOf({ face, shown }, seat);
  const current = choices.find(({ prompt }) => prompt === chosen.value);
  return (
    <Sheet title={say.forSeat(names.value[seat.seat] ?? '…')} close={close}>
      {choices.length === 0 ? <p class="hint">{say.nothing}</p> : null}
      {current === undefined ? (
        <ul>
          {choices.map(({ prompt, words: line }) => (
            <li key={prompt}>
              <button type="button" class={rows.row} onClick={setTo(chosen, prompt)}>
                {line}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <ProxyForm
          key={current.prompt}
          {...{ face, shown, close }}
          choice={current}
          seat={seat.seat}
          back={setTo(chosen, null)}
        />
      )}
    </Sheet>
  );
}

interface Answering extends Faced {
  readonly choice: Choice;
  readonly seat: number;
  back(): void;
  close(): void;
}

function ProxyForm({ face, shown, choice, seat, back, close }: Answering): JSX.Element {
  const draft = useSignal(freshDraft(choice.form, null));
  const send = async (answer: Answer): Promise<void> => {
    const no = await tell({ t: 'answer', prompt: choice.prompt, answer, for: seat });
    if (no === undefined) close();
  };
  const filling = { asked: choice, draft: draft.value, face, shown, change: into(draft) };
  const say = (way: string): string => wayWords(face, choice.topic, way, shown.say);
  const submit = (event: Event): void => {
    event.preventDefault();
    void send(answerOf(draft.value));
  };
  return (
    <form class="stack" onSubmit={submit}>
      <h3>{choice.words}</h3>
      <Ways {...filling} />
      <Fields {...filling} />
      <div class="act">
        <button type="button" class="text-button" onClick={back}>
          {words.value.back}
        </button>
        {Object.hasOwn(choice.form, 'pass') && draft.value.way !== 'pass' ? (
          <button type="button" class="text-button" onClick={() => send({ do: 'pass' })}>
            {say('pass')}
          </button>
        ) : null}
        <button type="submit" class="button ember" disabled={!isComplete(choice.form, draft.value)}>
          {waysOf(choice.form).length === 1 ? say(draft.value.way) : words.value.confirm}
        </button>
      </div>
    </form>
  );
}
