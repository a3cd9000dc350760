import type { Almanac, Entry } from '@veillee/kernel';
import type { JSX } from 'preact';
import { listed } from '../games/registry.ts';
import { Glyph, Icon } from '../kit/marks.tsx';
import { rulesAddress } from '../line/address.ts';
import { lang } from '../words/language.ts';
import { bookOf } from './book.ts';
import { figured } from './EntryView.tsx';
import { find } from './find.ts';
import { iconOf } from './icons.ts';
import { ruling } from './kinds.ts';
import { Failed } from './RulePage.tsx';
import { rulesWords } from './words.ts';

const nameOf = (game: string): string => listed.find(({ id }) => id === game)?.name[lang.value] ?? game;

/** How each game goes, and how many pages there are of each kind. */
export function Contents({ games }: { readonly games: readonly string[] }): JSX.Element {
  return (
    <div class="rule-contents">
      {games.map((game) => (
        <section key={game} class="paper">
          <h2>{nameOf(game)}</h2>
          <Opened game={game}>
            {({ kinds, entries }) => (
              <>
                <Rows game={game} entries={entries.slice(0, 1)} />
                <ul class="rule-kinds">
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
        <div class="paper rule-listing">
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
  const here = lang.value;
  const results = games.map((game) => {
    const book = bookOf(game);
    if (book === undefined || book === 'failed') return { game, entries: [] };
    const all = find(book[here], book[here === 'fr' ? 'en' : 'fr'], sought);
    return { game, entries: kind === null ? all : all.filter((entry) => entry.kind === kind) };
  });
  const many = results.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <p class="pad hint" role="status">
        {say.found(many)} {many === 0 ? say.nothing : ''}
      </p>
      {many === 0 ? null : (
        <div class="paper rule-listing">
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
    <ul class="rule-rows">
      {entries.map((entry) => {
        const icon = iconOf(game, entry);
        return (
          <li key={entry.id}>
            <a href={rulesAddress(game, entry.id)}>
              <span class="rule-icon">{icon === undefined ? entry.name : <Icon name={icon} />}</span>
              <span>
                {icon === undefined ? null : <b class={figured(entry.name)}>{entry.name}</b>}
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
