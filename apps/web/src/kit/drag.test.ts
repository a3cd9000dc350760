import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Drag, draggable } from './drag.ts';

/** As much of a page as dragging asks for: two places side by side, 100 pixels each. */
function aPage() {
  const told: string[] = [];
  const place = (x: number) => (x < 100 ? 'left' : x < 200 ? 'right' : undefined);
  const page = Object.assign(new EventTarget(), {
    body: { append: () => void told.push('ghost') },
    elementFromPoint: (x: number) => ({ closest: () => place(x) && { dataset: { drop: place(x) } } }),
  });
  const ghost = {
    style: {},
    dataset: {},
    querySelectorAll: () => [],
    setAttribute() {},
    removeAttribute() {},
    remove: () => void told.push('gone'),
  };
  const handle = Object.assign(new EventTarget(), {
    ownerDocument: page,
    style: { touchAction: '' },
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 40, height: 40 }),
    cloneNode: () => ghost,
    closest: () => null,
    setPointerCapture: () => void told.push('captured'),
  });
  const drag: Drag = {
    over: (target) => void told.push(`over ${target}`),
    drop: (target) => void told.push(`drop ${target}`),
    end: () => void told.push('end'),
  };
  const undo = draggable(handle as unknown as HTMLElement, () => drag);
  const pointer = (type: string, x: number) =>
    handle.dispatchEvent(
      Object.assign(new Event(type), { pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: 0 }),
    );
  const key = (name: string) => page.dispatchEvent(Object.assign(new Event('keydown'), { key: name }));
  return { told, handle, page, pointer, key, undo };
}

describe('a thing that is dragged', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
  afterEach(() => vi.unstubAllGlobals());

  it('is tapped, not dragged, while the finger hardly moves', () => {
    const { told, pointer } = aPage();
    pointer('pointerdown', 10);
    pointer('pointermove', 14);
    pointer('pointerup', 14);
    expect(told).toEqual(['captured']);
  });

  it('tells over what it is, and where it was let go', () => {
    const { told, pointer } = aPage();
    pointer('pointerdown', 10);
    for (const x of [50, 60, 150, 250, 150]) pointer('pointermove', x);
    pointer('pointerup', 150);
    expect(told).toEqual([
      'captured',
      'ghost',
      'over left',
      'over right',
      'over null',
      'over right',
      'gone',
      'over null',
      'drop right',
      'end',
    ]);
  });

  it('stays where it was after Escape, a call that interrupts, or a drop beside all places', () => {
    const { told, pointer, key } = aPage();
    const endings = [
      () => key('Escape'),
      () => pointer('pointercancel', 150),
      () => pointer('pointermove', 900) && pointer('pointerup', 900),
    ];
    for (const ending of endings) {
      told.length = 0;
      pointer('pointerdown', 10);
      pointer('pointermove', 150);
      ending();
      pointer('pointerup', 150);
      expect(told.filter((one) => one.startsWith('drop'))).toEqual([]);
      expect(told.at(-1)).toBe('end');
    }
  });

  it('swallows the click that would follow, and no other', () => {
    vi.useFakeTimers();
    const { pointer, page } = aPage();
    const click = () => page.dispatchEvent(new Event('click', { cancelable: true }));
    pointer('pointerdown', 10);
    pointer('pointermove', 150);
    pointer('pointerup', 150);
    expect([click(), click()]).toEqual([false, true]);
    pointer('pointerdown', 10);
    pointer('pointermove', 150);
    pointer('pointerup', 150);
    vi.runAllTimers();
    expect(click()).toBe(true);
    vi.useRealTimers();
  });

  it('does not let the page scroll under the finger, until it may no longer be dragged', () => {
    const { handle, told, pointer, undo } = aPage();
    expect(handle.style.touchAction).toBe('none');
    undo();
    expect(handle.style.touchAction).toBe('');
    pointer('pointerdown', 10);
    expect(told).toEqual([]);
  });
});
