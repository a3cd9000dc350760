import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';
import { classes } from './classes.ts';
import css from './Qr.module.css';

/** A QR code, drawn here: no address leaves the page for it. */
export function Qr({
  text,
  label,
  alone = false,
}: {
  readonly text: string;
  readonly label: string;
  /** By itself on a sheet, not in a frame of somebody else's. */
  readonly alone?: boolean;
}): JSX.Element {
  const { path, size } = useMemo(() => {
    const { data, size } = encode(text, { border: 2 });
    let path = '';
    data.forEach((row, y) => {
      row.forEach((dark, x) => {
        if (dark) path += `M${x} ${y}h1v1h-1Z`;
      });
    });
    return { path, size };
  }, [text]);
  return (
    <svg
      class={classes(css.qr, alone && css.alone)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
