import { gameNamed } from '@veillee/games';
import type { Almanac, Entry } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Glyph, Icon } from '../kit/marks.tsx';
import paper from '../kit/paper.module.css';
import { rulesAddress } from '../line/address.ts';
import { lang } from '../words/language.ts';
import { bookOf } from './book.ts';
import { isFigured } from './EntryView.tsx';
import { entryIcon } from './icons.ts';
import { ruling } from './kinds.ts';
import css from './Lists.module.css';
import leaf from './leaf.module.css';
import { RuleIcon } from './RuleIcon.tsx';
import { Failed } from './RulePage.tsx';
import { searchRules } from './search.ts';
import { rulesWords } from './words.ts';

const nameOf = (game: string): string => gameNamed(game)?.name[lang.value] ?? game;

/** How each game goes, and how many pages there are of each kind. */
export function Contents({ games }: { readonly games: readonly string[] }): JSX.Element {
  return (
    <div class={css.contents}>
      {games.map((game) => (
        <section key={game} class={`${paper.paper} ${leaf.leaf} ${css.game}`}>
          <h2>{nameOf(game)}</h2>
          <Opened game={game}>
            {({ kinds, entries }) => (
              <>
                <Rows game={game} entries={entries.slice(0, 1)} />
                <ul class={css.kinds}>
                  {kinds.map(({ id, name }) => (
                    <li key={id}>
                      <a href={rulesAddress(game, id)}>
                        <span>{name}</span>
                        <b>{entries.filter(({ kind }) => kind === id).length}</b>
                        <Glyph name="next" />
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </Opened>
        </section>
      ))}
    </div>
  );
}

/** The entries of a game by kind; the numbered rules only where they are asked for. */
export function Listing({
  game,
  kind,
}: {
  readonly game: string;
  readonly kind: string | null;
}): JSX.Element {
  return (
    <Opened game={game}>
      {({ kinds, entries }) => (
        <div class={`${paper.paper} ${leaf.leaf} ${css.listing}`}>
          {kinds
            .filter(({ id }) => (kind === null ? id !== ruling : id === kind))
            .map(({ id, name }) => (
              <section key={id}>
                <h2>{name}</h2>
                <Rows game={game} entries={entries.filter((entry) => entry.kind === id)} />
              </section>
            ))}
        </div>
      )}
    </Opened>
  );
}

/** What answers a search, game by game. */
export function Found({
  games,
  kind,
  sought,
}: {
  readonly games: readonly string[];
  readonly kind: string | null;
  readonly sought: string;
}): JSX.Element {
  const say = rulesWords[lang.value];
  const results = games.map((game) => {
    const book = bookOf(game);
    if (book === undefined || book === 'failed') return { game, entries: [] };
    const all = searchRules(book, lang.value, sought);
    return { game, entries: kind === null ? all : all.filter((entry) => entry.kind === kind) };
  });
  const many = results.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <p class="pad hint" role="status">
        {say.found(many)} {many === 0 ? say.nothing : ''}
      </p>
      {many === 0 ? null : (
        <div class={`${paper.paper} ${leaf.leaf} ${css.listing}`}>
          {results
            .filter(({ entries }) => entries.length > 0)
            .map(({ game, entries }) => (
              <section key={game}>
                <h2>{nameOf(game)}</h2>
                <Rows game={game} entries={entries} />
              </section>
            ))}
        </div>
      )}
    </>
  );
}

function Rows({ game, entries }: { readonly game: string; readonly entries: readonly Entry[] }): JSX.Element {
  return (
    <ul class={css.rows}>
      {entries.map((entry) => {
        const icon = entryIcon(game, entry);
        return (
          <li key={entry.id}>
            <a href={rulesAddress(game, entry.id)}>
              <RuleIcon>{icon === undefined ? entry.name : <Icon name={icon} />}</RuleIcon>
              <span>
                {icon === undefined ? null : (
                  <b class={isFigured(entry.name) ? css.figures : ''}>{entry.name}</b>
                )}
                <small>{entry.line}</small>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Opened({
  game,
  children,
}: {
  readonly game: string;
  children(almanac: Almanac): JSX.Element;
}): JSX.Element {
  const book = bookOf(game);
  if (book === undefined) return <p role="status">{rulesWords[lang.value].opening}</p>;
  if (book === 'failed') return <Failed game={game} />;
  return children(book[lang.value]);
}
