import { type Because, type CharacterId, camps, characterIds, type Points } from '@veillee/blood';

export interface Counted {
  readonly reason: Because;
  readonly card: CharacterId;
  readonly worth: number;
  /** Both camps' sums with this card. */
  readonly sums: Points;
}

/** The verdict's points one card after the other, with what they add up to so far. */
export function countUp(reasons: readonly Because[]): readonly Counted[] {
  const sums = { human: 0, werewolf: 0 };
  return reasons.flatMap((reason) => {
    const card = characterIds.find((id) => reason.stage === 'points' && id === reason.params.card);
    const camp = camps.find((id) => id === reason.params.camp);
    if (card === undefined || camp === undefined) return [];
    const worth = Number(reason.params.points);
    sums[camp] += worth;
    return [{ reason, card, worth, sums: { ...sums } }];
  });
}
