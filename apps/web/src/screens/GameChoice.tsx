import type { Listing } from '@veillee/gamekit';
import type { ComponentChildren, JSX } from 'preact';
import type { IconName } from '../kit/iconNames.ts';
import { Icon } from '../kit/marks.tsx';
import { lang, words } from '../words/language.ts';
import css from './GameChoice.module.css';

/** Chooses one of these games. */
export function GameChoice<G extends Pick<Listing<IconName>, 'id' | 'name' | 'icon'>>({
  games,
  chosen,
  choose,
  more,
}: {
  readonly games: readonly G[];
  readonly chosen: string | undefined;
  choose(game: G): void;
  /** Under the name of each. */
  readonly more?: (game: G) => ComponentChildren;
}): JSX.Element {
  return (
    <fieldset class={css.games}>
      <legend class="unseen">{words.value.create.game}</legend>
      {games.map((game) => (
        <button
          key={game.id}
          type="button"
          class={css.game}
          aria-pressed={chosen === game.id}
          onClick={() => choose(game)}
        >
          <Icon name={game.icon} />
          {game.name[lang.value]}
          {more?.(game)}
        </button>
      ))}
    </fieldset>
  );
}
