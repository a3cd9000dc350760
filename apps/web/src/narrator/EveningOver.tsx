import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { narratedOf } from '../games/narrated.ts';
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
  /** Who won is told touch by touch, with the deck of this evening; a game that has no such telling has its rules. */
  readonly tell: (() => void) | undefined;
  another(): void;
  begun(): void;
}): JSX.Element {
  const say = narratorWords[lang.value];
  const isTold = narratedOf(game)?.tell !== undefined;
  useEffect(begun, []);
  return (
    <main class="screen">
      <SkyView phase="reveal" height={220} />
      <section class="pad stack">
        <h1>{isTold ? say.over : say.ended}</h1>
        <p>{isTold ? say.overHint : say.endedHint}</p>
        <a class="text-button" href={rulesAddress(game, 'verdict')}>
          {say.rules}
        </a>
      </section>
      <div class="dock">
        <button type="button" class="button" onClick={another}>
          {say.another}
        </button>
        {tell === undefined ? null : (
          <button type="button" class="button ember" onClick={tell}>
            {say.whoWon}
          </button>
        )}
      </div>
    </main>
  );
}
