import { isRecord } from '@veillee/kernel';
import { longestPace, type View } from '@veillee/one-night';
import type { JSX } from 'preact';
import { names } from '../../../line/session.ts';
import { Day } from '../../../onePhone/Day.tsx';
import { Lying } from '../../../onePhone/lying/Lying.tsx';
import { Pointing } from '../../../onePhone/Pointing.tsx';
import { useDarkPauses } from '../../../onePhone/useDarkPauses.ts';
import { useSenses } from '../../../stage/senses.ts';
import { stageOf, stepTime, useNarrator } from '../../../stage/useNarrator.ts';
import { lang } from '../../../words/language.ts';
import type { Face, OnePhone } from '../../face.ts';
import { own } from '../ownWords.ts';
import type { Judged, Shown } from '../shown.ts';
import { CardBack } from '../table/Memory.tsx';
import { Deal } from './Deal.tsx';
import { dark } from './dark.ts';
import { Marks } from './Marks.tsx';
import { Known } from './Secrets.tsx';

/** Whoever opens their eyes must find the phone first. */
const call = 15;

/** One Night on one phone: only the calls and the day have their time; what goes from hand to hand takes what it takes. */
export const onePhone: OnePhone<View, Judged> = {
  options(options) {
    const pace = isRecord(options.pace) ? options.pace : {};
    const untimed = { deal: longestPace, markCheck: longestPace, vote: longestPace };
    return { ...options, pace: { call, ...pace, ...untimed } };
  },
  Play,
};

interface Playing {
  readonly face: Face;
  readonly shown: Shown;
}

function Play({ face, shown }: Playing): JSX.Element {
  const { phase } = shown.sight.view;
  const stage = stageOf(face, shown);
  const isDark = face.table.dark(shown.sight);
  // While the phone goes round nothing is said: who reads it is alone with it.
  const script =
    phase === 'deal' ? null : isDark ? ({ ...stage.script, again: true } as const) : stage.script;
  const line = useNarrator(script, stepTime(shown.sight), lang.value);
  useSenses(face.table.phase(shown.sight));
  useDarkPauses(phase === 'dusk' || phase === 'night');
  if (phase === 'deal') return <Deal face={face} shown={shown} />;
  if (phase === 'mark-check') return <Marks face={face} shown={shown} />;
  if (phase === 'day') return <Morning face={face} shown={shown} />;
  if (phase === 'vote') return <Pointing face={face} shown={shown} />;
  return <Lying face={face} shown={shown} stage={stage} line={line} dark={dark} />;
}

/** By day; whoever has an artefact on their card looks at it. */
function Morning({ face, shown }: Playing): JSX.Element {
  const holders = shown.sight.view.table?.artefacts ?? [];
  const who = shown.say.list(holders.map((seat) => names.value[seat] ?? '…'));
  return (
    <Day
      face={face}
      shown={shown}
      secret={(through: Shown) => <Known shown={through} />}
      shut={<CardBack />}
      more={holders.length === 0 ? undefined : own[lang.value].artefactFor(who)}
    />
  );
}
