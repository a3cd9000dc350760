import type { JSX } from 'preact';

/** What somebody has, by what it is; what they have not is left out. */
export type Rows = readonly (readonly [title: string, value: string])[];

export function Pairs({
  rows,
  look,
}: {
  readonly rows: Rows;
  /** A class of whoever shows them. */
  readonly look?: string | undefined;
}): JSX.Element | null {
  const had = rows.filter(([, value]) => value !== '');
  if (had.length === 0) return null;
  return (
    <dl class={look}>
      {had.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
