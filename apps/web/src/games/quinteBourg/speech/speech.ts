import { capital, quoted, type Verdict } from '@veillee/kernel';
import type { View } from '@veillee/quinte-bourg';
import type { Call, Speech } from '../../face.ts';
import { own } from '../ownWords.ts';
import { rules } from '../rules.ts';
import type { Shown } from '../shown.ts';

export const speech: Speech<View, Verdict> = {
  title({ view: { phase, weekday } }, lang) {
    const day = rules.text[lang].formats.weekday?.(weekday, { lang, names: [] }) ?? weekday;
    return phase === 'deal' || phase === 'opening' ? own[lang].phases[phase] : capital(day);
  },
  call,
  circle: (id, lang) =>
    id.startsWith('group-') ? capital(own[lang].group(Number(id.slice(6)))) : own[lang].circles[id],
};

function call(shown: Shown): Call {
  const { sight, say } = shown;
  const { phase, gazette, day, sentenced } = sight.view;
  const words = own[say.lang].calls;
  if (phase === 'deal') {
    const seated = typeof sight.chair === 'number';
    return { title: seated ? words.deal : words.dealAll, ...(seated ? { more: words.dealMore } : {}) };
  }
  if (phase === 'opening' || phase === 'night')
    return { title: quoted(capital(calledInTheDark(shown)), say.lang), aloud: true };
  const last = gazette?.day === day ? gazette.news.at(-1) : undefined;
  const more = last === undefined ? {} : { more: say.say(last) };
  if (sentenced !== null) return { title: words.sentenced(say.names[sentenced] ?? '…'), ...more };
  return { title: words[phase === 'sunday' ? 'sunday' : phase === 'morning' ? 'morning' : 'day'], ...more };
}

/** Whom a master would call at this moment. */
function calledInTheDark({ sight, say }: Shown): string {
  const { line, phase } = sight.view;
  const words = own[say.lang].calls;
  if (line !== null) return say.format('line', line) ?? line;
  if (phase !== 'opening') return words.nightFalls;
  const opened = sight.facts.findLast(({ key }) => key === 'opening.called')?.params?.line;
  const isSecret = sight.clock !== null && 'lasts' in sight.clock.pace;
  return isSecret && opened !== undefined ? (say.format('opening', opened) ?? '') : words.prepares;
}
