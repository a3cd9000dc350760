import { type First, unborn } from '@veillee/blood';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { SettingChips } from '../../../kit/Setting.tsx';
import { RuleReference } from '../../../rules/RuleLink.tsx';
import { lang } from '../../../words/language.ts';
import type { Options, Sitter } from '../../face.ts';
import { settingsWords, wordOf } from '../settingsWords.ts';
import css from './Beginning.module.css';
import { firstOf, type Way, wayOf, ways } from './first.ts';

interface Props {
  readonly options: Options;
  readonly players: number;
  readonly people: readonly Sitter[] | undefined;
  set(more: Options): void;
}

/** B2: chance, somebody the host picks, or the birthday nearest February 1999. Only who sits there can be named. */
export function Beginning({ options, players, people = [], set }: Props): JSX.Element {
  const first = firstOf(options);
  const begin = (next: First): void => set({ first: next });
  return (
    <div class="stack">
      <WayChoice first={first} players={players} people={people} begin={begin} />
      {first !== 'chance' && 'seat' in first ? (
        <SeatChoice seat={first.seat} people={people} begin={begin} />
      ) : null}
      {first !== 'chance' && 'birthdays' in first ? (
        <Birthdays birthdays={first.birthdays} people={people} begin={begin} />
      ) : null}
    </div>
  );
}

interface Begun {
  readonly people: readonly Sitter[];
  begin(first: First): void;
}

/** How the first player is found, and what that means. */
function WayChoice({
  first,
  players,
  people,
  begin,
}: Begun & { readonly first: First; readonly players: number }): JSX.Element {
  const say = settingsWords[lang.value];
  const way = wayOf(first);
  const full = people.length === players;
  const open = ways.filter(
    (one) => one === way || one === 'chance' || (people.length > 0 && (one === 'seat' || full)),
  );
  const chosen = first !== 'chance' && 'seat' in first ? people[first.seat]?.name : undefined;
  const hints = {
    chance: say.first.chance,
    seat: say.first.seat(chosen ?? '…'),
    birthdays: say.first.birthdays,
  };
  const later = people.length === 0 ? say.firstLater : full ? '' : say.firstEmpty;
  return (
    <SettingChips
      legend={
        <>
          <b>{wordOf('option.first')}</b>
          <RuleReference game="blood" rule="B2" />
        </>
      }
      choices={open.map((one) => [one, wordOf(`option.first.${one}`)])}
      now={way}
      hint={[hints[way], say.usual(say.firstUsual), later].filter(Boolean).join(' ')}
      choose={(one) => (one === way ? undefined : begin(firstBy(one, people)))}
    />
  );
}

/** What a way begins with, until somebody says more. */
function firstBy(way: Way, people: readonly Sitter[]): First {
  if (way === 'chance') return 'chance';
  return way === 'seat' ? { seat: 0 } : { birthdays: people.map(({ bot }) => unborn(bot)) };
}

function SeatChoice({ seat: chosen, people, begin }: Begun & { readonly seat: number }): JSX.Element {
  return (
    <fieldset class="chips">
      <legend>{settingsWords[lang.value].firstSeat}</legend>
      {people.map(({ name }, seat) => (
        <button
          key={seat}
          type="button"
          class="chip"
          aria-pressed={seat === chosen}
          onClick={() => begin({ seat })}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

function Birthdays({
  birthdays,
  people,
  begin,
}: Begun & { readonly birthdays: readonly string[] }): JSX.Element {
  const say = settingsWords[lang.value];
  const id = useId();
  const set = (seat: number, date: string): void =>
    begin({ birthdays: birthdays.map((was, at) => (at === seat ? date : was)) });
  return (
    <>
      <ul class={css.birthdays}>
        {people.map(({ name, bot }, seat) =>
          bot ? null : (
            <li key={seat}>
              <label for={`${id}${seat}`}>{name}</label>
              <input
                class={`plate-input ${css.date}`}
                id={`${id}${seat}`}
                type="date"
                aria-label={say.born(name)}
                min="1900-01-01"
                value={birthdays[seat] ?? ''}
                onInput={(event) => set(seat, event.currentTarget.value)}
              />
            </li>
          ),
        )}
      </ul>
      {people.some(({ bot }) => bot) ? <p class="hint">{say.ageless}</p> : null}
    </>
  );
}
