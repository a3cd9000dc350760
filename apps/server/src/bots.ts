import { type Answer, misfit, type Prompt, type Right, type Rng, type Sight, sample } from '@veillee/kernel';

/** What a bot does next. */
export interface Move {
  /** A prompt's number, or a right's topic. */
  readonly prompt: number | string;
  readonly answer: Answer;
}

/** A bot gets what its chair sees, and chance of its own; it cannot even name the match. */
export type Policy = (sight: Sight, rng: Rng, game?: string) => Move | undefined;

/** Games in which a bot uses its standing rights too: once in so many questions, so that powers last. */
const seldom: { readonly [game: string]: number } = { 'quinte-bourg': 40 };

/** Answers by chance whatever it is asked; where all must agree it follows what others propose. */
export const byChance: Policy = (sight, rng, game) => {
  for (const prompt of sight.prompts) {
    const follow = prompt.ends === 'agreed' ? proposalOfOthers(sight, prompt) : undefined;
    if (follow !== undefined) return { prompt: prompt.number, answer: follow };
    if (prompt.mine === null)
      return usedRight(sight, rng, game) ?? { prompt: prompt.number, answer: sample(prompt.form, rng) };
  }
  return undefined;
};

function usedRight({ rights }: Sight, rng: Rng, game: string | undefined): Move | undefined {
  const often = game === undefined ? undefined : seldom[game];
  if (often === undefined || rights.length === 0 || rng.below(often) > 0) return undefined;
  const { topic, form } = rights[rng.below(rights.length)] as Right;
  return { prompt: topic, answer: sample(form, rng) };
}

/** The first other proposal that it can follow and does not hold already. */
function proposalOfOthers({ watched, chair }: Sight, { topic, form, mine }: Prompt): Answer | undefined {
  const joint = watched.find((other) => other.topic === topic && other.to.includes(chair));
  const at = joint?.to.findIndex((other, k) => other !== chair && joint.proposals?.[k]);
  const proposal = at === undefined || at < 0 ? undefined : joint?.proposals?.[at];
  if (proposal === undefined || proposal === null || misfit(form, proposal) !== undefined) return undefined;
  return JSON.stringify(proposal) === JSON.stringify(mine) ? undefined : proposal;
}
