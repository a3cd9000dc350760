import { byChance, type Move, type Policy } from '@veillee/bots';
import { at, misfit, type Phrase, type Rng, type Sight } from '@veillee/kernel';
import type { Statement } from './day/claims.ts';
import { isRole, type RoleId, roles } from './roles/index.ts';
import type { View } from './view.ts';

const byTheWay = byChance();

/** Plays by chance, and by day tells the table something to reason with. */
export const bot: Policy<View> = (sight, rng) => nextClaim(sight, rng) ?? byTheWay(sight, rng);

/** The next thing it has to say, if it may speak now. */
function nextClaim(sight: Sight<View>, rng: Rng): Move | undefined {
  const { phase, claims } = sight.view;
  const right = phase === 'day' ? sight.rights.find(({ form }) => Object.hasOwn(form, 'was')) : undefined;
  if (right === undefined) return undefined;
  const said = claims.filter(({ seat }) => seat === sight.chair).length;
  const next = planned(sight, rng)[said];
  if (next === undefined || misfit(right.form, next) !== undefined) return undefined;
  return { prompt: right.topic, answer: next };
}

const isOfTheVillage = (role: RoleId): boolean => roles[role].team === 'village';

/** Who is of the village says which card it was dealt and whose it saw; who is not says it was another of the deck. */
function planned({ view: { me, deck }, facts, chair }: Sight<View>, rng: Rng): readonly Statement[] {
  if (me === null) return [];
  if (isOfTheVillage(me.dealt)) return [was(me.dealt), ...facts.flatMap((fact) => saw(fact, chair))];
  const masks = deck.filter(isOfTheVillage);
  return masks.length === 0 ? [] : [was(at(masks, rng.below(masks.length)))];
}

const was = (role: RoleId): Statement => ({ do: 'was', role: [role] });

function saw({ key, params: { place, card } = {} }: Phrase, chair: unknown): readonly Statement[] {
  if (key !== 'you.sawCard' || typeof place !== 'number' || place === chair || !isRole(card)) return [];
  return [{ do: 'saw-card', player: [place], role: [card] }];
}
