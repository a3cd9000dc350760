import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { clouds, engrave, noise, rays } from '../kit/engrave.ts';
import type { IconName } from '../kit/iconNames.ts';
import { Icon } from '../kit/marks.tsx';
import { usePhase } from '../kit/SkyView.tsx';
import type { Phase } from '../kit/skies.ts';
import type { Stage } from './script.ts';
import { village } from './village.ts';

interface Ground {
  readonly width: number;
  readonly height: number;
}

/** As large as the window, but never engraved finer than a sofa can see. */
function useGround(): Ground {
  const measure = (): Ground => {
    const width = Math.max(320, Math.min(1600, innerWidth));
    return { width, height: Math.round((width * innerHeight) / Math.max(1, innerWidth)) };
  };
  const [ground, setGround] = useState(measure);
  useEffect(() => {
    const resized = (): void => setGround(measure());
    addEventListener('resize', resized);
    return () => removeEventListener('resize', resized);
  }, []);
  return ground;
}

/** The sky over the whole screen: with the road of the calls in the dark, without it in the light. */
export function StageSky({
  phase,
  road,
}: {
  readonly phase: Phase;
  readonly road?: Stage['road'];
}): JSX.Element {
  usePhase(phase);
  const ground = useGround();
  const { width, height } = ground;
  return (
    <div class="stage-sky" aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {road === undefined ? <Light phase={phase} ground={ground} /> : <Road road={road} ground={ground} />}
      </svg>
    </div>
  );
}

type At = (share: number) => readonly [x: number, y: number];

function Road({
  road,
  ground,
}: {
  readonly road: NonNullable<Stage['road']>;
  readonly ground: Ground;
}): JSX.Element {
  const { width, height } = ground;
  const { notches, at } = road;
  const n = notches.length;
  const base = height * 0.68;
  const along: At = (share) => [
    width * (0.075 + 0.85 * share),
    Math.max(84, height * 0.145) + height * 0.24 * (2 * share - 1) ** 2,
  ];
  const [x, y] = along((at + 0.5) / n);
  const r = Math.min(62, width * 0.075);
  const small = Math.min(25, (width * 0.85 * 0.4) / n);
  const { lines, shapes } = useMemo(
    () => ({ lines: moonlight(ground, base, x, y, r), shapes: village(width, base, height, x) }),
    [ground, base, x, y, r, width, height],
  );
  return (
    <>
      <path class="lines" d={lines} />
      {notches.map(({ icon }, i) => {
        const [nx, ny] = along((i + 0.5) / n);
        if (i === at) return null;
        return (
          <g key={i} class={i < at ? 'notch done' : 'notch'} transform={`translate(${nx} ${ny})`}>
            <circle r={small} />
            {small > 13 ? <circle class="inner" r={small - 3.5} /> : null}
            {small > 13 ? <Drawn icon={icon} size={small * 1.12} /> : null}
          </g>
        );
      })}
      <g class="moon" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle class="dark-ring" r={r + 5} />
        <circle class="disc" r={r} />
        <Drawn icon={notches[at]?.icon ?? 'moon'} size={r * 1.2} />
      </g>
      {shapes.map(({ tone, d }, i) => (
        <path key={i} class={`v-${tone}`} d={d} />
      ))}
    </>
  );
}

/** An icon around the middle; its own frame, so that it fills no more than that. */
function Drawn({ icon, size }: { readonly icon: IconName; readonly size: number }): JSX.Element {
  return (
    <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <Icon name={icon} />
    </svg>
  );
}

function moonlight({ width, height }: Ground, base: number, x: number, y: number, r: number): string {
  return engrave({ width, height: base + 14, pitch: 6.2, step: 6, fullest: 0.62 }, (px, py) => {
    // No hole for the moon: it glides, and would leave it open until it arrives.
    const d = Math.max(r + 6, Math.hypot(px - x, py - y));
    const cloud = (clouds(px * 0.0034 + 5, py * 0.017 + 2) - 0.41) * 0.72;
    const near = Math.max(0.35, Math.min(1, 1.25 - d / 1100));
    const haze = Math.max(0, Math.min(1, (py - base + height * 0.25) / (height * 0.25)));
    return (
      Math.exp(-(d - r) / 150) * 0.92 + cloud * near + haze * (0.2 + 0.22 * Math.exp(-Math.abs(px - x) / 420))
    );
  });
}

/** Where the light of an open-eyed phase stands: beside the words, over them on a narrow screen. */
const lightOf = ({ width, height }: Ground): readonly [number, number] =>
  width >= 960 ? [width * 0.76, height * 0.2] : [width / 2, 120];

function Light({ phase, ground }: { readonly phase: Phase; readonly ground: Ground }): JSX.Element {
  const { width, height } = ground;
  const [x, y] = lightOf(ground);
  const r = Math.min(58, width * 0.1);
  const lines = useMemo(() => {
    const plate = { width, height: Math.min(height, y + 200), pitch: 6.2, step: 6 };
    const fades = (py: number): number => Math.max(0, Math.min(1, (y + 190 - py) / 170));
    if (phase === 'vote') {
      const glow = engrave(plate, (px, py) => {
        const d = Math.hypot(px - x, py - y);
        if (d < r * 2.1) return 0;
        return (
          (Math.exp(-(d - r * 2) / (r * 2.4)) * 0.6 + (clouds(px * 0.004, py * 0.02) - 0.44) * 0.5) *
          fades(py)
        );
      });
      return glow + rays(x, y, r * 1.08, r * 2.5, 90, 4.4);
    }
    if (phase === 'day' || phase === 'reveal') {
      return engrave(plate, (px, py) => {
        const d = Math.hypot((px - x) * 0.7, py - y + 40);
        return (Math.exp(-d / 190) * 0.9 - 0.05 + (noise(px * 0.012, py * 0.04) - 0.5) * 0.16) * fades(py);
      });
    }
    return engrave(plate, (px, py) => {
      const d = Math.hypot((px - x) * 0.8, py - y);
      if (d < r + 4 && py < y + 2) return 0;
      const mirrored = py > y ? Math.exp(-Math.abs(px - x) / (r * (1 + (py - y) * 0.012))) * 0.5 : 0;
      return (
        (Math.exp(-Math.max(0, d - r) / 110) * 0.85 +
          mirrored +
          (clouds(px * 0.004 + 1, py * 0.024) - 0.44) * 0.6) *
        fades(py)
      );
    });
  }, [phase, width, height, x, y, r]);
  return (
    <>
      <path class="lines" d={lines} />
      {phase === 'vote' ? <circle class="eclipse" cx={x} cy={y} r={r} /> : null}
      {phase === 'dusk' || phase === 'night' ? (
        <path class="disc" d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`} />
      ) : null}
    </>
  );
}
