import { type Around, byChance, type Move, type Policy, proposalOfOthers, type Remark } from '@veillee/bots';
import { misfit, type Prompt, type Rng, type Sight } from '@veillee/kernel';
import type { View } from '../view.ts';
import { byDay } from './day.ts';
import { decision } from './finger.ts';
import { type Self, selfIn } from './mind.ts';
import { chosenAtNight } from './night.ts';
import { spoken, turned } from './remarks.ts';

const byTheWay = byChance();

/** Plays One Night by what its chair sees, as well as its level and as its temper let it. */
export const bot: Policy<View> = (sight, rng, around) => {
  const self = selfIn(sight);
  if (self === undefined) return byTheWay(sight, rng);
  if (sight.view.phase === 'day') return byDay(sight, self, rng, around);
  const prompt = sight.prompts.find(({ mine, ends }) => mine === null || ends === 'agreed');
  return prompt === undefined
    ? undefined
    : (answered(sight, self, prompt, rng, around) ?? byTheWay(sight, rng));
};

function answered(
  sight: Sight<View>,
  self: Self,
  prompt: Prompt,
  rng: Rng,
  around: Around,
): Move | Remark | undefined {
  const { phase } = sight.view;
  if (phase === 'vote') return pointing(self, prompt, rng, around);
  if (phase === 'deal') return undefined;
  const follow = prompt.ends === 'agreed' ? proposalOfOthers(sight, prompt) : undefined;
  if (follow !== undefined) return move(prompt, follow);
  return prompt.mine === null ? move(prompt, chosenAtNight(self, prompt, rng)) : undefined;
}

/** It points as it spoke, or says before that it does not. */
function pointing(self: Self, prompt: Prompt, rng: Rng, around: Around): Move | Remark | undefined {
  const { finger } = decision(self, around.style);
  const reason = around.hurried ? undefined : turned(self, finger, around);
  return reason === undefined ? move(prompt, { do: 'point', player: [finger] }) : spoken(reason, rng);
}

/** Never an answer that does not fit. */
const move = ({ number, form }: Prompt, answer: Move['answer']): Move | undefined =>
  misfit(form, answer) === undefined ? { prompt: number, answer } : undefined;
