import type { BloodVerdict } from '@veillee/blood';
import { type Beat, beatMs } from '../../../reveal/beat.ts';
import type { Shown } from '../shown.ts';
import { type Reached, Weighing } from './Weighing.tsx';
import { beatsOf, orderFor, type Weight } from './weights.ts';

/** When a card turns, lies in its pan, tips the beam, and is counted. */
const stages = [450, 1150, 1550, 1900] as const;
/** A card that counts for nothing only turns. */
const idle = [450] as const;
/** After the last card the verdict. */
const verdictAfter = 900;

const stagesOf = ({ worth }: Weight): readonly number[] => (worth === 0 ? idle : stages);
const lengthOf = (weight: Weight): number => (stagesOf(weight).at(-1) ?? 0) + 150;

/** When all of a beat's cards get on, one after the other. */
function momentsOf(weights: readonly Weight[]): readonly number[] {
  let from = 0;
  return weights.flatMap((weight) => {
    const moments = stagesOf(weight).map((at) => from + at);
    from += lengthOf(weight);
    return moments;
  });
}

/** How far each card has got when so many moments of its beat have passed. */
function reachedIn(weights: readonly Weight[], passed: number): readonly Reached[] {
  let left = passed;
  return weights.map((weight) => {
    const all = stagesOf(weight).length;
    const stage = Math.max(0, Math.min(all, left));
    left -= all;
    return { weight, stage };
  });
}

const over = (weight: Weight): Reached => ({ weight, stage: stages.length });

/** Card by card onto the balance; with the last one comes the verdict. */
export function drama(shown: Shown): readonly Beat[] {
  const { verdict, view, chair } = shown.sight;
  if (verdict === null) return [];
  const groups = beatsOf(orderFor(verdict, view, chair));
  return groups.map((weights, i) =>
    beatOf(shown, verdict, groups.slice(0, i).flat(), weights, i === groups.length - 1),
  );
}

function beatOf(
  shown: Shown,
  verdict: BloodVerdict,
  before: readonly Weight[],
  weights: readonly Weight[],
  isLast: boolean,
): Beat {
  const moments = momentsOf(weights);
  const end = (moments.at(-1) ?? 0) + verdictAfter;
  return {
    id: `card-${before.length + 1}`,
    title: '',
    phase: 'vote',
    moments: isLast ? [...moments, end] : moments,
    rests: isLast ? beatMs : 900,
    ...(isLast ? { ends: true } : {}),
    draw: (passed) => (
      <Weighing
        shown={shown}
        verdict={verdict}
        reached={[...before.map(over), ...reachedIn(weights, passed)]}
        isLast={isLast}
        isJudged={isLast && passed > moments.length}
      />
    ),
  };
}
