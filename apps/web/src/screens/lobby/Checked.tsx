import type { JSX } from 'preact';
import type { Sitter } from '../../games/face.ts';
import { faceOf } from '../../games/registry.ts';
import { Glyph } from '../../kit/marks.tsx';
import { words } from '../../words/language.ts';
import css from './Checked.module.css';
import { faultsOf, type Plan } from './plan.ts';

/** Whether it can be played like this; every fault in words. */
export function Checked({
  plan,
  people,
}: {
  readonly plan: Plan | null;
  readonly people?: readonly Sitter[];
}): JSX.Element | null {
  const faults = faultsOf(plan, people);
  if (plan === null || faceOf(plan.game) === undefined) return null;
  return (
    <div class={css.checked} role="status">
      {faults.length === 0 ? (
        <p class="fine">
          <Glyph name="check" />
          {words.value.create.fine}
        </p>
      ) : (
        <ul class="faults">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
