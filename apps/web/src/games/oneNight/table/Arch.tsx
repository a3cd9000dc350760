import type { RoleId } from '@veillee/one-night';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { engrave, rays } from '../../../kit/engrave.ts';
import { Icon } from '../../../kit/marks.tsx';
import { roleIcons } from '../icons.ts';
import css from './Arch.module.css';

const [width, height] = [120, 142];
const [cx, cy] = [width / 2, 72];
const frame = `M1 ${height - 1}V60C1 26 32 4 60 1C88 4 119 26 119 60V${height - 1}Z`;
/** Drawn once: the same glory around every character. */
const glory =
  rays(cx, cy, 44, 76, 64, 3) +
  engrave({ width, height, pitch: 5, fullest: 0.5 }, (x, y) =>
    Math.hypot(x - cx, y - cy) < 46 ? 0 : Math.max(0, Math.hypot(x - cx, y - cy) / 110 - 0.34),
  );

/** A character in an arch, with rays around: as every card shows it. */
export function Arch({ id, look }: { readonly id: RoleId; readonly look?: string | undefined }): JSX.Element {
  const clip = useId();
  return (
    <span class={`${css.arch} ${look ?? ''}`}>
      <svg class={css.plate} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <clipPath id={clip}>
          <path d={frame} />
        </clipPath>
        <path class={css.rays} clip-path={`url(#${clip})`} d={glory} />
        <path class={css.frame} d={frame} />
      </svg>
      <Icon name={roleIcons[id]} look={css.icon} />
    </span>
  );
}
