import { signal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Sheet } from '../kit/Sheet.tsx';
import { match, room } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { closeRules, lookBack, lookedUp, type RulePlace } from './lookUp.ts';
import css from './RuleSheet.module.css';
import { rulesWords } from './words.ts';

type Page = FunctionComponent<{ readonly place: RulePlace }>;
const page = signal<{ readonly Page: Page } | 'failed' | null>(null);

/** The game of this table, as soon as one is chosen. */
const gameHere = (): string | null => match.value?.game ?? room.value?.game ?? null;

function fetchPage(): void {
  if (page.value === 'failed') page.value = null;
  import('./RulePage.tsx').then(
    ({ RulePage, openBook }) => {
      page.value = { Page: RulePage };
      const game = gameHere();
      if (game !== null) openBook(game);
    },
    () => {
      page.value = 'failed';
    },
  );
}

/** The rules over the table. The book is fetched with the table, by everybody: looking a rule up asks the network nothing. */
export function RuleSheet(): JSX.Element | null {
  const place = lookedUp.value.at(-1);
  const playing = gameHere();
  const wanted = place !== undefined;
  useEffect(() => {
    if (playing !== null || wanted) fetchPage();
  }, [playing, wanted]);
  if (place === undefined) return null;
  const say = rulesWords[lang.value];
  const shown = page.value;
  return (
    <Sheet title={say.sheet} close={closeRules} look={css.sheet}>
      <div class={css.page}>
        {lookedUp.value.length > 1 ? (
          <button type="button" class="text-button" onClick={lookBack}>
            {say.back}
          </button>
        ) : null}
        {shown === null ? <p role="status">{say.opening}</p> : null}
        {shown === 'failed' ? (
          <p role="alert">
            {say.failed}
            <button type="button" class="text-button" onClick={fetchPage}>
              {say.retry}
            </button>
          </p>
        ) : null}
        {shown !== null && shown !== 'failed' ? <shown.Page place={place} /> : null}
      </div>
    </Sheet>
  );
}
