import { useSignal } from '@preact/signals';
import type { Seat } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Arrows } from '../../../kit/Arrows.tsx';
import { SkyView } from '../../../kit/SkyView.tsx';
import { setTo } from '../../../kit/setTo.ts';
import { Door } from '../../../screens/Door.tsx';
import { MyMenu } from '../../../screens/menu/MyMenu.tsx';
import { Bar } from '../../../screens/parts.tsx';
import { Paused } from '../../../screens/play/Pace.tsx';
import css from './Between.module.css';

interface Props {
  /** What is played. */
  readonly bar: string;
  /** To whom it goes. */
  readonly title: string;
  readonly lead: ComponentChildren;
  readonly table: ComponentChildren;
  /** From whose hand to whose, where it changes hands. */
  readonly way?: readonly [from: Seat, to: Seat] | undefined;
  /** What happened so far. */
  readonly beside?: ComponentChildren;
  readonly foot: ComponentChildren;
  /** The match waits for this, which says so by itself. */
  readonly isAwaited?: boolean;
}

/** The phone on its way from one hand to another. */
export function Between({
  bar,
  title,
  lead,
  table,
  way,
  beside,
  foot,
  isAwaited = false,
}: Props): JSX.Element {
  const menu = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => scrollTo(0, 0), [title]);
  return (
    <main class={`screen ${css.between}`}>
      <SkyView phase="vote" height={190} look={css.sky} />
      <Bar title={bar}>
        <Door to="menu" onOpen={setTo(menu, true)} />
      </Bar>
      <section class={css.whom} aria-live="polite">
        <h1 class="knock">{title}</h1>
        <p class="knock">{lead}</p>
      </section>
      <div class={css.table} ref={box}>
        {table}
        {way === undefined ? null : <Arrows box={box} pairs={[way]} look={css.arrow} />}
      </div>
      {beside === undefined ? null : <div class={css.beside}>{beside}</div>}
      <section class={`dock ${css.foot}`}>{foot}</section>
      {menu.value ? <MyMenu close={setTo(menu, false)} /> : null}
      {isAwaited ? null : <Paused />}
    </main>
  );
}
