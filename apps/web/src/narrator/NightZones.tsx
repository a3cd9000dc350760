import type { JSX } from 'preact';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import css from './NightZones.module.css';
import { StopButton } from './StopButton.tsx';

interface Doing {
  sayAgain(): void;
  more(): void;
  pause(): void;
}

/** The lower part of the screen, so large that a hand finds each without eyes: two corners, and the edge below. */
export function Zones({ sayAgain, more, pause }: Doing): JSX.Element {
  const say = narratorWords[lang.value];
  return (
    <div class={`pad ${css.zones}`}>
      <button type="button" class={`button ember ${css.zone}`} onClick={sayAgain}>
        <span>
          <Sign d="M12 4a8 8 0 1 0 7.6 5.5l-1.9.7A6 6 0 1 1 12 6v3.2l6-4.2-6-4.2Z" />
          {say.again}
        </span>
      </button>
      <button type="button" class={`button ${css.zone}`} onClick={more}>
        <span>
          <Sign d="M6 2h12v2h-1.2c0 4-1.6 5.8-3.6 8 2 2.200 3.600 4 3.600 8H18v2H6v-2h1.200c0-4 1.600-5.800 3.600-8-2-2.200-3.600-4-3.600-8H6Zm3.300 2c.2 3 1.400 4.400 2.700 6 1.300-1.600 2.500-3 2.700-6Z" />
          {say.more}
          <small>{say.moreHint}</small>
        </span>
      </button>
      <button type="button" class={`button ${css.zone} ${css.edge}`} onClick={pause}>
        <span>
          {say.pause}
          <small>{say.pauseHint}</small>
        </span>
      </button>
    </div>
  );
}

const Sign = ({ d }: { readonly d: string }): JSX.Element => (
  <svg class={css.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** The night stands still; only here it can be given up, so that nobody does it in the dark. */
export function Suspended({ goOn, stop }: { goOn(): void; stop(): void }): JSX.Element {
  const say = narratorWords[lang.value];
  return (
    <div class={`pad ${css.zones}`}>
      <p class={css.hint} role="status">
        <b>{say.paused}</b> {say.pausedHint}
      </p>
      <button type="button" class={`button ember ${css.zone} ${css.edge}`} onClick={goOn}>
        {say.goOn}
      </button>
      <div class={`${css.edge} ${css.quiet}`}>
        <StopButton stop={stop} />
      </div>
    </div>
  );
}
