import type { Browser } from 'playwright-core';
import type { Person, Tongue } from '../person.ts';

/** A walk through every main screen, which stops wherever there is something to look at. */
export interface Walk {
  readonly browser: Browser;
  readonly tongue: Tongue;
  readonly width: number;
  look(screen: string, person: Person): Promise<void>;
}

/** The screens of one game; a file of the game's id beside this one holds its own, if it has any. */
export type Tour = (walk: Walk) => Promise<void>;

export const yes = /^(Oui|Yes)$/;
/** The day's own button by which one wants to vote. */
export const toVote = /^(Voter|Vote)/;
export const closed = (person: Person) => person.page.getByRole('dialog').waitFor({ state: 'detached' });

/** Opens a sheet by its button, looks, and closes it. */
export async function sheet(
  { look }: Walk,
  person: Person,
  button: string | RegExp,
  screen: string,
): Promise<void> {
  await person.press(button);
  await person.page.getByRole('dialog').waitFor();
  await look(screen, person);
  await person.page.keyboard.press('Escape');
  await closed(person);
}
