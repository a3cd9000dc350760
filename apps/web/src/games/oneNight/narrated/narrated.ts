import { quick } from '@veillee/kernel';
import { deckByChance, type Line, oneNight, type RoleId, roadOf, saidAloud } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { Narrated } from '../../narrated.ts';
import { roleIcons } from '../icons.ts';
import { notchesOf } from '../speech/stage.ts';

/** One Night with real cards: what is said follows from the deck alone. */
export const narrated: Narrated = {
  settled(options, players, below) {
    const checked = oneNight.check(options, players);
    if (!checked.ok) return undefined;
    if (checked.value.options.deck !== null) return options;
    const { scenario: _, ...rest } = options;
    return { ...rest, deck: [...deckByChance(players, quick(below(2 ** 31)))] };
  },
  cards: (options, players, lang) =>
    (deckIn(options, players) ?? []).map((id) => ({
      icon: roleIcons[id],
      name: names[lang].characters[id].name,
    })),
  tell(options, players, lang) {
    const checked = oneNight.check(options, players);
    const deck = deckIn(options, players);
    if (!checked.ok || deck === undefined) return undefined;
    const { gremlinSelf, pace } = checked.value.options;
    const table = { deck, gremlinSelf };
    const { phases } = names[lang];
    const lines: readonly Line[] = saidAloud(table, lang);
    return {
      lines,
      road: notchesOf(roadOf(deck), table, lang),
      day: pace.day,
      end: [phases['day.end'], phases['vote.ready']],
    };
  },
};

function deckIn(options: Parameters<Narrated['tell']>[0], players: number): readonly RoleId[] | undefined {
  const checked = oneNight.check(options, players);
  return checked.ok ? (checked.value.options.deck ?? undefined) : undefined;
}
