import { useSignal } from '@preact/signals';
import type { ProxySeat, Sight } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { askWords, wayWords } from '../games/words.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { match, names, present, tell } from '../line/session.ts';
import { answerOf, type Draft, freshDraft, isComplete, waysOf } from '../prompt/draft.ts';
import { type Asked, Fields, Stepper, Ways } from '../prompt/FormFields.tsx';
import { backBy, type Mark, marked } from '../prompt/undo.ts';
import { desk } from '../words/desk.ts';
import { lang, words } from '../words/language.ts';
import { Refused } from './parts.tsx';

/** What a human master does besides his own questions and corrections: answers for others, goes back, hands over. */
export function MasterDesk({ face, shown }: { readonly face: Face; readonly shown: Shown }): JSX.Element {
  const say = desk[lang.value];
  const { sight } = shown;
  const open = useSignal<number | null>(null);
  const seat = sight.seats?.find((one) => one.seat === open.value);
  const leads = sight.master === 'human';
  return (
    <section class="pad stack desk">
      <h2>{say.title}</h2>
      {leads ? (
        <>
          <Waiting sight={sight} open={(one) => (open.value = one)} />
          <Undo />
        </>
      ) : (
        <p class="hint">{say.appLeads}</p>
      )}
      <button type="button" class="button" onClick={() => tell({ t: 'lead', by: leads ? 'app' : 'human' })}>
        {leads ? say.handOver : say.takeBack}
      </button>
      {seat === undefined ? null : (
        <AnswerFor
          {...{ face, shown, seat }}
          close={() => {
            open.value = null;
          }}
        />
      )}
    </section>
  );
}

const openOf = ({ prompts }: ProxySeat): number => prompts.filter(({ mine }) => mine === null).length;

/** Every seat, with how much it is asked. */
function Waiting({ sight, open }: { readonly sight: Sight; open(seat: number): void }): JSX.Element {
  const say = desk[lang.value];
  return (
    <details class="more">
      <summary>{say.seats}</summary>
      <p class="hint">{say.seatsHint}</p>
      <div class="chips">
        {(sight.seats ?? []).map((one) => (
          <button key={one.seat} type="button" class="chip" onClick={() => open(one.seat)}>
            {names.value[one.seat] ?? '…'}
            {openOf(one) > 0 ? <small> {say.asked(openOf(one))}</small> : null}
          </button>
        ))}
      </div>
    </details>
  );
}

interface Choice extends Asked {
  readonly prompt: number | string;
  readonly words: string;
}

function AnswerFor({
  face,
  shown,
  seat,
  close,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly seat: ProxySeat;
  close(): void;
}): JSX.Element {
  const say = desk[lang.value];
  const chosen = useSignal<number | string | null>(null);
  const choices: readonly Choice[] = [
    ...seat.prompts.map(({ number, topic, form, params }) => ({ prompt: number, topic, form, params })),
    ...seat.rights.map(({ topic, form, params }) => ({ prompt: topic, topic, form, params })),
  ].map(({ params, ...rest }) => ({ ...rest, words: askWords(face, rest.topic, params, shown.say) }));
  const current = choices.find(({ prompt }) => prompt === chosen.value);
  return (
    <Sheet title={say.forSeat(names.value[seat.seat] ?? '…')} close={close}>
      <Refused />
      {choices.length === 0 ? <p class="hint">{say.nothing}</p> : null}
      {current === undefined ? (
        <ul class="list">
          {choices.map(({ prompt, words: line }) => (
            <li key={prompt}>
              <button
                type="button"
                class="row"
                onClick={() => {
                  chosen.value = prompt;
                }}
              >
                {line}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <ForForm
          key={current.prompt}
          {...{ face, shown, close }}
          choice={current}
          seat={seat.seat}
          back={() => {
            chosen.value = null;
          }}
        />
      )}
    </Sheet>
  );
}

function ForForm({
  face,
  shown,
  choice,
  seat,
  back,
  close,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly choice: Choice;
  readonly seat: number;
  back(): void;
  close(): void;
}): JSX.Element {
  const draft = useSignal<Draft>(freshDraft(choice.form, null));
  const change = (next: Draft): void => {
    draft.value = next;
  };
  const send = async (answer: ReturnType<typeof answerOf>): Promise<void> => {
    const no = await tell({ t: 'answer', prompt: choice.prompt, answer, for: seat });
    if (no === undefined) close();
  };
  const props = { asked: choice, draft: draft.value, face, shown, change };
  const single = waysOf(choice.form).length === 1;
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void send(answerOf(draft.value));
      }}
    >
      <h3>{choice.words}</h3>
      <Ways {...props} />
      <Fields {...props} />
      <div class="act">
        <button type="button" class="text-button" onClick={back}>
          {words.value.back}
        </button>
        {Object.hasOwn(choice.form, 'pass') && draft.value.way !== 'pass' ? (
          <button type="button" class="text-button" onClick={() => send({ do: 'pass' })}>
            {wayWords(face, choice.topic, 'pass', shown.say)}
          </button>
        ) : null}
        <button type="submit" class="button ember" disabled={!isComplete(choice.form, draft.value)}>
          {single ? wayWords(face, choice.topic, draft.value.way, shown.say) : words.value.confirm}
        </button>
      </div>
    </form>
  );
}

/** Goes back so many actions, with a reason that everybody reads. */
function Undo(): JSX.Element {
  const say = desk[lang.value];
  const steps = useSignal(1);
  const reason = useSignal('');
  const marks = useSignal<readonly Mark[]>([]);
  const id = useId();
  const inputs = present.value.own.inputs ?? 0;
  const to = backBy(inputs, steps.value, marks.value);
  const go = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (to === undefined) return;
    const no = await tell({ t: 'undo', to, reason: reason.value.trim() });
    if (no !== undefined) return;
    marks.value = marked(marks.value, inputs, to);
    steps.value = 1;
    reason.value = '';
  };
  return (
    <details class="more">
      <summary>{say.undo}</summary>
      <form class="stack" onSubmit={go}>
        <p class="hint">{say.undoHint}</p>
        <Stepper
          label={say.steps}
          value={steps.value}
          from={1}
          to={Math.max(1, inputs)}
          change={(next) => {
            steps.value = next;
          }}
        />
        <p class="line-input">
          <label for={id}>{say.reason}</label>
          <input
            id={id}
            type="text"
            maxLength={300}
            value={reason.value}
            onInput={(event) => {
              reason.value = event.currentTarget.value;
            }}
          />
        </p>
        <button
          type="submit"
          class="button"
          disabled={reason.value.trim() === '' || to === undefined || match.value?.paused === true}
        >
          {say.undo}
        </button>
      </form>
    </details>
  );
}
