import type { ComponentChildren, JSX } from 'preact';
import { shownCode } from '../line/address.ts';
import { room } from '../line/session.ts';
import { SensesBar } from './SensesBar.tsx';
import css from './StageBar.module.css';

/** What is played, the code for those who come late or what else stands in the middle, and the doors. */
export function StageBar({
  title,
  more,
  children = <p class={`knock ${css.code}`}>{shownCode(room.value?.code ?? '')}</p>,
}: {
  readonly title: string;
  readonly more?: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <header class={css.bar}>
      <p class="knock">
        <b>{title}</b>
        {more ? <span> · {more}</span> : null}
      </p>
      {children}
      <SensesBar look={css.senses} />
    </header>
  );
}
