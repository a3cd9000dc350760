import type { JSX } from 'preact';
import { rulesAddress } from '../line/address.ts';
import { QuietActs, QuietScreen, QuietWords } from '../shell/Quiet.tsx';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import type { Evening } from './kept.ts';
import { tellWhoWon } from './tellWhoWon.ts';

/** The fingers are out: what to do with them, and on to who won, with the deck of this evening. */
export function EveningOver({
  evening,
  another,
}: {
  readonly evening: Evening;
  another(): void;
}): JSX.Element {
  const say = narratorWords[lang.value];
  return (
    <QuietScreen phase="reveal">
      <h1 class="knock">{say.over}</h1>
      <QuietWords>
        <p>{say.overHint}</p>
      </QuietWords>
      <QuietActs>
        <button type="button" class="button ember" onClick={() => tellWhoWon(evening, [])}>
          {say.whoWon}
        </button>
        <button type="button" class="button" onClick={another}>
          {say.another}
        </button>
        <a class="text-button" href={rulesAddress(evening.game, 'verdict')}>
          {say.rules}
        </a>
      </QuietActs>
    </QuietScreen>
  );
}
