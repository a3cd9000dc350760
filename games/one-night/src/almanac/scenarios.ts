import type { Passage } from '@veillee/kernel';
import { isFromVampireBox } from '../deck.ts';
import { type BoxId, boxIds } from '../ids.ts';
import { type RoleId, roleIds, roles } from '../roles/index.ts';
import { type Scenario, type ScenarioId, scenarios } from '../scenarios.ts';
import type { Names } from '../text/names.ts';
import { measuredPassages } from './measured.ts';
import { rulingsOf } from './rulings.ts';
import type { Entry, Sayings } from './sayings.ts';

export function aboutScenario(id: ScenarioId, say: Sayings, from: Names): Entry {
  const { difficulty, min, max, base, more }: Scenario = scenarios[id];
  const { name, translation, blurb } = from.scenarios[id];
  const cards = base === null ? [] : [...base, ...more];
  const pool = base === null ? roleIds.filter(isFromVampireBox) : cards;
  const boxes = boxesFor(pool);
  return {
    id: `scenario-${id}`,
    kind: 'scenario',
    name: translation === undefined ? name : `${name} (${translation})`,
    line: blurb,
    facts: [
      [say.facts.stars, from.difficulties[difficulty]],
      [say.facts.players, say.to(min, max)],
      [say.facts.boxes, boxes.map((box) => from.boxes[box]).join(', ')],
    ],
    text: [
      ...(base === null ? [{ says: say.drawn }] : deckPassages(id, say, from)),
      ...measuredPassages(id, say, from),
    ],
    rulings: rulingsOf(`scenario-${id}`),
    see: [...new Set(pool)],
  };
}

/** The boxes the cards come from; a lone Werewolf is in the Daybreak box as well (F-2). */
function boxesFor(cards: readonly RoleId[]): readonly BoxId[] {
  const holding = (some: readonly RoleId[]): readonly BoxId[] =>
    boxIds.filter((box) => some.some((role) => roles[role].box === box));
  const others = cards.filter((role) => role !== 'werewolf');
  return cards.length - others.length === 1 && holding(others).includes('daybreak')
    ? holding(others)
    : holding(cards);
}

function deckPassages(id: ScenarioId, say: Sayings, from: Names): readonly Passage[] {
  const { min, base, more }: Scenario = scenarios[id];
  const all = [...(base ?? []), ...more];
  const across = all.some((role) => roles[role].across !== undefined);
  return [
    { title: say.deck(min), says: `${listed(base ?? [], from)}.` },
    ...more.map((role, i) => ({ title: say.more(min + i + 1), says: `${from.characters[role].name}.` })),
    ...(across ? [{ says: say.across }] : []),
  ];
}

/** Each character once, with how often it is there. */
function listed(cards: readonly RoleId[], from: Names): string {
  return [...new Set(cards)]
    .map((id) => {
      const many = cards.filter((card) => card === id).length;
      const { name } = from.characters[id];
      return many === 1 ? name : `${name} × ${many}`;
    })
    .join(', ');
}
