import { useSignal } from '@preact/signals';
import type { Answer, Form, Params, Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import rows from '../../../kit/rows.module.css';
import { into } from '../../../kit/setTo.ts';
import { tell } from '../../../line/session.ts';
import { answerOf, freshDraft, isComplete, toggled, waysOf } from '../../../prompt/draft.ts';
import { Fields, Ways } from '../../../prompt/FormFields.tsx';
import { words } from '../../../words/language.ts';
import { askWords, wayWords } from '../../words.ts';
import { consoleWords } from '../consoleWords.ts';
import type { Desk } from './useDesk.ts';

interface OfSeat extends Desk {
  readonly seat: Seat;
}

/** What a villager is asked and may do: the master writes it for them, as when a hand goes up at the table. */
export function SeatActs({ seat, ...desk }: OfSeat): JSX.Element | null {
  const { shown } = desk;
  const say = consoleWords[shown.say.lang].person;
  const theirs = shown.sight.seats?.find((one) => one.seat === seat);
  if (theirs === undefined) return null;
  const asked = theirs.prompts.filter(({ mine }) => mine === null);
  return (
    <>
      {asked.length === 0 ? null : <h3>{say.asks}</h3>}
      {asked.map((prompt) => (
        <Act key={prompt.number} {...desk} {...prompt} prompt={prompt.number} whom={seat} />
      ))}
      {theirs.rights.length === 0 ? null : <h3>{say.rights}</h3>}
      {theirs.rights.map((right) => (
        <Act key={right.topic} {...desk} {...right} prompt={right.topic} whom={seat} />
      ))}
    </>
  );
}

interface Acting extends Desk {
  readonly topic: string;
  readonly form: Form;
  readonly params?: Params | undefined;
  readonly prompt: number | string;
  /** For whom it is written; nobody: it is the master's own. */
  readonly whom?: Seat;
  /** The villager it is about, chosen where the form asks for one. */
  readonly about?: Seat;
}

/** One thing that can be written: opened by its words, filled in and sent. */
export function Act({ face, shown, topic, form, params, prompt, whom, about }: Acting): JSX.Element {
  const fresh = () => {
    const draft = freshDraft(form, null);
    return about === undefined ? draft : toggled(form, draft, 'player', about);
  };
  const draft = useSignal(fresh());
  const opened = useSignal(false);
  const send = async (answer: Answer): Promise<void> => {
    const no = await tell({ t: 'answer', prompt, answer, ...(whom === undefined ? {} : { for: whom }) });
    if (no !== undefined) return;
    opened.value = false;
    draft.value = fresh();
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void send(answerOf(draft.value));
  };
  const asked = { topic, form };
  const filling = { asked, draft: draft.value, face, shown, change: into(draft) };
  return (
    <details open={opened.value} onToggle={(event) => (opened.value = event.currentTarget.open)}>
      <summary class={rows.row}>{askWords(face, topic, params, shown.say)}</summary>
      {opened.value ? (
        <form class="stack" onSubmit={submit}>
          <Ways {...filling} />
          <Fields {...filling} />
          <button type="submit" class="button small ember" disabled={!isComplete(form, draft.value)}>
            {waysOf(form).length === 1
              ? wayWords(face, topic, draft.value.way, shown.say)
              : words.value.confirm}
          </button>
        </form>
      ) : null}
    </details>
  );
}
