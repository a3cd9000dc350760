import { useSignal } from '@preact/signals';
import type { Right } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { clouds, engrave } from '../../../kit/engrave.ts';
import hold from '../../../kit/hold.module.css';
import { Icon } from '../../../kit/marks.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { setTo } from '../../../kit/setTo.ts';
import { useHold } from '../../../prompt/useHold.ts';
import { askWords } from '../../words.ts';
import { phoneWords } from '../phoneWords.ts';
import type { AtPhone } from './atPhone.ts';
import css from './Drawer.module.css';

/** So many lines has everybody's drawer. */
const lines = 6;

/** Every standing right lies in the same closed drawer, day and night, on the phones of those who have none too. */
export function Drawer(at: AtPhone): JSX.Element {
  const opened = useSignal(false);
  const words = phoneWords[at.shown.say.lang].drawer;
  return (
    <>
      <button type="button" class={css.drawer} aria-label={words.open} onClick={setTo(opened, true)}>
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
  const { face, shown, pages, close } = at;
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
            <button
              type="button"
              class={classes(css.line, held.value && right === null && css.nothing)}
              // Whoever holds the pad by key keeps it: the focus stays there.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => press(right)}
            >
              {!held.value
                ? words.line(i + 1)
                : right === null
                  ? words.nothing
                  : askWords(face, right.topic, right.params, shown.say)}
            </button>
          </li>
        ))}
      </ol>
      <p class={css.said} role="status">
        {said.value}
      </p>
      <button
        type="button"
        class={classes('button', hold.hold, !held.value && 'ember')}
        data-hold
        aria-pressed={held.value}
        {...pad}
      >
        <Icon name="semi-closed-eye" />
        {held.value ? phoneWords[shown.say.lang].me.release : phoneWords[shown.say.lang].me.pad}
      </button>
    </Sheet>
  );
}
