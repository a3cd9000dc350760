import { rescueSeconds } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Mark } from '../../../kit/marks.tsx';
import { due, match, names, tell } from '../../../line/session.ts';
import { LayDown } from '../../../onePhone/LayDown.tsx';
import { nextIn } from '../../../onePhone/order.ts';
import { Round } from '../../../onePhone/Round.tsx';
import { useRound } from '../../../onePhone/useRound.ts';
import { Paused } from '../../../screens/play/Pace.tsx';
import { lang } from '../../../words/language.ts';
import { onePhoneWords } from '../../../words/onePhone.ts';
import type { Face } from '../../face.ts';
import type { Shown } from '../shown.ts';
import { spoken } from '../speech/call.ts';
import css from './Marks.module.css';
import { OwnMark } from './Secrets.tsx';

/** Once all have looked, the night begins after the time that the dark leaves to whoever lays the phone down. */
function useEndWhen(isOver: boolean): void {
  const paused = match.value?.paused ?? false;
  useEffect(() => {
    const left = due.value === null ? 0 : due.value - performance.now();
    if (isOver && !paused && left > rescueSeconds * 1000) void tell({ t: 'skip' });
  }, [isOver, paused]);
}

/** Eyes are open for a moment: the phone goes round, and each looks at their own mark (R33, R64). */
export function Marks({ face, shown }: { readonly face: Face; readonly shown: Shown }): JSX.Element {
  const say = onePhoneWords[lang.value];
  const round = useRound();
  const seen = new Set(round.entries.map(Number));
  const isOver = nextIn(names.value.length, seen) === undefined;
  useEndWhen(isOver);
  const phase = face.table.phase(shown.sight);
  return (
    <>
      {isOver ? (
        <LayDown phase={phase} title={say.layAgain} more={say.layAgainMore} />
      ) : (
        <Round
          face={face}
          title={spoken(shown.sight.view, shown.sight.facts, lang.value).title}
          phase={phase}
          seen={seen}
          count={say.mark}
          looked={(seat) => round.keep([...round.entries, String(seat)])}
          secret={(through: Shown) => <OwnMark shown={through} />}
          shut={<Token />}
        />
      )}
      <Paused />
    </>
  );
}

/** A mark that lies face down. */
const Token = (): JSX.Element => (
  <span class={css.token}>
    <Mark look={css.mark} />
  </span>
);
