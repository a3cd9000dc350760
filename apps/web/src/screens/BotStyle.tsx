import { type Level, levels, type Temper, tempers } from '@veillee/bots';
import type { JSX } from 'preact';
import { SettingChips } from '../kit/Setting.tsx';
import { botWords } from '../words/bots.ts';
import { lang } from '../words/language.ts';

interface Choice<Id> {
  readonly now: Id;
  choose(id: Id): void;
}

/** How well bots play, said in a line. */
export function LevelChoice({ now, choose }: Choice<Level>): JSX.Element {
  const say = botWords[lang.value];
  return (
    <SettingChips
      legend={say.level}
      choices={levels.map((id) => [id, say.levels[id].name] as const)}
      now={now}
      hint={say.levels[now].hint}
      choose={choose}
    />
  );
}

/** How a bot behaves. */
export function TemperChoice({ now, choose }: Choice<Temper>): JSX.Element {
  const say = botWords[lang.value];
  return (
    <SettingChips
      legend={say.temper}
      choices={tempers.map((id) => [id, say.tempers[id].name] as const)}
      now={now}
      hint={say.tempers[now].hint}
      choose={choose}
    />
  );
}
