import { touchesIn } from '@veillee/gamekit';
import type { Form } from '@veillee/kernel';
import { setup } from './deal.ts';
import { type LineId, lines } from './night/lines.ts';
import { NightScene } from './night/scene.ts';
import { defaults, maxPlayers } from './options.ts';
import { roleIds, roles } from './roles/index.ts';
import { specialities, specialityIds } from './specialities/index.ts';

/** What is asked in a line by cards and by the village itself, in a village that is nobody's. */
function formsAt(line: LineId): readonly Form[] {
  const { state } = setup({ options: defaults }, maxPlayers, () => ({ below: () => 0 }));
  const cards = [
    ...roleIds.map((id) => ({ id, actions: roles[id].actions })),
    ...specialityIds.map((id) => ({ id, actions: specialities[id].power.actions })),
  ];
  const offered = cards.flatMap(({ id, actions = [] }) =>
    actions
      .filter((action) => action.line === line)
      .flatMap(({ asks }) => asks.map((asking) => asking.offer(new NightScene(state, 0, id, [], null)))),
  );
  const asked = lines[line].hook?.ask?.(state, []) ?? [];
  return [...offered, ...asked].map((one) => one?.form).filter((form) => form !== undefined);
}

const known = new Map<LineId, number>();

/**
 * How many players or houses whoever is called in a line may touch at once; in the dark everybody else may touch as
 * many, so that hands tell nothing. It follows from the forms of the line's own questions.
 */
export function touchesOf(line: LineId | null): number {
  if (line === null) return 1;
  const most =
    known.get(line) ?? Math.max(1, ...formsAt(line).map((form) => touchesIn(form, 'seat', 'house')));
  known.set(line, most);
  return most;
}
