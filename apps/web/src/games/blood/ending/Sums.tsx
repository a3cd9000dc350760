import { camps } from '@veillee/blood';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import { lang } from '../../../words/language.ts';
import { campIcons } from '../campIcons.ts';
import { endingWords } from '../endingWords.ts';
import { inHalves } from './halves.ts';
import type { Plan } from './layBalance.ts';
import css from './Sums.module.css';
import type { Reached } from './Weighing.tsx';

/** What lies in the pans comes to so much: the number changes when the beam has leant. */
export function Sums({
  plan: { moon, sums, wide },
  reached,
}: {
  readonly plan: Plan;
  readonly reached: readonly Reached[];
}): JSX.Element {
  const counted = reached.filter(({ stage }) => stage > 3);
  return (
    <dl class={css.sums} data-wide={wide}>
      {camps.map((camp) => {
        const sum = counted.reduce((all, { weight }) => all + (weight.camp === camp ? weight.worth : 0), 0);
        const side = camp === 'human' ? -1 : 1;
        return (
          <div
            key={camp}
            data-camp={camp}
            style={{
              left: `${moon.x + side * sums.aside}px`,
              top: `${sums.y}px`,
              fontSize: `${sums.size}px`,
            }}
          >
            <dd key={sum}>{inHalves(sum)}</dd>
            <dt>
              <Icon name={campIcons[camp]} />
              {endingWords[lang.value].several[camp]}
            </dt>
          </div>
        );
      })}
    </dl>
  );
}
