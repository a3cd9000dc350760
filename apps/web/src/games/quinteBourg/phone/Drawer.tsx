import { useSignal } from '@preact/signals';
import type { Right } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { clouds, engrave } from '../../../kit/engrave.ts';
import { Sheet } from '../../../kit/Sheet.tsx';
import { setTo } from '../../../kit/setTo.ts';
import { useHold } from '../../../prompt/useHold.ts';
import { askWords } from '../../words.ts';
import { phoneWords } from '../phoneWords.ts';
import type { AtPhone } from './atPhone.ts';
import css from './Drawer.module.css';
import { HoldPad } from './HoldPad.tsx';

/** So many lines has everybody's drawer. */
const lines = 6;

/** Every standing right lies in the same closed drawer, day and night, on the phones of those who have none too. */
export function Drawer(at: AtPhone): JSX.Element {
  const opened = useSignal(false);
  const words = phoneWords[at.shown.say.lang].drawer;
  return (
    <>
      <button type="button" class={css.drawer} onClick={setTo(opened, true)}>
        <Wood />
        <span class={css.knob}>
          <i />
          <b>{words.name}</b>
          <small>{words.alike}</small>
        </span>
      </button>
      {opened.value ? <Inside {...at} close={setTo(opened, false)} /> : null}
    </>
  );
}

function Wood(): JSX.Element {
  const grain = useMemo(
    () =>
      engrave({ width: 366, height: 106, pitch: 4.6, step: 6, fullest: 0.5, wobble: 1.4 }, (x, y) =>
        Math.abs(x - 183) < 74 ? 0 : 0.2 + (clouds(x * 0.006 + 3, y * 0.09) - 0.42) * 0.9,
      ),
    [],
  );
  return (
    <svg class={css.wood} viewBox="0 0 366 106" preserveAspectRatio="none" aria-hidden="true">
      <path d={grain} />
    </svg>
  );
}

/** The lines say what they are only while the pad is held; whoever has read them touches one by its place. */
function Inside(at: AtPhone & { close(): void }): JSX.Element {
  const { shown, pages, close } = at;
  const { held, pad } = useHold();
  const said = useSignal('');
  const words = phoneWords[shown.say.lang].drawer;
  const { rights } = shown.sight;
  const slots = Array.from(
    { length: Math.max(lines, rights.length) },
    (_, i): Right | null => rights[i] ?? null,
  );
  const press = (right: Right | null): void => {
    if (right === null) said.value = words.none;
    else {
      close();
      pages.use(right.topic);
    }
  };
  return (
    <Sheet title={words.name} close={close}>
      <p class="hint">{words.lead}</p>
      <ol class={css.lines}>
        {slots.map((right, i) => (
          <li key={i}>
            <Line {...at} number={i + 1} right={right} held={held.value} press={() => press(right)} />
          </li>
        ))}
      </ol>
      <p class={css.said} role="status">
        {said.value}
      </p>
      <HoldPad held={held.value} pad={pad} />
    </Sheet>
  );
}

/** One line: its number, and while the pad is held what it is for. */
function Line({
  face,
  shown,
  number,
  right,
  held,
  press,
}: AtPhone & {
  readonly number: number;
  readonly right: Right | null;
  readonly held: boolean;
  press(): void;
}): JSX.Element {
  const words = phoneWords[shown.say.lang].drawer;
  const told = right === null ? words.nothing : askWords(face, right.topic, right.params, shown.say);
  return (
    <button
      type="button"
      class={classes(css.line, held && right === null && css.nothing)}
      // Whoever holds the pad by key keeps it: the focus stays there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {held ? told : words.line(number)}
    </button>
  );
}
