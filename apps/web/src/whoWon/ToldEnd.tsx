import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { toldGames } from '../games/whoWon.ts';
import { goHome } from '../line/session.ts';
import { Act } from '../shell/Quiet.tsx';
import { Quiet } from '../shell/states.tsx';
import { lang } from '../words/language.ts';
import { shell } from '../words/shell.ts';
import { whoWonWords } from '../words/whoWon.ts';
import { endIn } from './toldLink.ts';
import { WhoWon } from './WhoWon.tsx';

/** The end of a game that somebody told and sent. */
export function ToldEnd({ told }: { readonly told: string }): JSX.Element {
  const shared = useMemo(() => endIn(told), [told]);
  if (shared !== null && toldGames.some(({ id }) => id === shared.table.game))
    return <WhoWon back={goHome} shared={shared} />;
  return (
    <Quiet
      phase="dusk"
      title={whoWonWords[lang.value].brokenLink}
      acts={
        <Act ember press={goHome}>
          {shell[lang.value].home}
        </Act>
      }
    />
  );
}
