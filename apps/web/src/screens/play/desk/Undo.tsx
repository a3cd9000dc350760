import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Stepper } from '../../../kit/Stepper.tsx';
import { into } from '../../../kit/setTo.ts';
import { match, present, tell } from '../../../line/session.ts';
import { backBy, type Mark, marked } from '../../../prompt/undo.ts';
import { desk } from '../../../words/desk.ts';
import { lang } from '../../../words/language.ts';

/** Goes back so many actions, with a reason that everybody reads. */
export function Undo(): JSX.Element {
  const say = desk[lang.value];
  const id = useId();
  const { inputs, steps, reason, to, undo } = useUndo();
  return (
    <details class="more">
      <summary>{say.undo}</summary>
      <form class="stack" onSubmit={undo}>
        <p class="hint">{say.undoHint}</p>
        <Stepper
          label={say.steps}
          value={steps.value}
          from={1}
          to={Math.max(1, inputs)}
          change={into(steps)}
        />
        <p>
          <label for={id}>{say.reason}</label>
          <input
            class="plate-input"
            id={id}
            type="text"
            maxLength={300}
            value={reason.value}
            onInput={(event) => into(reason)(event.currentTarget.value)}
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

function useUndo() {
  const steps = useSignal(1);
  const reason = useSignal('');
  const marks = useSignal<readonly Mark[]>([]);
  const inputs = present.value.own.inputs ?? 0;
  const to = backBy(inputs, steps.value, marks.value);
  const undo = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (to === undefined) return;
    const no = await tell({ t: 'undo', to, reason: reason.value.trim() });
    if (no !== undefined) return;
    marks.value = marked(marks.value, inputs, to);
    steps.value = 1;
    reason.value = '';
  };
  return { inputs, steps, reason, to, undo };
}
