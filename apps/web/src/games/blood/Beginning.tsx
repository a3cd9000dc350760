import { type First, unborn } from '@veillee/blood';
import type { Json } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { SettingChips } from '../../kit/Setting.tsx';
import { RuleReference } from '../../rules/RuleLink.tsx';
import { lang } from '../../words/language.ts';
import type { Options, Sitter } from '../face.ts';
import { firstOf, type Way, wayOf, ways } from './first.ts';
import { settingsWords, wordOf } from './settingsWords.ts';

interface Props {
  readonly options: Options;
  readonly players: number;
  readonly people: readonly Sitter[] | undefined;
  set(more: Options): void;
}

/** B2: chance, somebody the host picks, or the birthday nearest February 1999. Only who sits there can be named. */
export function Beginning({ options, players, people = [], set }: Props): JSX.Element {
  const say = settingsWords[lang.value];
  const first = firstOf(options);
  const way = wayOf(first);
  const begin = (next: First): void => set({ first: next as Json });
  const choose = (next: Way): void => {
    if (next === way) return;
    if (next === 'chance') begin('chance');
    else if (next === 'seat') begin({ seat: 0 });
    else begin({ birthdays: people.map(({ bot }) => unborn(bot)) });
  };
  const full = people.length === players;
  const open = ways.filter(
    (one) => one === way || one === 'chance' || (people.length > 0 && (one === 'seat' || full)),
  );
  const nameAt = (seat: number): string => people[seat]?.name ?? '…';
  const hints = {
    chance: say.first.chance,
    seat: say.first.seat(typeof first === 'object' && 'seat' in first ? nameAt(first.seat) : '…'),
    birthdays: say.first.birthdays,
  };
  const later = people.length === 0 ? say.firstLater : full ? '' : say.firstEmpty;
  return (
    <div class="stack beginning">
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
        choose={(one) => choose(one as Way)}
      />
      {typeof first === 'object' && 'seat' in first ? (
        <fieldset class="chips">
          <legend>{say.firstSeat}</legend>
          {people.map(({ name }, seat) => (
            <button
              key={seat}
              type="button"
              class="chip"
              aria-pressed={seat === first.seat}
              onClick={() => begin({ seat })}
            >
              {name}
            </button>
          ))}
        </fieldset>
      ) : null}
      {typeof first === 'object' && 'birthdays' in first ? (
        <Birthdays birthdays={first.birthdays} people={people} begin={begin} />
      ) : null}
    </div>
  );
}

function Birthdays({
  birthdays,
  people,
  begin,
}: {
  readonly birthdays: readonly string[];
  readonly people: readonly Sitter[];
  begin(first: First): void;
}): JSX.Element {
  const say = settingsWords[lang.value];
  const id = useId();
  const set = (seat: number, date: string): void =>
    begin({ birthdays: birthdays.map((was, at) => (at === seat ? date : was)) });
  return (
    <>
      <ul class="birthdays">
        {people.map(({ name, bot }, seat) =>
          bot ? null : (
            <li key={seat} class="line-input">
              <label for={`${id}${seat}`}>{name}</label>
              <input
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
