import { type Leaning, rateOf, type TeamShare } from '@veillee/gamekit/lab';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { rays, tenths } from '../kit/engrave.ts';
import { Icon } from '../kit/marks.tsx';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import css from './Beam.module.css';
import type { Bench } from './bench.ts';
import { campLook } from './looks.ts';
import { campName, wholePercent } from './saying.ts';

const half = 122;
const chain = 92;
const width = 360;

/** How far the beam leans for so many points between its pans. */
const leanOf = ({ heavy, light }: Leaning): number =>
  Math.min(9, 25 * (rateOf(heavy.share) - rateOf(light.share)));

/** The heaviest and the lightest team on a balance; empty pans where nothing is known. */
export function Beam({
  bench,
  leaning,
}: {
  readonly bench: Bench;
  readonly leaning: Leaning | undefined;
}): JSX.Element {
  const lean = leaning === undefined || leaning.noise ? 0 : leanOf(leaning);
  const glory = useMemo(() => rays(0, 0, 34, 190, 70, 6), []);
  const beam = useMemo(beamPath, []);
  return (
    <div class={css.beam} style={{ '--lean': `${-lean}deg` }}>
      <svg viewBox={`${-width / 2} -34 ${width} 212`} aria-hidden="true">
        <path class={css.glory} d={glory} />
        <g class={css.arm}>
          <path d={beam} />
          <circle cx={-half} cy="10" r="4.5" />
          <circle cx={half} cy="10" r="4.5" />
        </g>
        <Pan side={-1} lean={lean} />
        <Pan side={1} lean={lean} />
        <circle class={css.eye} cx="0" cy="0" r="13" />
      </svg>
      {leaning === undefined ? null : (
        <>
          <Weight bench={bench} side={-1} lean={lean} weight={leaning.heavy} />
          <Weight bench={bench} side={1} lean={lean} weight={leaning.light} />
        </>
      )}
    </div>
  );
}

/** It swells in the middle and tapers to its hooks. */
function beamPath(): string {
  const [above, below]: [string[], string[]] = [[], []];
  for (let i = -20; i <= 20; i += 1) {
    const share = i / 20;
    const swell = 1.3 + 5.7 * Math.cos((share * Math.PI) / 2) ** 2.4;
    above.push(`${tenths(share * half)} ${tenths(10 * share * share - swell)}`);
    below.unshift(`${tenths(share * half)} ${tenths(10 * share * share + swell * 0.8)}`);
  }
  return `M${above.join('L')}L${below.join('L')}Z`;
}

/** How deep a pan hangs: the left one is the heavy one. */
const hookY = (side: number, lean: number): number => 10 - side * Math.sin((lean * Math.PI) / 180) * half;

const Pan = ({ side, lean }: { readonly side: -1 | 1; readonly lean: number }): JSX.Element => (
  <g class={css.pan} style={{ transform: `translate(${side * half}px, ${tenths(hookY(side, lean))}px)` }}>
    <path class={css.chains} d={`M0 4L-52 ${chain - 8}M0 4L52 ${chain - 8}`} />
    <path class={css.bowl} d={`M-52 ${chain - 8}A52 20 0 0 0 52 ${chain - 8}Z`} />
    <path class={css.rim} d={`M-56 ${chain - 8}H56`} />
  </g>
);

function Weight({
  bench,
  side,
  lean,
  weight: { team, share },
}: {
  readonly bench: Bench;
  readonly side: -1 | 1;
  readonly lean: number;
  readonly weight: TeamShare;
}): JSX.Element {
  const { icon, tone } = campLook(bench.listing.id, team);
  return (
    <p
      class={css.weight}
      data-tone={tone}
      style={{
        left: `${((width / 2 + side * half) / width) * 100}%`,
        top: `${((34 + hookY(side, lean) + chain - 10) / 212) * 100}%`,
      }}
    >
      <b>{labWords[lang.value].percent(wholePercent(rateOf(share)))}</b>
      <span>
        <Icon name={icon} look={css.sign} />
        {campName(bench, team, lang.value)}
      </span>
    </p>
  );
}
