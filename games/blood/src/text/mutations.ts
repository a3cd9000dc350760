import type { Wording, Wordings } from '@veillee/kernel';
import { mutationIds, mutations } from '../mutations/index.ts';
import type { MutationWords } from '../mutations/mutation.ts';
import type { Words } from './words.ts';

/** The rule of a card as it is cited: its name, and what it says. */
export const cited = ({ name, help }: MutationWords): string =>
  `${name}${/[!?]$/.test(name) ? '' : '.'} ${help}`;

/** What the cards say, by the keys under which it is said. */
export function mutationWordings(words: Words['mutations']): Wordings {
  const said: { [key: string]: Wording } = {};
  for (const id of mutationIds) {
    const { name, help, when, brings, play, played, asks = {}, phrases }: MutationWords = words[id];
    said[`mutation.${id}`] = name;
    said[`rule.${id}`] = cited(words[id]);
    said[`${id}.help`] = help;
    said[`${id}.when`] = when;
    said[`${id}.brings`] = brings;
    said[`${id}.played`] = played;
    said[mutations[id].right ? `${id}.play` : `way.${id}`] = play;
    Object.assign(said, phrases);
    for (const [verb, question] of Object.entries(asks)) said[`${id}.${verb}`] = question;
  }
  return said;
}
