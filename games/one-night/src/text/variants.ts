import { type Json, type Params, speak, type Text, type Wording, type Wordings } from '@veillee/kernel';

/**
 * What a hand does is said otherwise where it is done to oneself, where a card was found as it was, and with some marks:
 * `you.sawCard` as `you.sawCard.own` or `.still`, `story.gaveMark` as `story.gaveMark.vampire`.
 */
const ending = /^((?:you|story)\.\w+)\.(\w[\w-]*)$/;

/** The ways in which this may be said, the most particular first. */
function waysOf({ seat, place, mark, still, by }: Params, self: Json | undefined): readonly string[] {
  const doer = by ?? self;
  const own = doer !== undefined && (seat === doer || place === doer);
  return [...(own && still === true ? ['still'] : []), ...(own ? ['own'] : []), String(mark)];
}

/** Words of which those that have variants choose among them. */
export function varied(words: Wordings, text: () => Text): Wordings {
  const variants = new Map<string, Set<string>>();
  for (const key of Object.keys(words)) {
    const [, plain, way] = ending.exec(key) ?? [];
    if (plain !== undefined && way !== undefined)
      variants.set(plain, new Set([...(variants.get(plain) ?? []), way]));
  }
  const choosing = [...variants].flatMap(([key, ways]): [string, Wording][] => {
    const usual = words[key];
    if (usual === undefined) return [];
    const choose: Wording = (params, say) => {
      const way = waysOf(params, say.self).find((one) => ways.has(one)) ?? 'usual';
      return speak(text(), { key: `${key}.${way}`, params }, say);
    };
    return [
      [`${key}.usual`, usual],
      [key, choose],
    ];
  });
  return { ...words, ...Object.fromEntries(choosing) };
}
