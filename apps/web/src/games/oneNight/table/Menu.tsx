import type { JSX } from 'preact';
import { lang } from '../../../words/language.ts';
import { primer } from '../primer/primer.ts';
import { primerWords } from '../primerWords.ts';
import type { Shown } from '../shown.ts';
import { DeckStrip } from './DeckStrip.tsx';

/** In the menu of one's own place: the deck, and the tips once more. */
export function Menu({ sight, close }: Shown & { close(): void }): JSX.Element {
  const say = primerWords[lang.value];
  const again = (): void => {
    primer.start();
    close();
  };
  return (
    <>
      {sight.view.phase === 'end' ? null : <DeckStrip deck={sight.view.deck} />}
      {typeof sight.chair === 'number' ? (
        <div class="pair">
          <button type="button" class="button small" onClick={again}>
            {say.again}
          </button>
          {primer.isOn.value ? (
            <button type="button" class="button small" onClick={primer.stop}>
              {say.enough}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
