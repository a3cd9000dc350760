import { capital, quoted, type Verdict } from '@veillee/kernel';
import type { View } from '@veillee/quinte-bourg';
import { sentencesOf } from '../../../stage/script.ts';
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
  if (phase === 'opening' || phase === 'night') return calledInTheDark(shown);
  const last = gazette?.day === day ? gazette.news.at(-1) : undefined;
  const more = last === undefined ? {} : { more: say.say(last) };
  if (sentenced !== null) {
    const title =
      sentenced === sight.chair ? words.sentencedYou : words.sentenced(say.names[sentenced] ?? '…');
    return { title, ...more };
  }
  return { title: words[phase === 'sunday' ? 'sunday' : phase === 'morning' ? 'morning' : 'day'], ...more };
}

/** What is said aloud at this moment, the same to everybody: first who opens their eyes, then what they are asked. */
function calledInTheDark({ sight, say }: Shown): Call {
  const [first = '', ...rest] = sight.view.moment.says
    .flatMap((phrase) => sentencesOf(say.say(phrase)))
    .map(capital);
  if (first === '') return { title: own[say.lang].calls.nightFalls };
  const title = quoted(first, say.lang);
  return rest.length === 0 ? { title, aloud: true } : { title, more: rest.join(' '), aloud: true };
}
