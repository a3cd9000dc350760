import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../kit/marks.tsx';

/** Shows for as long as it is held, by finger or by key; letting go, losing the focus or leaving the page hides. */
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
  const typed = useRef(false);
  useEffect(() => {
    const hide = (): void => hold(false);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      hold(false);
    };
  }, []);
  const keys = (on: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    typed.current = true;
    hold(on);
  };
  // A screen reader clicks without finger or key: there one click shows, the next hides.
  const clicked = (event: MouseEvent): void => {
    if (event.detail === 0 && !typed.current) hold(!isHeld);
    typed.current = false;
  };
  return (
    <button
      type="button"
      class={`hold-pad ${className}${isHeld ? ' shows' : ''}`}
      aria-pressed={isHeld}
      onPointerDown={() => hold(true)}
      onPointerUp={() => hold(false)}
      onPointerLeave={() => hold(false)}
      onPointerCancel={() => hold(false)}
      onKeyDown={keys(true)}
      onKeyUp={keys(false)}
      onClick={clicked}
      onBlur={() => hold(false)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon name="semi-closed-eye" />
      <span>{children}</span>
    </button>
  );
}
