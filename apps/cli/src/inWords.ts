import { type Refusal, speak, type Text } from '@veillee/kernel';

/** Several refusals in one line. */
export const inWords = (refusals: readonly Refusal[], text: Text): string =>
  refusals.map((refused) => speak(text, refused)).join(' ');
