import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { classes } from './classes.ts';
import css from './SkyView.module.css';
import { notchesOf, type Phase, type Road, skyOf } from './skies.ts';

/** Sets the colours of the whole page. */
export function usePhase(phase: Phase): void {
  useEffect(() => {
    document.body.dataset.phase = phase;
    const ground = getComputedStyle(document.body).getPropertyValue('--bg').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground);
  }, [phase]);
}

/** How wide the box is, and stays so. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(390);
  useLayoutEffect(() => {
    const measure = (): void => setWidth(Math.max(320, box.current?.clientWidth ?? 390));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return { box, width };
}

/** The sky of a phase, drawn as wide as it is shown; also sets the colours of the whole page. */
export function SkyView({
  phase,
  gone,
  height = 200,
  road,
  look,
}: {
  readonly phase: Phase;
  readonly gone?: number;
  readonly height?: number;
  /** At night: the moon's road, from call to call. */
  readonly road?: Road | undefined;
  readonly look?: string | undefined;
}): JSX.Element {
  const { box, width } = useWidth();
  usePhase(phase);
  const { lines, disc, eclipse } = skyOf(phase, width, height, gone);
  const half = disc?.half ? `M${disc.x - disc.r} ${disc.y}a${disc.r} ${disc.r} 0 0 1 ${2 * disc.r} 0Z` : null;
  return (
    <div class={classes(css.sky, look)} ref={box} style={{ height: `${height}px` }} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <path class={css.lines} d={lines} />
        {road === undefined || phase !== 'night' ? null : <MoonRoad {...{ road, width, height }} />}
        {half !== null ? <path class={css.disc} d={half} /> : null}
        {disc && half === null ? (
          <circle class={eclipse ? css.eclipse : css.disc} cx={disc.x} cy={disc.y} r={disc.r} />
        ) : null}
      </svg>
    </div>
  );
}

/** A notch for each call, small where it is still to come; the moon stands at the one that is on. */
function MoonRoad({
  road,
  width,
  height,
}: {
  readonly road: Road;
  readonly width: number;
  readonly height: number;
}): JSX.Element {
  return (
    <>
      {notchesOf(width, height, road).map(([x, y], k) => {
        const past = k < road.at;
        if (k === road.at) return null;
        return <circle key={k} class={past ? css.past : css.coming} cx={x} cy={y} r={past ? 2.6 : 2} />;
      })}
    </>
  );
}
