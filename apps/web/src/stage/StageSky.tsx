import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { classes } from '../kit/classes.ts';
import { clouds, engrave, noise, rays } from '../kit/engrave.ts';
import type { IconName } from '../kit/iconNames.ts';
import { Icon } from '../kit/marks.tsx';
import { usePhase } from '../kit/SkyView.tsx';
import type { Phase } from '../kit/skies.ts';
import css from './StageSky.module.css';
import type { Stage } from './script.ts';
import { village } from './village.ts';

/** The village's tones; what belongs to its shape is in `village.ts`. */
const tones = {
  far: css.far,
  dark: css.dark,
  ground: css.ground,
  lit: css.lit,
  pane: css.pane,
  lamp: css.lamp,
  gleam: css.gleam,
} as const;

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
    <div class={css.sky} data-road={road === undefined ? undefined : ''} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {road === undefined ? <Light phase={phase} ground={ground} /> : <Road road={road} ground={ground} />}
      </svg>
    </div>
  );
}

type At = (share: number) => readonly [x: number, y: number];
type RoadOf = NonNullable<Stage['road']>;

/** The arch of the moon's road over the village. */
const archOver =
  ({ width, height }: Ground): At =>
  (share) => [
    width * (0.075 + 0.85 * share),
    Math.max(84, height * 0.145) + height * 0.24 * (2 * share - 1) ** 2,
  ];

function Road({ road, ground }: { readonly road: RoadOf; readonly ground: Ground }): JSX.Element {
  const { width, height } = ground;
  const { notches, at } = road;
  const base = height * 0.68;
  const [x, y] = archOver(ground)((at + 0.5) / notches.length);
  const r = Math.min(62, width * 0.075);
  const { lines, shapes } = useMemo(
    () => ({ lines: stageMoonlight(ground, base, x, y, r), shapes: village(width, base, height, x) }),
    [ground, base, x, y, r, width, height],
  );
  return (
    <>
      <path class={css.lines} d={lines} />
      <Notches road={road} ground={ground} />
      <g class={css.moon} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle class={css.darkRing} r={r + 5} />
        <circle class={css.disc} r={r} />
        <Drawn icon={notches[at]?.icon ?? 'moon'} size={r * 1.2} />
      </g>
      {shapes.map(({ tone, d }, i) => (
        <path key={i} class={tones[tone]} d={d} />
      ))}
    </>
  );
}

/** The calls before and after the one that is on. */
function Notches({
  road: { notches, at },
  ground,
}: {
  readonly road: RoadOf;
  readonly ground: Ground;
}): JSX.Element {
  const small = Math.min(25, (ground.width * 0.85 * 0.4) / notches.length);
  return (
    <>
      {notches.map(({ icon }, i) => {
        const [x, y] = archOver(ground)((i + 0.5) / notches.length);
        if (i === at) return null;
        return (
          <g key={i} class={classes(css.notch, i < at && css.done)} transform={`translate(${x} ${y})`}>
            <circle r={small} />
            {small > 13 ? <circle class={css.inner} r={small - 3.5} /> : null}
            {small > 13 ? <Drawn icon={icon} size={small * 1.12} /> : null}
          </g>
        );
      })}
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

function stageMoonlight({ width, height }: Ground, base: number, x: number, y: number, r: number): string {
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
    const drawn = engrave(plate, (px, py) => glows[phase](px - x, py - y, r, px, py) * fades(py));
    return phase === 'vote' ? drawn + rays(x, y, r * 1.08, r * 2.5, 90, 4.4) : drawn;
  }, [phase, width, height, x, y, r]);
  return (
    <>
      <path class={css.lines} d={lines} />
      {phase === 'vote' ? <circle class={css.eclipse} cx={x} cy={y} r={r} /> : null}
      {phase === 'dusk' || phase === 'night' ? (
        <path class={css.disc} d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0Z`} />
      ) : null}
    </>
  );
}

/** How bright it is at a point, by its way from a light of this radius and by where it is on the plate. */
type Glow = (dx: number, dy: number, r: number, x: number, y: number) => number;

const eclipsed: Glow = (dx, dy, r, x, y) => {
  const d = Math.hypot(dx, dy);
  if (d < r * 2.1) return 0;
  return Math.exp(-(d - r * 2) / (r * 2.4)) * 0.6 + (clouds(x * 0.004, y * 0.02) - 0.44) * 0.5;
};

const daylight: Glow = (dx, dy, _, x, y) => {
  const d = Math.hypot(dx * 0.7, dy + 40);
  return Math.exp(-d / 190) * 0.9 - 0.05 + (noise(x * 0.012, y * 0.04) - 0.5) * 0.16;
};

const twilight: Glow = (dx, dy, r, x, y) => {
  const d = Math.hypot(dx * 0.8, dy);
  if (d < r + 4 && dy < 2) return 0;
  const mirrored = dy > 0 ? Math.exp(-Math.abs(dx) / (r * (1 + dy * 0.012))) * 0.5 : 0;
  const glow = Math.exp(-Math.max(0, d - r) / 110) * 0.85;
  return glow + mirrored + (clouds(x * 0.004 + 1, y * 0.024) - 0.44) * 0.6;
};

const glows: { readonly [phase in Phase]: Glow } = {
  vote: eclipsed,
  day: daylight,
  reveal: daylight,
  dusk: twilight,
  night: twilight,
};
