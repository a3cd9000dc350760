import type { RoleId, SpecialityId } from '@veillee/quinte-bourg';

/** What turns a slip of paper into a seat on a phone: a link for the camera, a word for who has none. */
export interface Claim {
  readonly link: string;
  readonly word: string;
}

/** One villager's slip. */
export interface Slip {
  /** The house, counted from 1. */
  readonly house: number;
  readonly name: string;
  readonly role: RoleId;
  readonly speciality: SpecialityId;
  /** None where the seat cannot be claimed: a phone or a bot has it. */
  readonly claim: Claim | null;
}

export const slipsOnSheet = 6;

/** The slips sheet by sheet. */
export const sheetsOf = <T>(slips: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(slips.length / slipsOnSheet) }, (_, at) =>
    slips.slice(at * slipsOnSheet, (at + 1) * slipsOnSheet),
  );
