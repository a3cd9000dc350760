import type { JSX } from 'preact';
import { askWords } from '../../games/words.ts';
import { lang } from '../../words/language.ts';
import beside from './beside.module.css';
import { Dock } from './Dock.tsx';
import { MasterDesk } from './desk/MasterDesk.tsx';
import { GameTable } from './GameTable.tsx';
import { type InPlay, quickRight } from './inPlay.ts';
import { Replacing } from './Replacing.tsx';
import { Rights } from './Rights.tsx';
import css from './UsualBoard.module.css';

/** The table, what lies beside it and what is under the thumb, drawn from the prompts of any game. */
export function UsualBoard(inPlay: InPlay): JSX.Element {
  const { face, shown, dark, sheet } = inPlay;
  const { sight } = shown;
  const { Open, Hand, laid } = face.table;
  const dockFirst = laid || sight.chair === 'master';
  const dock = (
    <Dock {...inPlay}>
      <QuickButtons {...inPlay} />
    </Dock>
  );
  return (
    <>
      {face.table.tableless(sight) ? null : (
        <GameTable {...inPlay} about={(seat) => sheet.open({ about: seat })} />
      )}
      {dockFirst ? dock : null}
      <div class={beside.beside}>
        {Open === undefined ? null : <Open {...shown} />}
        {Hand === undefined || dark ? null : <Hand {...shown} />}
        <Rights {...inPlay} />
        {sight.chair === 'master' ? <MasterDesk face={face} shown={shown} /> : null}
      </div>
      <Replacing />
      {dockFirst ? null : dock}
    </>
  );
}

/** The commonest use of a right, and the right itself. */
function QuickButtons(inPlay: InPlay): JSX.Element | null {
  const { face, shown, sheet } = inPlay;
  const right = quickRight(inPlay);
  if (right === undefined) return null;
  return (
    <div class="pair">
      <button type="button" class={`button ember ${css.claim}`} onClick={() => sheet.open('quick')}>
        {face.answers.quick?.label(lang.value)}
      </button>
      <button type="button" class={`button ${css.claim}`} onClick={() => sheet.open({ right: right.topic })}>
        {askWords(face, right.topic, right.params, shown.say)}
      </button>
    </div>
  );
}
