import { optionalIds } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { lang } from '../../../words/language.ts';
import type { Speaker } from '../../speaker.ts';
import { setupWords } from '../setupWords.ts';
import css from './Cards.module.css';
import type { Village } from './useVillage.ts';

/** The offices that a village may do without. */
export function OfficeChoice({
  village,
  say,
}: {
  readonly village: Village;
  readonly say: Speaker;
}): JSX.Element {
  const words = setupWords[lang.value];
  const { offices, choose } = village;
  return (
    <>
      <h2>{words.offices}</h2>
      <p class="hint">{words.officesHint}</p>
      <div class={css.cards}>
        {optionalIds.map((id) => (
          <button
            key={id}
            type="button"
            class={css.switch}
            aria-pressed={offices.includes(id)}
            onClick={() => choose(optionalIds.filter((other) => (other === id) !== offices.includes(other)))}
          >
            {say.format('office', id)}
          </button>
        ))}
      </div>
    </>
  );
}
