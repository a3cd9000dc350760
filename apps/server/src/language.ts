import { isLang, type Lang } from '@veillee/kernel';

/** What was asked for in the address, else what the browser prefers, else French. */
export function pageLang(asked: string | null, accepted: string | undefined): Lang {
  if (isLang(asked)) return asked;
  const wishes = (accepted ?? '')
    .split(',')
    .map(wish)
    .filter(({ weight }) => weight > 0);
  wishes.sort((a, b) => b.weight - a.weight);
  return wishes.map(({ tag }) => tag).find(isLang) ?? 'fr';
}

/** `en-GB;q=0.8` wishes for `en` with weight 0.8. */
function wish(text: string): { readonly tag: string; readonly weight: number } {
  const [range = '', ...params] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = params.find((param) => param.startsWith('q='))?.slice(2);
  const weight = quality === undefined ? 1 : Number(quality);
  return { tag: range.split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight };
}
