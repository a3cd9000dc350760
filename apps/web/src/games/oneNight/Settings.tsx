import { useSignal } from '@preact/signals';
import {
  deckOf,
  type RoleId,
  roleIds,
  roles,
  type ScenarioId,
  scenarioIds,
  scenarios,
} from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Icon } from '../../kit/marks.tsx';
import { Stepper } from '../../prompt/FormFields.tsx';
import { lang, words } from '../../words/language.ts';
import type { Options } from '../face.ts';
import { roleIcons } from './icons.ts';
import { own } from './ownWords.ts';

const levels = ['beginner', 'medium', 'hard', 'extreme', 'impossible'];

interface Props {
  readonly options: Options;
  readonly players: number;
  change(options: Options): void;
}

/** A scenario, or a deck of one's own; then the pace and the rulings a table may change. */
export function Settings({ options, players, change }: Props): JSX.Element {
  const say = own[lang.value];
  const free = options.scenario === null || options.scenario === undefined;
  const set = (more: Options): void => change({ ...options, ...more });
  return (
    <>
      <fieldset class="segments">
        <legend class="unseen">{say.cards}</legend>
        <button
          type="button"
          aria-pressed={!free}
          onClick={() => set({ scenario: fitting(players), deck: null })}
        >
          {say.scenario}
        </button>
        <button
          type="button"
          aria-pressed={free}
          onClick={() =>
            set({ scenario: null, deck: (options.deck ?? startDeck(options, players)) as string[] })
          }
        >
          {say.freeDeck}
        </button>
      </fieldset>
      {free ? (
        <Deck options={options} players={players} set={set} />
      ) : (
        <Scenarios options={options} players={players} set={set} />
      )}
      <details class="more">
        <summary>{words.value.create.options}</summary>
        <div class="stack">
          <Paces options={options} set={set} />
          <Toggle label={say.extras} on={options.extras === true} set={(extras) => set({ extras })} />
          <Toggle
            label={say.gremlinSelf}
            on={options.gremlinSelf === true}
            set={(gremlinSelf) => set({ gremlinSelf })}
          />
        </div>
      </details>
    </>
  );
}

export const fits = (id: ScenarioId, players: number): boolean =>
  players >= scenarios[id].min && players <= scenarios[id].max;

/** A scenario that so many can play: the gentlest. */
export function fitting(players: number): ScenarioId {
  const playable = scenarioIds.filter((id) => fits(id, players));
  const level = (id: ScenarioId): number => levels.indexOf(scenarios[id].difficulty);
  return [...playable].sort((a, b) => level(a) - level(b))[0] ?? 'anarchie';
}

function startDeck(options: Options, players: number): readonly RoleId[] {
  const id = (options.scenario ?? fitting(players)) as ScenarioId;
  return deckOf(id, players) ?? deckOf(fitting(players), players) ?? [];
}

type Set = { readonly options: Options; readonly players: number; set(more: Options): void };

function Scenarios({ options, players, set }: Set): JSX.Element {
  const say = own[lang.value];
  const from = names[lang.value];
  const sorted = [...scenarioIds].sort((a, b) => Number(fits(b, players)) - Number(fits(a, players)));
  const chosen = options.scenario as ScenarioId;
  const deck = fits(chosen, players) ? deckOf(chosen, players) : null;
  return (
    <>
      <ul class="scenarios">
        {sorted.map((id) => {
          const { min, max, difficulty } = scenarios[id];
          const { name, translation, blurb } = from.scenarios[id];
          return (
            <li key={id}>
              <button
                type="button"
                class="scenario"
                aria-pressed={id === chosen}
                onClick={() => set({ scenario: id, deck: null })}
              >
                <b>{name}</b>
                {translation ? <i>{translation}</i> : null}
                <span>{blurb}</span>
                <small>
                  {say.players(min, max)} · {from.difficulties[difficulty]}
                  <span class="drops" aria-hidden="true">
                    {levels.slice(0, 4).map((level, i) => (
                      <i key={level} class={i <= levels.indexOf(difficulty) ? 'full' : ''} />
                    ))}
                  </span>
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {deck === null ? null : (
        <ul class="deck" aria-label={from.terms.deck}>
          {deck.map((id, i) => (
            <li key={i} class="deck-card">
              <Icon name={roleIcons[id]} />
              {from.characters[id].name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Deck({ options, players, set }: Set): JSX.Element {
  const say = own[lang.value];
  const from = names[lang.value];
  const deck = (options.deck ?? []) as readonly RoleId[];
  const search = useSignal('');
  const wanted = search.value.trim().toLowerCase();
  const count = (id: RoleId): number => deck.filter((one) => one === id).length;
  const put = (id: RoleId, many: number): void =>
    set({ deck: [...deck.filter((one) => one !== id), ...Array.from({ length: many }, () => id)] });
  const found = roleIds.filter((id) => from.characters[id].name.toLowerCase().includes(wanted));
  return (
    <>
      <p class="hint" role="status">
        {say.chosen(deck.length, players + 3)}
      </p>
      <input
        class="plate-input"
        type="search"
        aria-label={say.search}
        placeholder={say.search}
        value={search.value}
        onInput={(event) => {
          search.value = event.currentTarget.value;
        }}
      />
      <ul class="role-list">
        {found.map((id) => {
          const { name, blurb } = from.characters[id];
          const most = roles[id].cards ?? 1;
          const now = count(id);
          return (
            <li key={id}>
              <button
                type="button"
                class="role-row"
                aria-pressed={now > 0}
                onClick={() => put(id, now >= most ? 0 : roles[id].allOrNone ? most : now + 1)}
              >
                <Icon name={roleIcons[id]} />
                <span>
                  <b>
                    {name}
                    {now > 1 ? ` × ${now}` : ''}
                  </b>
                  <small>{blurb}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const paces = { call: [5, 30, 1], day: [60, 900, 30], vote: [10, 60, 5] } as const;

function Paces({ options, set }: Omit<Set, 'players'>): JSX.Element {
  const say = own[lang.value];
  const pace = (options.pace ?? {}) as { readonly [part: string]: number };
  const usual = { call: 10, day: 300, vote: 30 };
  return (
    <>
      {(Object.keys(paces) as (keyof typeof paces)[]).map((part) => {
        const [from, to, step] = paces[part];
        const value = pace[part] ?? usual[part];
        return (
          <Stepper
            key={part}
            label={say.pace[part]}
            value={value}
            from={from}
            to={to}
            step={step}
            shown={words.value.create.seconds(value)}
            change={(next) => set({ pace: { ...pace, [part]: next } })}
          />
        );
      })}
    </>
  );
}

function Toggle({
  label,
  on,
  set,
}: {
  readonly label: string;
  readonly on: boolean;
  set(on: boolean): void;
}): JSX.Element {
  return (
    <label class="toggle">
      <input type="checkbox" checked={on} onChange={(event) => set(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
