import { type OurLang, type WordsOf, wordsOf } from '@veillee/gamekit';
import type { Wording, Wordings } from '@veillee/kernel';
import type { CardWords, PowerWords, RoleWords } from '../card.ts';
import { conditions } from '../conditions.ts';
import { type RolesWords, roleIds, roles, rolesWords } from '../roles/index.ts';
import { type PowersWords, powersWords } from '../specialities/index.ts';

/** What one language says of all cards and conditions: ours where they are defined, a further one in its folder. */
export interface CardTexts {
  readonly roles: RolesWords;
  readonly powers: PowersWords;
  readonly conditions: WordsOf<typeof conditions>;
}

export const cardTexts = (lang: OurLang): CardTexts => ({
  roles: rolesWords(lang),
  powers: powersWords(lang),
  conditions: wordsOf(conditions, lang),
});

type ById<T> = { readonly [id: string]: T };

/** How cards and conditions are called, by id. */
export interface CardNames {
  readonly roles: ById<string>;
  readonly specialities: ById<string>;
  readonly conditions: ById<string>;
  /** The lines of the night that cards bring. */
  readonly lines: ById<string>;
  /** Why somebody spends the night in a house. */
  readonly stays: ById<string>;
}

export function cardNames({ roles, powers, conditions }: CardTexts): CardNames {
  const crafts: readonly PowerWords[] = Object.values(powers);
  const camps: readonly RoleWords[] = Object.values(roles);
  return {
    roles: Object.fromEntries(Object.entries(roles).map(([id, { name }]) => [id, name])),
    specialities: Object.assign({}, ...crafts.map(({ cards }) => cards)),
    conditions,
    lines: Object.assign({}, ...[...camps, ...crafts].map(({ lines }) => lines)),
    stays: Object.assign({}, ...[...camps, ...crafts].map(({ stays }) => stays)),
  };
}

/** What cards ask, tell and are told by, under the keys the village says it by. */
export function cardWordings(texts: CardTexts): Wordings {
  const roleTexts: ById<RoleWords> = texts.roles;
  const powerTexts: ById<PowerWords> = texts.powers;
  const said: { [key: string]: Wording } = {};
  for (const id in roleTexts) sayCard(said, id, roleTexts[id]);
  // The same words for every card of a power (Q16).
  for (const words of Object.values(powerTexts)) for (const id in words.cards) sayCard(said, id, words);
  // The master gives their conditions in a form with a field for each of them.
  for (const id of roleIds) if (roles[id].condition !== undefined) said[`field.${id}`] = texts.roles[id].name;
  return said;
}

function sayCard(said: { [key: string]: Wording }, id: string, words: CardWords = {}): void {
  for (const [verb, { asked, ways }] of Object.entries(words.asks ?? {})) {
    said[`${id}.${verb}`] = asked;
    for (const [way, read] of Object.entries(ways)) said[`way.${id}.${verb}.${way}`] = read;
  }
  for (const [deed, told] of Object.entries(words.deeds ?? {})) said[`did.${id}.${deed}`] = told;
  for (const [stay, told] of Object.entries(words.stays ?? {})) said[`stay.${stay}`] = told;
  Object.assign(said, words.phrases);
}
