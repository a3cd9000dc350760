import { interval } from '@veillee/gamekit';
import { rateOf, type Share } from '@veillee/gamekit/lab';
import type { JSX } from 'preact';
import { classes } from '../kit/classes.ts';
import type { Tone } from './looks.ts';
import css from './Stroke.module.css';

/** An interval as a stroke of the burin: it swells where the truth most likely lies. From left to right, or upwards. */
export function Stroke({
  share,
  tone,
  full,
  upright = false,
}: {
  readonly share: Share;
  readonly tone: Tone;
  /** The rate at the far end of the scale. */
  readonly full: number;
  readonly upright?: boolean;
}): JSX.Element {
  const [low, high] = interval(share);
  const rate = rateOf(share);
  const far = Math.min(high, full);
  const width = Math.max(0.001, far - low);
  return (
    <i
      class={classes(css.stroke, upright && css.upright)}
      data-tone={tone}
      aria-hidden="true"
      style={{
        '--low': low / full,
        '--width': width / full,
        '--at': rate / full,
        '--middle': `${(100 * (rate - low)) / width}%`,
      }}
    />
  );
}
