import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { setTo } from '../../../kit/setTo.ts';
import { names } from '../../../line/session.ts';
import { chairAt, sightFrom } from '../../../onePhone/chairs.ts';
import { LayDown } from '../../../onePhone/LayDown.tsx';
import { MatchDoors } from '../../../onePhone/MatchDoors.tsx';
import { nextIn } from '../../../onePhone/order.ts';
import { Round } from '../../../onePhone/Round.tsx';
import { isNod } from '../../../prompt/useQuestion.ts';
import { lang } from '../../../words/language.ts';
import { onePhoneWords } from '../../../words/onePhone.ts';
import type { Face } from '../../face.ts';
import type { Shown } from '../shown.ts';
import { CardBack } from '../table/Memory.tsx';
import { DealtCard } from './Secrets.tsx';

/** Says yes for somebody who has looked. */
function nod(seat: number): void {
  const asked = sightFrom(seat)?.prompts.find(isNod);
  const [way = ''] = Object.keys(asked?.form ?? {});
  if (asked !== undefined)
    void chairAt(seat)?.tell({ t: 'answer', prompt: asked.number, answer: { do: way } });
}

/** The phone goes round once, and each looks at their card; the night begins when it lies in the middle again. */
export function Deal({ face, shown }: { readonly face: Face; readonly shown: Shown }): JSX.Element {
  const say = onePhoneWords[lang.value];
  const last = useSignal<number | null>(null);
  const seen = new Set(
    shown.sight.watched.flatMap(({ answered = [] }) => answered).filter((chair) => typeof chair === 'number'),
  );
  const phase = face.table.phase(shown.sight);
  const looked = (seat: number): void => {
    // With the last yes the night begins: first the phone is laid down.
    if (nextIn(names.value.length, new Set([...seen, seat])) === undefined) last.value = seat;
    else nod(seat);
  };
  const { value: who } = last;
  if (who !== null)
    return (
      <LayDown
        phase={phase}
        title={say.layDown}
        more={say.layDownMore}
        act={{ label: say.layDownNow, press: () => nod(who) }}
        back={setTo(last, null)}
      />
    );
  return (
    <Round
      face={face}
      title={face.speech.title(shown.sight, lang.value)}
      phase={phase}
      seen={seen}
      count={say.card}
      looked={looked}
      secret={(through: Shown) => <DealtCard shown={through} />}
      shut={<CardBack />}
      doors={<MatchDoors />}
    />
  );
}
