import { isRecord, type Moved, type RawOptions } from '@veillee/kernel';

/** So far from February 1999 that no person is further. */
const ageless = '1700-01-01';
/** The date still to be given: none for a person. */
export const unborn = (bot: boolean): string => (bot ? ageless : '');

/** B2: whoever was chosen stays chosen wherever they sit, chance once they are gone; everybody keeps their birthday. */
export function reseat(options: RawOptions, people: readonly Moved[]): RawOptions {
  const { first } = options;
  if (!isRecord(first)) return options;
  const { seat, birthdays } = first;
  if (typeof seat === 'number') {
    const now = people.findIndex(({ was }) => was === seat);
    if (now === seat) return options;
    return { ...options, first: now < 0 ? 'chance' : { seat: now } };
  }
  if (!Array.isArray(birthdays)) return options;
  const moved = people.map(({ was, bot }) => (was === null ? undefined : birthdays[was]) ?? unborn(bot));
  return { ...options, first: { birthdays: moved } };
}
