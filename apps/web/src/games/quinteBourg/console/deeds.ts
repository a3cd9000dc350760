import { eyes, match, tell } from '../../../line/session.ts';
import { gift, handUp, isByDay } from './acting.ts';
import type { DeskDeed } from './keys.ts';
import { printForAll } from './printForAll.tsx';
import { settleHand } from './settleHand.ts';
import { turn } from './turn.ts';
import { type Desk, layers, shownRoads, tabs } from './useDesk.ts';

/** What a key does, or the button that shows it. */
export function doDeed(desk: Desk, deed: DeskDeed): void {
  desk.looks.tools.value = false;
  if (typeof deed === 'object') desk.looks.tab.value = tabs[deed.tab] ?? 'person';
  else deeds[deed](desk);
}

/** A hand that is up is settled before anything else is written. */
const deeds: { readonly [deed in Exclude<DeskDeed, object>]: (desk: Desk) => void } = {
  record: ({ hand, writing }) => (hand === undefined ? writing.record() : settleHand(hand, 'confirm')),
  nobody: ({ hand, writing }) => (hand === undefined ? writing.pass() : settleHand(hand, 'refuse')),
  wait({ hand, looks }) {
    if (hand === undefined) return;
    looks.taken.value = null;
    if (!hand.waits) settleHand(hand, 'wait');
  },
  blank({ ask, writing }) {
    if (ask !== undefined && 'blank' in ask.form) writing.answer({ do: 'blank' });
  },
  hand({ looks }) {
    looks.acting.value = handUp;
  },
  gift({ looks, shown }) {
    if (isByDay(shown.sight.view.moment.part)) looks.acting.value = gift;
  },
  undo({ looks }) {
    looks.undo.value = 'latest';
  },
  layer: ({ looks }) => turn(looks.layer, layers),
  roads: ({ looks }) => turn(looks.roads, shownRoads),
  search({ looks }) {
    looks.search.value = '';
  },
  help({ looks }) {
    looks.help.value = !looks.help.value;
  },
  print: (desk) => void printForAll(desk),
  pause: () => void tell({ t: 'pause', paused: match.value?.paused !== true }),
  eyes: lookThrough,
  clear({ looks, writing }) {
    writing.type('');
    looks.acting.value = null;
    looks.taken.value = null;
    looks.part.value = null;
    looks.reread.value = null;
    looks.help.value = false;
  },
  earlier: (desk) => reread(desk, -1),
  later: (desk) => reread(desk, 1),
};

/** Reads a line again; nothing is undone by it. */
function reread({ script, looks }: Desk, by: number): void {
  const lines = script?.lines.length ?? 0;
  const present = script?.lines.findIndex(({ when }) => when === 'present') ?? 0;
  const at = Math.max(0, Math.min(lines - 1, (looks.reread.value ?? present) + by));
  looks.reread.value = at === present ? null : at;
}

function lookThrough({ filed: seat, looks }: Desk): void {
  if (seat === null) return;
  looks.seat.value = seat;
  looks.tab.value = 'person';
  void tell({ t: 'look', seat: eyes.value?.chair === seat ? null : seat });
}
