import { type Around, byChance, type Move, type Policy, type Remark } from '@veillee/bots';
import { misfit, type Prompt, type Rng, type Sight } from '@veillee/kernel';
import { looking } from '../revelation.ts';
import { declaring } from '../rights.ts';
import type { View } from '../view.ts';
import { played } from './cards.ts';
import { type Mind, mindOf, wits } from './mind.ts';
import { best, type Choice, choices } from './moves.ts';
import { remarkOf } from './remarks.ts';
import { chanceOfClaim, ifClaimed } from './worth.ts';

const byTheWay = byChance();

/** Plays Blood by what its chair sees: it does not know who it is, and asks itself what each choice would win. */
export const bot: Policy<View> = (sight, rng, around) => {
  const prompt = sight.prompts.find(({ mine }) => mine === null);
  // What others decide hangs on no thought of this one, save where it may step in.
  if (prompt === undefined && sight.rights.length === 0) return undefined;
  const mind = mindOf(sight, around);
  if (mind === undefined) return byTheWay(sight, rng);
  if (prompt === undefined) return played(sight, mind);
  return peeked(sight) ?? answered(sight, mind, prompt, rng, around) ?? byTheWay(sight, rng);
};

/** Whatever lies before it it looks at: that costs nothing. */
function peeked({ rights, view }: Sight<View>): Move | undefined {
  const right = rights.find(({ topic }) => topic === looking.topic);
  const fresh = view.tokens.find(({ id }, i) => {
    const answer = { do: 'look', token: [id] };
    return right !== undefined && view.looked[i] === null && misfit(right.form, answer) === undefined;
  });
  return right === undefined || fresh === undefined
    ? undefined
    : { prompt: right.topic, answer: { do: 'look', token: [fresh.id] } };
}

function answered(
  sight: Sight<View>,
  mind: Mind,
  prompt: Prompt,
  rng: Rng,
  around: Around,
): Move | Remark | undefined {
  const { form, number } = prompt;
  const all = choices(mind, form);
  // To die or to be saved, or to end the turn: whatever saves is done.
  if (all.length === 0) return { prompt: number, answer: { do: Object.keys(form).at(-1) ?? '' } };
  const chosen = best(all, wits[around.style.level], rng);
  if (mind.view.pending !== null) return { prompt: number, answer: chosen.answer };
  return (
    remarkOf(sight, mind, chosen, rng, around) ??
    claimed(sight, mind, chosen, around) ??
    played(sight, mind) ?? { prompt: number, answer: chosen.answer }
  );
}

/** So likely a claim must be right: one that fails looks foolish, though the points may be won by that death. */
const likely = 0.7;

/** It stakes its life where that wins more than to go on. */
function claimed({ rights }: Sight<View>, mind: Mind, chosen: Choice, { style }: Around): Move | undefined {
  const right = rights.find(({ topic }) => topic === declaring.topic);
  if (right === undefined) return undefined;
  const isWorth =
    chanceOfClaim(mind) >= likely && ifClaimed(mind, mind.living) > chosen.worth + wits[style.level].margin;
  return isWorth ? { prompt: right.topic, answer: { do: 'declare' } } : undefined;
}
