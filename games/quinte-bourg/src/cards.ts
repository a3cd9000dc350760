import type { StepRule } from '@veillee/kernel';
import type { Keeps } from './card.ts';
import { planOf } from './places.ts';
import type { AnyPower, AnyRole, Village } from './power.ts';
import { plainRole, type RoleStep, roleIds, roles } from './roles/index.ts';
import type { CardRule, Quinte, Step, StepOf, VillageStep } from './spec.ts';
import { type PowerStep, powers } from './specialities/index.ts';
import type { DayStage } from './stages.ts';
import type { Kept, Player } from './state.ts';

/** Everything that stands on a card: camp roles, and powers. */
export const cards: readonly (AnyRole | AnyPower)[] = [...Object.values(roles), ...Object.values(powers)];

/** What all cards keep in this way, as it is at first. */
export function keptAtFirst<How extends Exclude<keyof Keeps, 'mine'>>(how: How): Kept<How> {
  // Put together, it is the intersection of what each keeps.
  return Object.assign({}, ...cards.map(({ keeps }) => keeps?.[how]?.())) as Kept<How>;
}

// Each once, though several cards may keep the same.
const shown = [...new Set(cards.flatMap(({ keeps }) => keeps?.mine ?? []))];
/** What somebody sees of all that cards keep with them. */
export function shownByCards(player: Player): Kept<'mine'> {
  // As above.
  return Object.assign({}, ...shown.map((mine) => mine(player))) as Kept<'mine'>;
}

const village: Village = { roles, roleIds, plainRole, planOf };
const own: readonly (readonly [string, CardRule])[] = cards.flatMap((card) =>
  Object.entries(card.steps?.(village) ?? {}),
);

/** The rules of the cards' own steps, by type. */
// The entries are what the cards give for each of their steps, of which the type is made.
export const cardSteps = Object.fromEntries(own.map(([type, { rule }]) => [type, rule])) as {
  readonly [type in (RoleStep | PowerStep)['type']]: StepRule<Quinte, StepOf<type>>;
};

/** The part of the day that a card's own step is, where it is one. */
export const cardStages: { readonly [type: string]: DayStage | undefined } = Object.fromEntries(
  own.map(([type, { stage }]) => [type, stage]),
);

/** A step of the village's day, and those that cards put after it, each once. */
export function withCards(step: VillageStep): readonly Step[] {
  const daily = new Map(
    own.flatMap(([type, { daily }]) => (daily?.after === step.type ? [[type, daily.step]] : [])),
  );
  // They are steps of cards, of which `Step` is made.
  return [step, ...daily.values()] as readonly Step[];
}
