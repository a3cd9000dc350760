import { useSignal } from '@preact/signals';
import type { AtTable } from './WhoWon.tsx';
import { go, pick, type Where } from './walk.ts';

/** A finger that is drawn from one seat to another, as it points. */
export interface DrawnFingers {
  /** On this page each seat has a finger. */
  readonly areDrawn: boolean;
  /** From whom, and at whom it points by now. */
  readonly drawn: readonly [from: number, to: number] | null;
  readonly on: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
}

function seatUnder({ clientX, clientY }: PointerEvent): number | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop^="seat:"]');
  return place === null || place === undefined ? null : Number(place.dataset.drop?.slice('seat:'.length));
}

/** On the page of fingers each is drawn from seat to seat; a touch stays a touch. */
export function useDrawnFingers({ walk, walkTo, pagesOf }: AtTable, { page }: Where): DrawnFingers {
  const from = useSignal<number | null>(null);
  const to = useSignal<number | null>(null);
  const cellOf = (seat: number | null) => page.cells.find((one) => one.seat === seat);
  const mayPoint = (seat: number | null): boolean =>
    cellOf(from.value)?.choices.some(({ id }) => id === String(seat)) ?? false;
  const letGo = (): void => {
    from.value = null;
    to.value = null;
  };
  const areDrawn = page.way === 'point' && page.cells.some(({ seat }) => seat !== null);
  return {
    areDrawn,
    drawn: from.value === null || to.value === null ? null : [from.value, to.value],
    on: {
      onPointerDown(event) {
        letGo();
        if (areDrawn && event.isPrimary && event.button === 0) from.value = seatUnder(event);
      },
      onPointerMove(event) {
        if (from.value === null) return;
        const under = seatUnder(event);
        to.value = mayPoint(under) ? under : null;
      },
      onPointerUp() {
        const [cell, target] = [cellOf(from.value), to.value];
        letGo();
        if (cell !== undefined && target !== null)
          walkTo(pick(pagesOf, go(walk, page.id, cell.id), String(target)));
      },
      onPointerCancel: letGo,
    },
  };
}
