import type { Option, Right } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { optionWords } from '../games/words.ts';
import { Icon } from '../kit/marks.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { tell } from '../line/session.ts';
import { evening } from '../words/evening.ts';
import { lang } from '../words/language.ts';
import { isPick } from './draft.ts';

/** The commonest use of a right: one touch on an option says it; everything else is a step further. */
export function QuickSheet({
  right,
  face,
  shown,
  more,
  close,
}: {
  readonly right: Right;
  readonly face: Face;
  readonly shown: Shown;
  more(): void;
  close(): void;
}): JSX.Element {
  const say = evening[lang.value];
  const { quick } = face;
  const field = quick === undefined ? undefined : right.form[quick.way]?.fields[quick.field];
  const said = quick?.said?.(shown.sight);
  const choose = async (option: Option): Promise<void> => {
    if (quick === undefined) return;
    if (said?.option !== option) {
      if (said !== undefined) await tell({ t: 'answer', prompt: right.topic, answer: said.takeBack });
      const answer = { do: quick.way, [quick.field]: [option] };
      if ((await tell({ t: 'answer', prompt: right.topic, answer })) !== undefined) return;
    }
    close();
  };
  return (
    <Sheet title={say.quick} close={close}>
      <p class="hint">{say.quickHint}</p>
      <ul class="quick">
        {(isPick(field) ? field.pick : []).map((option) => {
          const icon = face.optionIcon?.(isPick(field) ? field.of : '', option);
          return (
            <li key={option}>
              <button type="button" aria-pressed={said?.option === option} onClick={() => choose(option)}>
                {icon === undefined ? null : <Icon name={icon} />}
                {optionWords(face, isPick(field) ? field.of : '', option, shown)}
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
