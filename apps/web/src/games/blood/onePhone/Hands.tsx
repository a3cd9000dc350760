import type { JSX } from 'preact';
import { sight } from '../../../line/session.ts';
import { Play } from '../../../screens/play/Play.tsx';
import { lang } from '../../../words/language.ts';
import type { Face } from '../../face.ts';
import { handWords } from '../handWords.ts';
import type { Shown } from '../shown.ts';
import { DealRound } from './DealRound.tsx';
import { useDealtTo } from './dealt.ts';
import css from './Hands.module.css';
import { holder, interrupt, putDown, useHandedOn, waitedFor } from './holding.ts';
import { Passage } from './Passage.tsx';

export interface AtTable {
  readonly face: Face;
  /** As the table sees it. */
  readonly shown: Shown;
}

/** One phone, from hand to hand: around once for the deal, then to whoever is waited for or asks for it. */
export function Hands({ face, shown }: AtTable): JSX.Element {
  const waited = waitedFor(shown.sight.view);
  const dealtTo = useDealtTo();
  useHandedOn(waited);
  if (dealtTo.count < shown.sight.view.players.length)
    return <DealRound key={dealtTo.count} face={face} shown={shown} dealtTo={dealtTo} />;
  const [seat, seen] = [holder.value, sight.value];
  if (seat === null || seen?.chair !== seat) return <Passage shown={shown} />;
  const word = handWords[lang.value];
  return (
    <Play
      key={seat}
      face={face}
      sight={seen}
      doors={
        <span class={css.me}>
          <button type="button" class="button small" onClick={interrupt}>
            {word.me}
          </button>
        </span>
      }
      idle={
        seat === waited ? null : (
          <button type="button" class="button ember" onClick={putDown}>
            {word.giveBack(shown.say.names[waited] ?? '…')}
          </button>
        )
      }
    />
  );
}
