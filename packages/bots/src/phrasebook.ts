import { isKeyOf, type Params, type Phrase, type Rng, type Wordings } from '@veillee/kernel';
import type { Remark } from './policy.ts';

/** What may be said, whatever the words: `talk.suspect.2` is one way to say `suspect`. */
export type SayingIn<Talk extends Wordings> = keyof Talk extends infer K
  ? K extends `talk.${infer Id}.${number}`
    ? Id
    : never
  : never;

export interface Phrasebook<Id extends string> {
  isOf(phrase: Phrase, id: Id): boolean;
  /** In one of several wordings. */
  say(id: Id, params: Params, circle: string, rng: Rng): Remark;
}

/** The sentences of a game's bots, each thing in several ways. */
export function phrasebook<const Talk extends Wordings>(talk: Talk): Phrasebook<SayingIn<Talk>> {
  const variants = (id: string): number =>
    Object.keys(talk).filter((key) => key.startsWith(`talk.${id}.`)).length;
  return {
    isOf: ({ key }, id) => isKeyOf(talk, key) && key.startsWith(`talk.${id}.`),
    say(id, params, circle, rng) {
      const key = `talk.${id}.${rng.below(variants(id)) + 1}`;
      return { say: Object.keys(params).length === 0 ? { key } : { key, params }, circle };
    },
  };
}
