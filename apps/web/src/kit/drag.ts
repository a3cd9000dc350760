import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What dragging a thing does; places where it may be let go carry `data-drop`, whose value they are known by. */
export interface Drag {
  /** What follows the finger, of which a copy is made; the handle itself unless given. */
  ghost?(): HTMLElement;
  lift?(): void;
  /** Over another place, or over none. */
  over?(target: string | null): void;
  drop(target: string): void;
  /** However it ended, after `drop`. */
  end?(): void;
}

/** A finger that moved no farther has tapped. */
const threshold = 8;

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const placeUnder = (page: Document, { clientX, clientY }: PointerEvent): string | null =>
  page.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;

/** A copy of something that follows the finger and is in nobody's way. */
function makeGhost(of: HTMLElement): HTMLElement {
  const { left, top, width, height } = of.getBoundingClientRect();
  const ghost = of.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll('[data-drop]')]) one.removeAttribute('data-drop');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('drag-ghost');
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '40',
    margin: '0',
    pointerEvents: 'none',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    filter: 'drop-shadow(0 8px 14px rgb(0 0 0 / 0.6))',
  });
  // An open sheet lies above the body.
  (of.closest('dialog') ?? of.ownerDocument.body).append(ghost);
  return ghost;
}

function letGo(ghost: HTMLElement, goesBack: boolean): void {
  if (!goesBack || still()) {
    ghost.remove();
    return;
  }
  const home = ghost.animate({ translate: '0 0' }, { duration: 180, easing: 'ease-out' });
  home.onfinish = () => ghost.remove();
  home.oncancel = () => ghost.remove();
}

/** One finger on a handle, from touching it to letting go. */
function follow(handle: HTMLElement, down: PointerEvent, drag: Drag): () => void {
  const page = handle.ownerDocument;
  let ghost: HTMLElement | null = null;
  let target: string | null = null;
  const listening = new AbortController();
  const finish = (dropped: string | null): void => {
    if (listening.signal.aborted) return;
    listening.abort();
    if (ghost === null) return;
    letGo(ghost, dropped === null);
    swallowClick(page);
    if (target !== null) drag.over?.(null);
    if (dropped !== null) drag.drop(dropped);
    drag.end?.();
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (ghost === null) {
      if (Math.hypot(x, y) < threshold) return;
      ghost = makeGhost(drag.ghost?.() ?? handle);
      drag.lift?.();
    }
    ghost.style.translate = `${x}px ${y}px`;
    const under = placeUnder(page, event);
    if (under !== target) drag.over?.(under);
    target = under;
  };
  const { signal } = listening;
  handle.setPointerCapture?.(down.pointerId);
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', () => finish(target), { signal });
  handle.addEventListener('pointercancel', () => finish(null), { signal });
  const giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || ghost === null) return;
    event.preventDefault();
    event.stopPropagation();
    finish(null);
  };
  page.addEventListener('keydown', giveUp, { signal, capture: true });
  return () => finish(null);
}

/** A drag that ends on its own handle would else press it. */
function swallowClick(page: Document): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  page.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => page.removeEventListener('click', swallow, { capture: true }), 0);
}

/** Lets a handle be dragged by mouse, finger or pen; a tap stays a tap. Gives back how to undo it. */
export function draggable(handle: HTMLElement, drag: () => Drag | undefined): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let stop = (): void => {};
  const before = handle.style.touchAction;
  handle.style.touchAction = 'none';
  handle.addEventListener(
    'pointerdown',
    (down) => {
      const wanted = drag();
      if (wanted === undefined || !down.isPrimary || down.button !== 0) return;
      stop();
      stop = follow(handle, down, wanted);
    },
    { signal },
  );
  handle.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => {
    listening.abort();
    stop();
    handle.style.touchAction = before;
  };
}

/** The same for a component: the ref goes to the handle; undefined while it may not be dragged. */
export function useDrag<E extends HTMLElement>(drag: Drag | undefined): RefObject<E | null> {
  const handle = useRef<E>(null);
  const latest = useRef(drag);
  latest.current = drag;
  const may = drag !== undefined;
  // At once, not after the next paint: whoever sees that it may be taken can take it.
  useLayoutEffect(
    () => (may && handle.current !== null ? draggable(handle.current, () => latest.current) : undefined),
    [may],
  );
  return handle;
}
