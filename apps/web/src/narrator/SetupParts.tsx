import type { Signal } from '@preact/signals';
import { keysOf } from '@veillee/kernel';
import type { JSX } from 'preact';
import { narratedOf } from '../games/narrated.ts';
import { Glyph, Icon } from '../kit/marks.tsx';
import { SettingChips } from '../kit/Setting.tsx';
import type { Plan } from '../screens/lobby/plan.ts';
import { voice } from '../stage/senses.ts';
import { stageWords } from '../stage/words.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import css from './EveningSetup.module.css';
import type { Evening } from './kept.ts';
import { planOf, type Tempo } from './plan.ts';

const hands = { quick: 0.7, usual: 1, calm: 1.5 } as const;
const rates = { slow: 0.8, usual: 1, fast: 1.2 } as const;

const nameOf = <Id extends string>(table: { readonly [id in Id]: number }, value: number): Id | undefined =>
  keysOf(table).find((id) => table[id] === value);

/** How long hands have, how fast the voice is, and whether it is heard at all. */
export function TempoChoice({ tempo }: { readonly tempo: Signal<Tempo> }): JSX.Element {
  const say = narratorWords[lang.value];
  const { value } = tempo;
  const able = voice.able(lang.value);
  return (
    <>
      <SettingChips
        legend={say.hands}
        choices={(['quick', 'usual', 'calm'] as const).map((id) => [id, say.paces[id]])}
        now={nameOf(hands, value.hands)}
        hint=""
        choose={(id) => {
          tempo.value = { ...value, hands: hands[id] };
        }}
      />
      <SettingChips
        legend={say.voice}
        choices={(['slow', 'usual', 'fast'] as const).map((id) => [id, say.rates[id]])}
        now={nameOf(rates, value.rate)}
        hint={able ? '' : stageWords[lang.value].noVoice}
        choose={(id) => {
          tempo.value = { ...value, rate: rates[id] };
        }}
      />
      {able ? (
        <button
          type="button"
          class="button small"
          onClick={() => voice.say([stageWords[lang.value].sample], lang.value, value.rate)}
        >
          {say.hear}
        </button>
      ) : null}
    </>
  );
}

/** The cards to take out of the box. */
export function Picking({
  plan,
  options,
  redraw,
}: {
  readonly plan: Plan;
  readonly options: Plan['options'] | undefined;
  readonly redraw: (() => void) | undefined;
}): JSX.Element | null {
  const say = narratorWords[lang.value];
  if (options === undefined) return null;
  const cards = narratedOf(plan.game)?.cards(options, plan.players, lang.value) ?? [];
  return (
    <section class={css.picking}>
      <h2>{say.take(cards.length)}</h2>
      <ul>
        {cards.map(({ icon, name }, i) => (
          <li key={i}>
            <Icon name={icon} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {redraw === undefined ? null : (
        <button type="button" class="button small" onClick={redraw}>
          {say.redraw}
        </button>
      )}
    </section>
  );
}

function whereOf({ stage, game, options, players, line, tempo }: Evening): string {
  const say = narratorWords[lang.value];
  const told = narratedOf(game)?.tell(options, players, lang.value);
  if (stage !== 'night' || told === undefined) return say.resumeDay;
  const stop = planOf(told.lines, tempo).lines[line]?.stop ?? 0;
  return say.resumeHint(stop + 1, told.road.length);
}

/** An evening that was cut off: it goes on at the line where it stopped. */
export function Kept({
  kept,
  resume,
  forget,
}: {
  readonly kept: Evening;
  resume(): void;
  forget(): void;
}): JSX.Element {
  const say = narratorWords[lang.value];
  return (
    <div class={css.kept}>
      <p>{whereOf(kept)}</p>
      <button type="button" class={`button ember ${css.resume}`} onClick={resume}>
        {say.resume}
      </button>
      <button type="button" class="round" aria-label={say.forget} onClick={forget}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
