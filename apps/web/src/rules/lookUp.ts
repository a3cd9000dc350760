import { signal } from '@preact/signals';

/** A place in the rules of a game: an entry's id, or a ruling's number. */
export interface RulePlace {
  readonly game: string;
  readonly entry: string;
}

/** What is being looked up, over whatever is open; the last is shown, the others are the way back. */
export const lookedUp = signal<readonly RulePlace[]>([]);

export const lookUp = (place: RulePlace): void => {
  lookedUp.value = [...lookedUp.value, place];
};
export const lookBack = (): void => {
  lookedUp.value = lookedUp.value.slice(0, -1);
};
export const closeRules = (): void => {
  lookedUp.value = [];
};
