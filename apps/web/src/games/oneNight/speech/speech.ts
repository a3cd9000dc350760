import { isKeyOf, quoted } from '@veillee/kernel';
import type { View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import { appWords } from '../../../words/app.ts';
import { lang } from '../../../words/language.ts';
import type { Call, Speech } from '../../face.ts';
import { signWords } from '../day/signWords.ts';
import { own } from '../ownWords.ts';
import type { Judged, Shown } from '../shown.ts';
import { skies } from '../table/skies.ts';
import { spoken } from './call.ts';
import { stage } from './stage.ts';

export const speech: Speech<View, Judged> = {
  title: ({ view: { phase } }, to) =>
    phase === 'deal' ? own[to].deal : appWords[to].play.phases[skies[phase]],
  call,
  stage,
  ask: (topic) => (topic === 'day.claim' ? own[lang.value].claim : undefined),
  way(topic, way, say) {
    const { claims } = names[say.lang];
    return topic === 'day.claim' && isKeyOf(claims, way) ? claims[way].button : undefined;
  },
  sign: signWords,
  option(of, option, { sight, say }) {
    if (of !== 'claim') return undefined;
    const claim = sight.view.claims.find(({ number }) => number === option);
    return claim && say.format('claimed', { ...claim.said, who: claim.seat });
  },
};

function call({ sight, say: speaker }: Shown): Call {
  const { phase } = sight.view;
  const say = own[speaker.lang];
  const looksOn = typeof sight.chair !== 'number';
  if (phase === 'deal')
    return looksOn
      ? { title: say.dealtAll, more: say.dealtAllMore }
      : { title: say.dealt, more: say.dealtMore };
  if (phase === 'day') return { title: say.day, more: say.dayMore };
  if (phase === 'vote') return { title: looksOn ? say.voteAll : say.vote, more: say.voteMore };
  const { title, more } = spoken(sight.view, sight.facts, speaker.lang);
  return { title: quoted(title, speaker.lang), more, aloud: true };
}
