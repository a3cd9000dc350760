import { type Around, byChance, type Move, type Policy, proposalOfOthers, type Remark } from '@veillee/bots';
import { type Answer, misfit, type Prompt, type Rng, type Sight } from '@veillee/kernel';
import type { View } from '../view.ts';
import { aimsAt, isOfOffice } from './asked.ts';
import { choose } from './choose.ts';
import { type Mind, mindOf } from './mind.ts';
import { remarkOf } from './remarks.ts';

const byTheWay = byChance();

/**
 * Plays Quinte-Bourg by what its chair sees: who may be what, what its camp wants of whom, and what each answer is worth.
 * When it acts follows from its questions, the table and its temper, never from what it knows.
 */
export const bot: Policy<View> = (sight, rng, around) => {
  if (sight.view.moment.stage === 'day.debate') return inDebate(sight, rng, around);
  const prompt = sight.prompts.find(({ mine }) => mine === null);
  const last = sight.view.sentenced === sight.chair ? used(sight, rng, around) : undefined;
  if (last !== undefined) return last;
  if (prompt !== undefined) return answered(sight, prompt, rng, around);
  return agreed(sight) ?? used(sight, rng, around);
};

/** One speaks while so many look up. */
const everyLooks = { even: 3, talkative: 2, cautious: 5, stubborn: 3 };
/** Whoever may close the debate does so once in so many looks, or while nobody looks on. */
const patience = { even: 60, hurried: 3 };

function inDebate(sight: Sight<View>, rng: Rng, around: Around): Move | Remark | undefined {
  const { hurried, style } = around;
  const looks = everyLooks[style.temper] * sight.view.circle.length;
  const closes = rng.below(hurried ? patience.hurried : patience.even) === 0;
  if (hurried === true || rng.below(looks) === 0) {
    const mind = mindOf(sight, around);
    const said = mind && (remarkOf(sight, mind, around, rng) ?? byRight(sight, mind, rng, isOfOffice));
    if (said !== undefined) return said;
  }
  const prompt = closes ? sight.prompts.find(({ mine }) => mine === null) : undefined;
  return prompt && answered(sight, prompt, rng, around);
}

function answered(sight: Sight<View>, prompt: Prompt, rng: Rng, around: Around): Move | undefined {
  const together = prompt.ends === 'agreed' ? proposalOfOthers(sight, prompt) : undefined;
  const follow = together ?? nameOfPack(sight, prompt);
  if (follow !== undefined) return { prompt: prompt.number, answer: follow };
  const aims = aimsAt(prompt.topic);
  const mind = aims && mindOf(sight, around);
  const choice = mind && choose(prompt, aims, mind, rng);
  return choice === undefined ? byTheWay(sight, rng) : { prompt: prompt.number, answer: choice.answer };
}

/** Where all must name the same, it comes round to whoever leads. */
function agreed(sight: Sight<View>): Move | undefined {
  for (const prompt of sight.prompts) {
    const follow = prompt.ends === 'agreed' ? proposalOfOthers(sight, prompt) : nameOfPack(sight, prompt);
    if (follow !== undefined) return { prompt: prompt.number, answer: follow };
  }
  return undefined;
}

/**
 * What the first of the pack has named, whom all others follow: the alpha, and then by seat. Who has named somebody
 * already follows only those before it, so that two never wait for each other.
 */
function nameOfPack(
  { watched, view, chair, facts }: Sight<View>,
  { topic, form, mine, ends }: Prompt,
): Answer | undefined {
  // What all see is no council.
  if (ends !== 'time') return undefined;
  const alpha = facts.findLast(({ key }) => key === 'reptilians.alpha')?.params?.player;
  const rank = (seat: unknown): number => (seat === alpha ? -1 : Number(seat));
  const named = watched
    .filter((one) => one.topic === topic && one.to.every((to) => view.mine?.met.some((mate) => mate === to)))
    .flatMap(({ to, proposals = [] }) =>
      proposals.flatMap((answer) => (answer === null ? [] : [{ by: to[0], answer }])),
    )
    .sort((a, b) => rank(a.by) - rank(b.by))[0];
  if (named === undefined || misfit(form, named.answer) !== undefined) return undefined;
  if (
    mine !== null &&
    (rank(chair) < rank(named.by) || JSON.stringify(mine) === JSON.stringify(named.answer))
  )
    return undefined;
  return named.answer;
}

/** The hour at which powers are called that no question waits for: at night nobody sees whose hand it is. */
const hour = 'attack';

function used(sight: Sight<View>, rng: Rng, around: Around): Move | undefined {
  const { view, rights, chair } = sight;
  const isNight = view.phase === 'night' && (view.line === hour || view.line === null);
  if (rights.length === 0 || !(isNight || view.sentenced === chair)) return undefined;
  const mind = mindOf(sight, around);
  return mind && byRight(sight, mind, rng, () => true);
}

/** What may be done at any moment, where it is worth it. */
function byRight(
  { rights }: Sight<View>,
  mind: Mind,
  rng: Rng,
  may: (topic: string) => boolean,
): Move | undefined {
  for (const { topic, form } of rights) {
    const aims = aimsAt(topic);
    if (aims === undefined || !may(topic)) continue;
    const choice = choose({ form }, aims, mind, rng);
    if (choice !== undefined && choice.worth > 0) return { prompt: topic, answer: choice.answer };
  }
  return undefined;
}
