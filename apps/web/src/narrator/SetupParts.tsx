import type { JSX } from 'preact';
import { narratedOf } from '../games/narrated.ts';
import { Glyph, Icon } from '../kit/marks.tsx';
import type { Plan } from '../screens/lobby/plan.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import css from './EveningSetup.module.css';
import type { Evening } from './kept.ts';
import { planOf } from './plan.ts';

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
      <h2>{cards.length === 0 ? say.setTable : say.take(cards.length)}</h2>
      <ul>
        {cards.map(({ icon, name }, i) => (
          <li key={i}>
            <Icon name={icon} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      {narratedOf(plan.game)
        ?.laid(options, plan.players, lang.value)
        .map((one) => (
          <p key={one} class="hint">
            {one}
          </p>
        ))}
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
  const told = narratedOf(game)?.tell?.(options, players, lang.value);
  if (stage === 'help') return say.resumeTable;
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
