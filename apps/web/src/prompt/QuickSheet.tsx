import type { Option, Right } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Faced, QuickAnswer } from '../games/face.ts';
import { optionWords } from '../games/words.ts';
import { Icon } from '../kit/marks.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { tell } from '../line/session.ts';
import { evening } from '../words/evening.ts';
import { lang } from '../words/language.ts';
import { isPick } from './draft.ts';
import css from './QuickSheet.module.css';

interface Props extends Faced {
  readonly right: Right;
  readonly quick: QuickAnswer;
  more(): void;
  close(): void;
}

/** The commonest use of a right: one touch on an option says it; everything else is a step further. */
export function QuickSheet({ right, quick, face, shown, more, close }: Props): JSX.Element {
  const say = evening[lang.value];
  const field = right.form[quick.way]?.fields[quick.field];
  const { pick, of } = isPick(field) ? field : { pick: [], of: '' };
  const said = quick.said?.(shown.sight);
  const choose = async (option: Option): Promise<void> => {
    if (said?.option !== option && !(await sayInstead(right, quick, said, option))) return;
    close();
  };
  return (
    <Sheet title={say.quick} close={close}>
      <p class="hint">{say.quickHint}</p>
      <ul class={css.quick}>
        {pick.map((option) => {
          const icon = face.answers.icon?.(of, option);
          return (
            <li key={option}>
              <button type="button" aria-pressed={said?.option === option} onClick={() => choose(option)}>
                {icon === undefined ? null : <Icon name={icon} />}
                {optionWords(face, of, option, shown)}
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" class="text-button" onClick={more}>
        {say.detail}
      </button>
    </Sheet>
  );
}

/** Takes back what was said before, if anything, and says this; whether it was taken. */
async function sayInstead(
  { topic }: Right,
  { way, field }: QuickAnswer,
  before: ReturnType<NonNullable<QuickAnswer['said']>>,
  option: Option,
): Promise<boolean> {
  if (before !== undefined) await tell({ t: 'answer', prompt: topic, answer: before.takeBack });
  const no = await tell({ t: 'answer', prompt: topic, answer: { do: way, [field]: [option] } });
  return no === undefined;
}
