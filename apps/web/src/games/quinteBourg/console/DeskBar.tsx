import { capital } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Mark } from '../../../kit/marks.tsx';
import { match, tell } from '../../../line/session.ts';
import { Door } from '../../../screens/Door.tsx';
import type { PlaySheet } from '../../face.ts';
import { consoleWords } from '../consoleWords.ts';
import css from './DeskBar.module.css';
import { doDeed } from './deeds.ts';
import { Key } from './Key.tsx';
import type { Desk } from './useDesk.ts';
import { VillagerSearch } from './VillagerSearch.tsx';

/** Over the console: which night or day it is and how far, the search, and what concerns the whole game. */
export function DeskBar({ sheet, ...desk }: Desk & { readonly sheet: PlaySheet }): JSX.Element {
  const { shown, looks } = desk;
  const { sight, say } = shown;
  const words = consoleWords[say.lang];
  const { weekday, circle, players, moment } = sight.view;
  const day = say.format('weekday', weekday) ?? weekday;
  return (
    <header class={css.bar}>
      <h1>
        <Mark /> {words.title}
      </h1>
      <p>
        {moment.part === 'night' ? words.nightOf(day) : capital(day)}{' '}
        <small>· {words.alive(circle.length, players.length)}</small>
      </p>
      <MoonRoad {...desk} />
      <button
        type="button"
        class={css.tools}
        aria-expanded={looks.tools.value}
        onClick={() => {
          looks.tools.value = !looks.tools.value;
        }}
      >
        {words.tools}
      </button>
      <Acts {...desk} />
      <Door to="menu" onOpen={() => sheet.open('menu')} />
    </header>
  );
}

/** The search and what concerns the whole game: in the bar, on a phone under it. */
function Acts(desk: Desk): JSX.Element {
  const { shown, looks } = desk;
  const words = consoleWords[shown.say.lang];
  const leads = shown.sight.master === 'human';
  const paused = match.value?.paused === true;
  const handOver = (): void => {
    looks.tools.value = false;
    void tell({ t: 'lead', by: leads ? 'app' : 'human' });
  };
  return (
    <div class={css.acts} data-open={looks.tools.value}>
      <VillagerSearch {...desk} />
      <button type="button" class={css.act} onClick={() => doDeed(desk, 'pause')}>
        {paused ? words.resume : words.pause} <Key of="P" />
      </button>
      <button type="button" class={css.act} disabled={!leads} onClick={() => doDeed(desk, 'undo')}>
        {words.undo} <Key of="⌫" />
      </button>
      <button
        type="button"
        class={`${css.act} ${css.narrow}`}
        disabled={!leads}
        onClick={() => doDeed(desk, 'hand')}
      >
        {words.hand.raise}
      </button>
      <button type="button" class={css.act} onClick={handOver}>
        {leads ? words.toApp : words.toMe}
      </button>
    </div>
  );
}

/** One notch a line, the moon at the present one. */
function MoonRoad({ shown: { sight, say } }: Desk): JSX.Element | null {
  const { stages, stage } = sight.view.moment;
  const at = stages.indexOf(stage);
  if (stages.length < 2 || at < 0) return null;
  const notches = stages.map((_, i) => {
    const t = i / (stages.length - 1);
    return { x: 10 + t * 200, y: 28 - 14 * (1 - (2 * t - 1) ** 2) };
  });
  return (
    <svg
      class={css.road}
      viewBox="0 0 220 40"
      role="img"
      aria-label={consoleWords[say.lang].lineOf(at + 1, stages.length)}
    >
      {notches.map(({ x, y }, i) => (
        <circle
          key={i}
          cx={x}
          cy={y}
          r={i === at ? 8 : 2}
          data-at={i === at ? 'now' : i < at ? 'past' : 'next'}
        />
      ))}
    </svg>
  );
}
