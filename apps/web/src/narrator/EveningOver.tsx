import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SkyView } from '../kit/SkyView.tsx';
import { rulesAddress } from '../line/address.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import type { Evening } from './kept.ts';
import { tellWhoWon } from './tellWhoWon.ts';

/** The fingers are out: what to do with them, and on to who won, with the deck of this evening. */
export function EveningOver({
  evening,
  another,
  begun,
}: {
  readonly evening: Evening;
  another(): void;
  begun(): void;
}): JSX.Element {
  const say = narratorWords[lang.value];
  useEffect(begun, []);
  return (
    <main class="screen">
      <SkyView phase="reveal" height={220} />
      <section class="pad stack">
        <h1>{say.over}</h1>
        <p>{say.overHint}</p>
        <a class="text-button" href={rulesAddress(evening.game, 'verdict')}>
          {say.rules}
        </a>
      </section>
      <div class="dock">
        <button type="button" class="button" onClick={another}>
          {say.another}
        </button>
        <button type="button" class="button ember" onClick={() => tellWhoWon(evening, [])}>
          {say.whoWon}
        </button>
      </div>
    </main>
  );
}
