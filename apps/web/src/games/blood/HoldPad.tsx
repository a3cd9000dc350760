import type { JSX } from 'preact';
import { Icon } from '../../kit/marks.tsx';
import { usePad } from '../../prompt/useHold.ts';

/** Shows for as long as it is held; letting go, losing the focus or leaving the page hides. */
export function HoldPad({
  isHeld,
  hold,
  children,
  className = '',
}: {
  readonly isHeld: boolean;
  hold(on: boolean): void;
  readonly children: string;
  readonly className?: string;
}): JSX.Element {
  const pad = usePad(isHeld, hold);
  return (
    <button
      type="button"
      class={`hold-pad ${className}${isHeld ? ' shows' : ''}`}
      aria-pressed={isHeld}
      {...pad}
    >
      <Icon name="semi-closed-eye" />
      <span>{children}</span>
    </button>
  );
}
