import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { listed } from '../games/registry.ts';
import { Glyph } from '../kit/marks.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { rulesAddress } from '../line/address.ts';
import { room } from '../line/session.ts';
import { LangSwitch } from '../screens/parts.tsx';
import { lang } from '../words/language.ts';
import { bookOf, entryOf, hasBook, openBook } from './book.ts';
import { EntryView, type Lead } from './EntryView.tsx';
import { Contents, Found, Listing } from './Lists.tsx';
import { Failed } from './RulePage.tsx';
import { rulesWords } from './words.ts';

/** What is sought; kept while one reads a page and comes back. */
const sought = signal('');

interface Props {
  readonly game: string | null;
  readonly entry: string | null;
}

/** The rules as a book of their own: contents, search, and a page for each thing. */
export function RulesScreen({ game, entry }: Props): JSX.Element {
  const games = game !== null && hasBook(game) ? [game] : listed.map(({ id }) => id).filter(hasBook);
  const say = rulesWords[lang.value];
  const where = `${game}/${entry}`;
  useEffect(() => games.forEach(openBook), [where]);
  useEffect(() => {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main.rules h1')?.focus({ preventScroll: true });
    for (const chip of document.querySelectorAll('.rules .chip[aria-current]'))
      chip.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [where]);
  const [one] = games;
  const almanac = one === undefined || games.length > 1 ? undefined : bookOf(one);
  const kind =
    almanac !== undefined && almanac !== 'failed'
      ? almanac[lang.value].kinds.find(({ id }) => id === entry)?.id
      : undefined;
  const reading = entry !== null && one !== undefined && games.length === 1 && kind === undefined;
  return (
    <main class={`screen rules ${reading ? 'reading' : ''}`}>
      <SkyView phase="day" height={120} />
      <header class="bar">
        <a class="round" href={upFrom(game, entry)} aria-label={say.up}>
          <Glyph name="back" />
        </a>
        <div class="bar-title">{reading ? say.title : <h1 tabIndex={-1}>{say.title}</h1>}</div>
        <LangSwitch />
      </header>
      {reading ? <Reading game={one} entry={entry} /> : <Index games={games} kind={kind ?? null} />}
    </main>
  );
}

/** One level up; from the top, back to the table one sits at, or home. */
function upFrom(game: string | null, entry: string | null): string {
  if (game === null) return `#${room.value?.code ?? ''}`;
  return entry === null ? rulesAddress() : rulesAddress(game);
}

function Reading({ game, entry }: { readonly game: string; readonly entry: string }): JSX.Element {
  const say = rulesWords[lang.value];
  const book = bookOf(game);
  if (book === undefined) return <p role="status">{say.opening}</p>;
  if (book === 'failed') return <Failed game={game} />;
  const almanac = book[lang.value];
  const found = entryOf(almanac, entry);
  const link: Lead = (to, label) => (
    <a class="rule-link" href={rulesAddress(game, to)}>
      {label}
    </a>
  );
  return (
    <div class="paper">
      {found === undefined ? (
        <p>{say.missing}</p>
      ) : (
        <EntryView game={game} almanac={almanac} entry={found} lang={lang.value} lead={link} Title="h1" />
      )}
    </div>
  );
}

function Index({
  games,
  kind,
}: {
  readonly games: readonly string[];
  readonly kind: string | null;
}): JSX.Element {
  const say = rulesWords[lang.value];
  const only = games.length === 1 ? games[0] : undefined;
  const here = only === undefined ? undefined : bookOf(only);
  const kinds = here === undefined || here === 'failed' ? [] : here[lang.value].kinds;
  return (
    <>
      <div class="pad stack">
        <input
          class="plate-input"
          type="search"
          aria-label={say.search}
          placeholder={say.hint}
          value={sought.value}
          onInput={(event) => {
            sought.value = event.currentTarget.value;
          }}
        />
        <Filter
          label={say.games}
          choices={[
            { to: rulesAddress(), name: say.allGames, on: only === undefined },
            ...listed
              .filter(({ id }) => hasBook(id))
              .map(({ id, name }) => ({ to: rulesAddress(id), name: name[lang.value], on: id === only })),
          ]}
        />
        {only === undefined ? null : (
          <Filter
            label={say.kinds}
            choices={[
              { to: rulesAddress(only), name: say.allKinds, on: kind === null },
              ...kinds.map(({ id, name }) => ({ to: rulesAddress(only, id), name, on: id === kind })),
            ]}
          />
        )}
      </div>
      {sought.value.trim() !== '' ? (
        <Found games={games} kind={kind} sought={sought.value} />
      ) : only === undefined ? (
        <Contents games={games} />
      ) : (
        <Listing game={only} kind={kind} />
      )}
    </>
  );
}

interface Choice {
  readonly to: string;
  readonly name: string;
  readonly on: boolean;
}

function Filter({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly Choice[];
}): JSX.Element {
  return (
    <nav aria-label={label}>
      <ul class="chips">
        {choices.map(({ to, name, on }) => (
          <li key={to}>
            <a class="chip" href={to} aria-current={on ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
