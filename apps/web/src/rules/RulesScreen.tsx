import { signal } from '@preact/signals';
import { games as listed } from '@veillee/games';
import type { Entry } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { classes } from '../kit/classes.ts';
import { Glyph } from '../kit/marks.tsx';
import paper from '../kit/paper.module.css';
import { SkyView } from '../kit/SkyView.tsx';
import { into } from '../kit/setTo.ts';
import { labAddress, rulesAddress } from '../line/address.ts';
import { room } from '../line/session.ts';
import { LangSwitch } from '../screens/parts.tsx';
import { lang } from '../words/language.ts';
import { bookOf, entryOf, hasBook, openBook } from './book.ts';
import { EntryView, type Lead } from './EntryView.tsx';
import { Contents, Found, Listing } from './Lists.tsx';
import leaf from './leaf.module.css';
import linked from './RuleLink.module.css';
import { Failed } from './RulePage.tsx';
import css from './RulesScreen.module.css';
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
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    for (const chip of document.querySelectorAll('main nav [aria-current]'))
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
    <main class={classes('screen', css.rules, reading && css.reading)}>
      <SkyView phase="day" height={120} />
      <header class="bar">
        <a class={`round ${css.up}`} href={upFrom(game, entry)} aria-label={say.up}>
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
  const link: Lead = (to, label, look) => (
    <a class={classes(linked.link, look)} href={rulesAddress(game, to)}>
      {label}
    </a>
  );
  return (
    <div class={`${paper.paper} ${leaf.leaf}`}>
      {found === undefined ? (
        <p>{say.missing}</p>
      ) : (
        <>
          <EntryView game={game} almanac={almanac} entry={found} lang={lang.value} lead={link} Title="h1" />
          <Weighed game={game} entry={found} />
        </>
      )}
    </div>
  );
}

/** A scenario can be weighed. */
function Weighed({ game, entry }: { readonly game: string; readonly entry: Entry }): JSX.Element | null {
  if (entry.kind !== 'scenario') return null;
  return (
    <p>
      <a class={linked.link} href={labAddress(game, entry.id.replace(/^scenario-/, ''))}>
        {rulesWords[lang.value].weigh}
      </a>
    </p>
  );
}

interface Sought {
  readonly games: readonly string[];
  readonly kind: string | null;
}

/** A search over what is listed below. */
function Index({ games, kind }: Sought): JSX.Element {
  const say = rulesWords[lang.value];
  const only = games.length === 1 ? games[0] : undefined;
  return (
    <>
      <div class="pad stack">
        <input
          class={`plate-input ${css.search}`}
          type="search"
          aria-label={say.search}
          placeholder={say.hint}
          value={sought.value}
          onInput={(event) => into(sought)(event.currentTarget.value)}
        />
        <Filter label={say.games} choices={gameChoices(only)} />
        {only === undefined ? null : <Filter label={say.kinds} choices={kindChoices(only, kind)} />}
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

const gameChoices = (only: string | undefined): readonly Choice[] => [
  { to: rulesAddress(), name: rulesWords[lang.value].allGames, on: only === undefined },
  ...listed
    .filter(({ id }) => hasBook(id))
    .map(({ id, name }) => ({ to: rulesAddress(id), name: name[lang.value], on: id === only })),
];

function kindChoices(game: string, kind: string | null): readonly Choice[] {
  const book = bookOf(game);
  const kinds = book === undefined || book === 'failed' ? [] : book[lang.value].kinds;
  return [
    { to: rulesAddress(game), name: rulesWords[lang.value].allKinds, on: kind === null },
    ...kinds.map(({ id, name }) => ({ to: rulesAddress(game, id), name, on: id === kind })),
  ];
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
      <ul class={`chips ${css.choices}`}>
        {choices.map(({ to, name, on }) => (
          <li key={to}>
            <a class={`chip ${css.choice}`} href={to} aria-current={on ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
