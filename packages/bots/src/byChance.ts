import {
  type Answer,
  at,
  type Form,
  misfit,
  type Prompt,
  type Rng,
  type Sight,
  sample,
} from '@veillee/kernel';
import type { Move } from './policy.ts';

/** A policy that never says anything. */
type Answering = (sight: Sight, rng: Rng) => Move | undefined;

/**
 * Answers by chance whatever it is asked; where all must agree it follows what others propose. Its standing
 * rights it uses once in so many questions, or never, so that powers that are spent last a while.
 */
export const byChance =
  (rightsOnceIn?: number): Answering =>
  (sight, rng) => {
    for (const prompt of sight.prompts) {
      const follow = prompt.ends === 'agreed' ? proposalOfOthers(sight, prompt) : undefined;
      if (follow !== undefined) return { prompt: prompt.number, answer: follow };
      if (prompt.mine === null)
        return (
          usedRight(sight, rng, rightsOnceIn) ?? {
            prompt: prompt.number,
            answer: sample(wordless(prompt.form), rng),
          }
        );
    }
    return undefined;
  };

function usedRight({ rights }: Sight, rng: Rng, onceIn: number | undefined): Move | undefined {
  if (onceIn === undefined || rights.length === 0 || rng.below(onceIn) > 0) return undefined;
  const { topic, form } = at(rights, rng.below(rights.length));
  return { prompt: topic, answer: sample(wordless(form), rng) };
}

/** Words by chance would be read aloud: a bot says none where there is another way. */
function wordless(form: Form): Form {
  const ways = Object.entries(form).filter(([, { fields }]) =>
    Object.values(fields).every((field) => !('say' in field)),
  );
  return ways.length === 0 ? form : Object.fromEntries(ways);
}

/** The first other proposal that it can follow and does not hold already. */
export function proposalOfOthers(
  { watched, chair }: Sight,
  { topic, form, mine }: Prompt,
): Answer | undefined {
  const joint = watched.find((one) => one.topic === topic && one.to.includes(chair));
  const other = joint?.to.findIndex((to, k) => to !== chair && joint.proposals?.[k]);
  const proposal = other === undefined || other < 0 ? undefined : joint?.proposals?.[other];
  if (proposal === undefined || proposal === null || misfit(form, proposal) !== undefined) return undefined;
  return JSON.stringify(proposal) === JSON.stringify(mine) ? undefined : proposal;
}
