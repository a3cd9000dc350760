import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SkyView } from '../kit/SkyView.tsx';
import { rulesAddress } from '../line/address.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';

/** The fingers are out: what to do with them, and where to read who won. */
export function EveningOver({
  game,
  tell,
  another,
  begun,
}: {
  readonly game: string;
  /** Who won is told touch by touch, with the deck of this evening. */
  tell(): void;
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
        <a class="text-button" href={rulesAddress(game, 'verdict')}>
          {say.rules}
        </a>
      </section>
      <div class="dock">
        <button type="button" class="button" onClick={another}>
          {say.another}
        </button>
        <button type="button" class="button ember" onClick={tell}>
          {say.whoWon}
        </button>
      </div>
    </main>
  );
}
