import type { Right } from '@veillee/kernel';
import type { JSX } from 'preact';
import { askWords } from '../../games/words.ts';
import { desk } from '../../words/desk.ts';
import { lang, words } from '../../words/language.ts';
import type { InPlay } from './inPlay.ts';

/** What one may do at any time; in the dark a closed drawer that looks alike whether one has anything in it or not. */
export function Rights(inPlay: InPlay): JSX.Element | null {
  const { face, shown, dark } = inPlay;
  const { chair } = shown.sight;
  const rights = shown.sight.rights.filter(({ topic }) => topic !== face.answers.quick?.topic);
  const drawer = dark && typeof chair === 'number' && face.answers.inTheDark;
  if (rights.length === 0 && !drawer) return null;
  const list = <RightList {...inPlay} rights={rights} />;
  if (drawer || chair === 'master') {
    const say = desk[lang.value];
    return (
      <details class="more pad">
        <summary>{chair === 'master' ? say.corrections : say.invoke}</summary>
        {rights.length === 0 ? <p class="hint">{say.noInvocation}</p> : list}
      </details>
    );
  }
  return (
    <section class="pad">
      <h2 class="unseen">{words.value.play.rights}</h2>
      {list}
    </section>
  );
}

function RightList({
  face,
  shown,
  sheet,
  rights,
}: InPlay & { readonly rights: readonly Right[] }): JSX.Element {
  return (
    <ul class="stack">
      {rights.map(({ topic, params }) => (
        <li key={topic}>
          <button type="button" class="button right" onClick={() => sheet.open({ right: topic })}>
            {askWords(face, topic, params, shown.say)}
          </button>
        </li>
      ))}
    </ul>
  );
}
