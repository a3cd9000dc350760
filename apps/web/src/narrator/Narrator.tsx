import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { narratedOf, type Told as ToldOf } from '../games/narrated.ts';
import { CountThree } from '../onePhone/CountThree.tsx';
import { keepAwake } from '../stage/wake.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import { EveningDay } from './EveningDay.tsx';
import { EveningNight } from './EveningNight.tsx';
import { EveningOver } from './EveningOver.tsx';
import { EveningSetup } from './EveningSetup.tsx';
import { type Chosen, type Evening, forgetTonight, keepChosen, keepTonight, tonight } from './kept.ts';

/** Real cards on the table, and one phone that tells the night: it knows the deck, and never who holds what. */
export function Narrator({ back }: { back(): void }): JSX.Element {
  const kept = useSignal(tonight());
  const on = useSignal<Evening | null>(null);
  const now = on.value;
  if (now !== null) {
    const change = (next: Evening | null): void => {
      on.value = next;
      kept.value = next;
    };
    return <Telling evening={now} change={change} />;
  }
  const begin = (chosen: Chosen): void => {
    keepChosen(chosen);
    on.value = { ...chosen, stage: 'night', line: 0, left: 0 };
  };
  const resume = (): void => {
    on.value = kept.value;
  };
  const forget = (): void => {
    forgetTonight();
    kept.value = null;
  };
  return <EveningSetup kept={kept.value} resume={resume} forget={forget} begin={begin} back={back} />;
}

interface Told {
  readonly evening: Evening;
  change(next: Evening | null): void;
}

function Telling({ evening, change }: Told): JSX.Element | null {
  const { game, options, players } = evening;
  const told = useMemo(
    () => narratedOf(game)?.tell(options, players, lang.value),
    [game, options, players, lang.value],
  );
  useEffect(keepAwake, []);
  const stop = (): void => {
    forgetTonight();
    change(null);
  };
  useEffect(() => (told === undefined ? stop() : undefined), [told]);
  return told === undefined ? null : <Stage evening={evening} change={change} told={told} stop={stop} />;
}

function Stage({ evening, change, told, stop }: Told & { readonly told: ToldOf; stop(): void }): JSX.Element {
  const { stage, tempo, line, left } = evening;
  const say = narratorWords[lang.value];
  const go = (next: Partial<Evening>): void => {
    const later = { ...evening, ...next };
    keepTonight(later);
    change(later);
  };
  // Kept as it goes on, without drawing anew what draws itself.
  const note = (next: Partial<Evening>): void => keepTonight({ ...evening, ...next });
  const vote = (): void => go({ stage: 'count' });
  const day = (): void => go({ stage: 'day', left: told.day * 1000 });
  switch (stage) {
    case 'night':
      return (
        <EveningNight
          told={told}
          tempo={tempo}
          from={line}
          reached={(at) => note({ line: at })}
          day={day}
          stop={stop}
        />
      );
    case 'day':
      return <EveningDay told={told} from={left} reached={(ms) => note({ left: ms })} vote={vote} />;
    case 'count':
      return (
        <CountThree title={say.title} doors={null} label={say.over} done={() => go({ stage: 'over' })} />
      );
    case 'over':
      return <EveningOver evening={evening} begun={forgetTonight} another={() => change(null)} />;
  }
}
