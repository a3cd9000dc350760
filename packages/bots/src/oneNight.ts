import type { Answer, Phrase, Rng, Sight } from '@veillee/kernel';
import { misfit } from '@veillee/kernel';
import { type RoleId, roles, type View } from '@veillee/one-night';
import { byChance } from './byChance.ts';
import type { Policy } from './policy.ts';

const byTheWay = byChance();

/** Plays One Night by chance, and by day tells the table something to reason with. */
export const oneNightBot: Policy = (sight, rng) => {
  const { phase, claims } = sight.view as View;
  const right = phase === 'day' ? sight.rights.find(({ form }) => Object.hasOwn(form, 'was')) : undefined;
  if (right !== undefined) {
    const said = claims.filter(({ seat }) => seat === sight.chair).length;
    const next = statements(sight, rng)[said];
    if (next !== undefined && misfit(right.form, next) === undefined) {
      return { prompt: right.topic, answer: next };
    }
  }
  return byTheWay(sight, rng);
};

const isOfTheVillage = (role: RoleId): boolean => roles[role].team === 'village';

/** Who is of the village says which card it was dealt and whose it saw; who is not says it was another of the deck. */
function statements({ view, facts, chair }: Sight, rng: Rng): readonly Answer[] {
  const { me, deck } = view as View;
  if (me === null) return [];
  if (isOfTheVillage(me.dealt)) return [was(me.dealt), ...facts.flatMap((fact) => saw(fact, chair))];
  const masks = deck.filter(isOfTheVillage);
  return masks.length === 0 ? [] : [was(masks[rng.below(masks.length)] as RoleId)];
}

const was = (role: RoleId): Answer => ({ do: 'was', role: [role] });

function saw({ key, params }: Phrase, chair: unknown): readonly Answer[] {
  if (key !== 'you.sawCard' || typeof params?.place !== 'number' || params.place === chair) return [];
  return [{ do: 'saw-card', player: [params.place], role: [params.card as string] }];
}
