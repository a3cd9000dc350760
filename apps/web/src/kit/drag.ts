import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What dragging a thing does; places where it may be let go carry `data-drop`, whose value they are known by. */
export interface Drag {
  /** What follows the finger, of which a copy is made; the handle itself unless given. */
  ghost?(): HTMLElement | null;
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
  // The copy of an element is one, which `cloneNode` does not say.
  const ghost = of.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll('[data-drop]')]) one.removeAttribute('data-drop');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.dataset.ghost = '';
  Object.assign(ghost.style, {
    position: 'fixed',
    zIndex: '40',
    margin: '0',
    pointerEvents: 'none',
    transition: 'none',
    scale: '1.08',
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

const wayFrom = (from: PointerEvent, to: PointerEvent): readonly [x: number, y: number] => [
  to.clientX - from.clientX,
  to.clientY - from.clientY,
];

/** One finger on a handle, from touching it to letting go. */
function followPointer(handle: HTMLElement, down: PointerEvent, drag: Drag): () => void {
  const page = handle.ownerDocument;
  let [ghost, target]: [HTMLElement | null, string | null] = [null, null];
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
    const [x, y] = wayFrom(down, event);
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
  const giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || ghost === null) return;
    swallow(event);
    finish(null);
  };
  const { signal } = listening;
  handle.setPointerCapture?.(down.pointerId);
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', () => finish(target), { signal });
  handle.addEventListener('pointercancel', () => finish(null), { signal });
  page.addEventListener('keydown', giveUp, { signal, capture: true });
  return () => finish(null);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A drag that ends on its own handle would else press it. */
function swallowClick(page: Document): void {
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
      stop = followPointer(handle, down, wanted);
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
