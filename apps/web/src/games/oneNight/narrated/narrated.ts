import { quick } from '@veillee/kernel';
import {
  boxIds,
  deckByChance,
  type Line,
  oneNight,
  type RoleId,
  roadOf,
  roleIds,
  roles,
  saidAloud,
} from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { IconName } from '../../../kit/iconNames.ts';
import type { Narrated } from '../../narrated.ts';
import { callNumber } from '../callNumber.ts';
import { roleIcons } from '../icons.ts';
import { notchesOf } from '../speech/stage.ts';
import { boxesLacking, laidOut } from './laid.ts';

const boxIcons = { vampire: 'pretty-fangs', werewolf: 'wolf-head', daybreak: 'magnifying-glass' } as const;
/** What the French box has beside its new cards: three that are in another as well. */
const repeated: { readonly [box: string]: number } = { daybreak: 3 };

const cardsIn = (box: string): number =>
  roleIds
    .filter((id) => roles[id].box === box)
    // The third Werewolf comes in another box (F-2).
    .reduce((sum, id) => sum + (id === 'werewolf' ? 2 : (roles[id].cards ?? 1)), repeated[box] ?? 0);

/** One Night with real cards: what is said follows from the deck alone. */
export const narrated: Narrated = {
  settled(options, players, below) {
    const checked = oneNight.check(options, players);
    if (!checked.ok) return undefined;
    if (checked.value.options.deck !== null) return options;
    const { scenario: _, ...rest } = options;
    return { ...rest, deck: [...deckByChance(players, quick(below(2 ** 31)))] };
  },
  boxes: (lang) =>
    boxIds.flatMap((id) => {
      const icon: IconName | undefined = id === 'bonus' ? undefined : boxIcons[id];
      return icon === undefined ? [] : [{ id, icon, name: names[lang].boxes[id], cards: cardsIn(id) }];
    }),
  // What is drawn comes out of the same boxes, whatever it is.
  lacking: (options, players, owned) =>
    boxesLacking(deckIn(options, players) ?? deckByChance(players, quick(1)), owned),
  cards: (options, players, lang) =>
    (deckIn(options, players) ?? []).map((id) => ({
      icon: roleIcons[id],
      name: names[lang].characters[id].name,
    })),
  swaps(options, players, at, owned, lang) {
    const deck = deckIn(options, players) ?? [];
    return roleIds.flatMap((id) => {
      const other = deck.with(at, id);
      const { scenario: _, ...rest } = options;
      const changed = { ...rest, deck: other };
      const fits = oneNight.check(changed, players).ok && boxesLacking(other, owned).length === 0;
      return !fits || id === deck[at]
        ? []
        : [{ id, icon: roleIcons[id], name: names[lang].characters[id].name, options: changed }];
    });
  },
  laid: (options, players, lang) => laidOut(deckIn(options, players) ?? [], players, lang),
  tell(options, players, lang) {
    const checked = oneNight.check(options, players);
    const deck = deckIn(options, players);
    if (!checked.ok || deck === undefined) return undefined;
    const { gremlinSelf, pace } = checked.value.options;
    const table = { deck, gremlinSelf };
    const { phases } = names[lang];
    const lines: readonly Line[] = saidAloud(table, lang);
    const road = roadOf(deck);
    const saying = <Phase extends keyof typeof phases>(phase: Phase) => ({
      id: `phase.${phase}`,
      say: phases[phase],
    });
    return {
      lines,
      road: notchesOf(road, table, lang).map((notch, i) => ({ ...notch, number: numberOf(road[i]?.call) })),
      halted: saying('pause'),
      day: pace.day,
      later: byDay.map(([left, phase]) => ({ left, saying: saying(phase) })),
    };
  },
};

const byDay = [
  [60_000, 'day.minute'],
  [10_000, 'day.seconds'],
  [0, 'day.end'],
  [0, 'vote.ready'],
] as const;

const numberOf = (call: string | undefined): string =>
  call === undefined || call === 'mark-check' ? '' : callNumber(call);

function deckIn(options: Parameters<Narrated['settled']>[0], players: number): readonly RoleId[] | undefined {
  const checked = oneNight.check(options, players);
  return checked.ok ? (checked.value.options.deck ?? undefined) : undefined;
}
