import type { Option, Params } from '@veillee/kernel';
import type { Face, Shown } from './face.ts';
import type { Speaker } from './speaker.ts';

/** The words of questions: the face's own, else the usual keys of a game's text. */

export function askWords(face: Face, topic: string, params: Params | undefined, say: Speaker): string {
  const own = face.speech.ask?.(topic, say);
  if (own !== undefined) return own;
  const key = [`ask.${topic}`, topic].find((one) => say.has(one));
  return key === undefined ? topic : say.say(params === undefined ? { key } : { key, params });
}

export function wayWords(face: Face, topic: string, way: string, say: Speaker): string {
  const own = face.speech.way?.(topic, way, say);
  if (own !== undefined) return own;
  const key = [`way.${topic}.${way}`, `way.${way}`].find((one) => say.has(one));
  return key === undefined ? way : say.say({ key });
}

export function fieldWords(face: Face, topic: string, field: string, say: Speaker): string {
  const own = face.speech.field?.(topic, field, say);
  if (own !== undefined) return own;
  const key = `field.${field}`;
  return say.has(key) ? say.say({ key }) : '';
}

export function optionWords(face: Face, of: string, option: Option, shown: Shown): string {
  return face.speech.option?.(of, option, shown) ?? shown.say.format(of, option) ?? String(option);
}
