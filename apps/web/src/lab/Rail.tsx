import { games } from '@veillee/games';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { classes } from '../kit/classes.ts';
import { labAddress } from '../line/address.ts';
import { labWords } from '../words/lab.ts';
import { lang } from '../words/language.ts';
import type { Bench } from './bench.ts';
import { type Board, newDeck } from './boards.ts';
import { canWeigh } from './entries.ts';
import css from './Rail.module.css';

/** What may be weighed: scenarios, decks of one's own, and the other games. */
export function Rail({ bench, board }: { readonly bench: Bench; readonly board: Board | null }): JSX.Element {
  const say = labWords[lang.value];
  const game = bench.listing.id;
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const here of list.current?.querySelectorAll('[aria-current]') ?? [])
      here.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [board?.id, game]);
  const canCompose = bench.entry.weighed !== undefined;
  return (
    <div class={css.rail}>
      <p class={css.lead}>{say.lead}</p>
      <Games now={game} />
      <nav aria-label={say.boards} ref={list} class={css.nav}>
        <ul class={css.boards}>
          {bench.boards.map(({ id, name, counts, own }) => (
            <li key={id}>
              <a
                class={classes(css.board, own && css.own)}
                href={labAddress(game, id)}
                aria-current={id === board?.id ? 'page' : undefined}
              >
                {name[lang.value]}
                <small>{say.span(counts[0] ?? 0, counts.at(-1) ?? 0)}</small>
              </a>
            </li>
          ))}
          {canCompose ? <ToCompose game={game} here={board === null} /> : null}
        </ul>
      </nav>
      {board === null || !canCompose ? null : (
        <a class={`button ${css.doctor}`} href={labAddress(game, board.id, true)}>
          {say.doctor}
        </a>
      )}
    </div>
  );
}

function Games({ now }: { readonly now: string }): JSX.Element {
  return (
    <nav aria-label={labWords[lang.value].games}>
      <ul class={css.games}>
        {games
          .filter(({ id }) => canWeigh(id))
          .map(({ id, name }) => (
            <li key={id}>
              <a class={css.game} href={labAddress(id)} aria-current={id === now ? 'true' : undefined}>
                {name[lang.value]}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const ToCompose = ({ game, here }: { readonly game: string; readonly here: boolean }): JSX.Element => (
  <li>
    <a
      class={classes(css.board, css.compose)}
      href={labAddress(game, newDeck)}
      aria-current={here ? 'page' : undefined}
    >
      {labWords[lang.value].compose}
    </a>
  </li>
);
