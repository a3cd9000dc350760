import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { narratedOf } from '../games/narrated.ts';
import { Glyph, Icon } from '../kit/marks.tsx';
import type { Plan } from '../screens/lobby/plan.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import css from './Boxes.module.css';
import { keepBoxes, ownedBoxes } from './kept.ts';

/** The boxes of a game that are in this house; all of them until somebody says otherwise. */
export const boxesOf = (game: string): readonly string[] =>
  ownedBoxes(game) ??
  narratedOf(game)
    ?.boxes(lang.value)
    .map(({ id }) => id) ??
  [];

function lackingIn({ game, options, players }: Plan, owned: readonly string[]): readonly string[] {
  const way = narratedOf(game);
  const lacking = way?.lacking(options, players, owned) ?? [];
  return way?.boxes(lang.value).flatMap(({ id, name }) => (lacking.includes(id) ? [name] : [])) ?? [];
}

/** What is missing for these cards, in words; undefined: nothing is. */
export function lackingFor(plan: Plan, owned: readonly string[]): string | undefined {
  const names = lackingIn(plan, owned);
  return names.length === 0 ? undefined : narratorWords[lang.value].lacking(names);
}
/** The same in a few words. */
export function boxesMissing(plan: Plan, owned: readonly string[]): string | undefined {
  const names = lackingIn(plan, owned);
  return names.length === 0 ? undefined : narratorWords[lang.value].boxesMissing(names);
}

/** The boxes one has: kept on the device, and what needs another says so. */
export function Boxes({
  game,
  owned,
}: {
  readonly game: string;
  readonly owned: Signal<readonly string[]>;
}): JSX.Element | null {
  const say = narratorWords[lang.value];
  const boxes = narratedOf(game)?.boxes(lang.value) ?? [];
  if (boxes.length < 2) return null;
  const turn = (id: string): void => {
    owned.value = owned.value.includes(id) ? owned.value.filter((one) => one !== id) : [...owned.value, id];
    keepBoxes(game, owned.value);
  };
  return (
    <fieldset class={css.boxes}>
      <legend>{say.boxes}</legend>
      {boxes.map(({ id, name, icon, cards }) => (
        <button
          key={id}
          type="button"
          class={css.box}
          aria-pressed={owned.value.includes(id)}
          onClick={() => turn(id)}
        >
          {owned.value.includes(id) ? (
            <span class={css.tick}>
              <Glyph name="check" />
            </span>
          ) : null}
          <Icon name={icon} />
          <b>{name}</b>
          <small>{say.boxCards(cards)}</small>
        </button>
      ))}
    </fieldset>
  );
}
