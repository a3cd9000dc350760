import type { JSX } from 'preact';
import { usePhase } from '../kit/SkyView.tsx';
import { shownCode } from '../line/address.ts';
import { match, room } from '../line/session.ts';
import { Bar, LangSwitch } from '../screens/parts.tsx';
import { TableScreen, useSeen } from './TableScreen.tsx';
import css from './WallScreen.module.css';

/** What hangs on a table's wall, for whoever scanned its code: no seat, no sound, nothing to touch but itself. */
export function WallScreen(): JSX.Element {
  const seen = useSeen();
  usePhase('day');
  const Wall = seen?.face.table.Wall;
  if (seen === null || Wall === undefined || match.value === null) return <TableScreen />;
  return (
    <main class={`screen ${css.wall}`}>
      <Bar title={shownCode(room.value?.code ?? '')}>
        <LangSwitch />
      </Bar>
      <Wall {...seen.shown} />
    </main>
  );
}
