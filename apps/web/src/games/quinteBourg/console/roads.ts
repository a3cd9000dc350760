import type { Seat } from '@veillee/kernel';
import type { Oval, Place } from '../ring/ring.ts';
import { pickIn, settledDraft } from './entry.ts';
import { roadPath } from './road.ts';
import type { Desk } from './useDesk.ts';

export interface DrawnRoad {
  readonly key: string;
  readonly kind: 'attacking' | 'love' | 'other' | 'chosen' | 'vote';
  readonly path: string;
  /** Where it begins to grow. */
  readonly origin: string;
}

interface Road {
  readonly kind: DrawnRoad['kind'];
  readonly from: Seat;
  readonly to: Seat;
}

const kinds: { readonly [stay: string]: DrawnRoad['kind'] | undefined } = {
  attacking: 'attacking',
  love: 'love',
};

/** Who goes where tonight; in a vote, who points at whom. */
function roadsNow({ script, shown, looks }: Desk): readonly Road[] {
  if (looks.roads.value === 'none') return [];
  const { moment, ballots } = shown.sight.view;
  if (moment.part === 'day')
    return ballots.flatMap(({ voter, named: [first] }) =>
      first === undefined ? [] : [{ kind: 'vote', from: voter, to: first }],
    );
  if (script === null || moment.part !== 'night') return [];
  const raids = (script.attack?.raids ?? []).flatMap(({ house, attackers }) =>
    attackers.map((from): Road => ({ kind: 'attacking', from, to: house })),
  );
  if (looks.roads.value === 'attack') return raids;
  const away = script.lodgings.flatMap(({ seat, house, stay, attacks }): readonly Road[] =>
    house === null || house === seat || attacks
      ? []
      : [{ kind: kinds[stay ?? ''] ?? 'other', from: seat, to: house }],
  );
  return [...raids, ...away];
}

/** The choice that is being written: from whoever it is asked of to whoever is meant. */
function chosenRoad({ ask, writing: { entry, wording } }: Desk): readonly Road[] {
  const [from] = ask?.seats ?? [];
  if (ask === undefined || entry === null || wording === null || from === undefined) return [];
  const settled = settledDraft(ask.form, entry, wording);
  const to = settled === undefined ? null : pickIn(ask.form, settled);
  return typeof to === 'number' ? [{ kind: 'chosen', from, to }] : [];
}

export function drawnRoads(
  desk: Desk,
  places: ReadonlyMap<Seat, Place | undefined>,
  oval: Oval,
): readonly DrawnRoad[] {
  return [...roadsNow(desk), ...chosenRoad(desk)].flatMap(({ kind, from, to }) => {
    const [begin, end] = [places.get(from), places.get(to)];
    if (begin === undefined || end === undefined || from === to) return [];
    const near = Math.hypot(begin.x - end.x, begin.y - end.y) < 120;
    const drawn = near ? { bend: 0.2, clear: 26 } : {};
    return [
      {
        key: `${kind} ${from} ${to}`,
        kind,
        origin: `${begin.x}px ${begin.y}px`,
        path: roadPath(begin, end, oval, { ...drawn, width: kind === 'chosen' ? 1.9 : 1.4 }),
      },
    ];
  });
}
