import type { JSX } from 'preact';
import beside from './beside.module.css';
import { Dock } from './Dock.tsx';
import { MasterDesk } from './desk/MasterDesk.tsx';
import { GameTable } from './GameTable.tsx';
import type { InPlay } from './inPlay.ts';
import { QuickButtons } from './QuickButtons.tsx';
import { Replacing } from './Replacing.tsx';
import { Rights } from './Rights.tsx';

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
