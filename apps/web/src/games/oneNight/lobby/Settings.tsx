import { isKeyOf } from '@veillee/kernel';
import { deckOf, type RoleId, type ScenarioId, scenarioIds, scenarios } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import { labAddress } from '../../../line/address.ts';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { lang, words } from '../../../words/language.ts';
import type { Options, SettingsProps } from '../../face.ts';
import { deckWords } from '../deckWords.ts';
import { roleIcons } from '../icons.ts';
import { own } from '../ownWords.ts';
import { DeckPicker } from './DeckPicker.tsx';
import { laysAcross } from './deck.ts';
import { Measured } from './Measured.tsx';
import { PaceChoice, Rulings } from './Rulings.tsx';
import css from './Settings.module.css';

const levels = ['beginner', 'medium', 'hard', 'extreme', 'impossible'];

export interface DeckProps {
  readonly options: Options;
  readonly players: number;
  set(more: Options): void;
}

/** A scenario, or a deck of one's own; then the pace and the rulings a table may change. */
export function Settings({ options, players, onePhone, lacks, change }: SettingsProps): JSX.Element {
  const free = options.scenario === null || options.scenario === undefined;
  const set = (more: Options): void => change({ ...options, ...more });
  const compose = (): void => set({ scenario: null, deck: [...startDeck(options, players)] });
  const playScenario = (): void => set({ scenario: fitting(players), deck: null });
  return (
    <>
      <KindOfDeck free={free} scenario={playScenario} compose={compose} />
      {free ? (
        <DeckPicker options={options} players={players} set={set} />
      ) : (
        <Scenarios options={options} players={players} set={set} compose={compose} lacks={lacks} />
      )}
      <details class="more">
        <summary>{words.value.create.options}</summary>
        <div class="stack">
          <PaceChoice options={options} set={set} onePhone={onePhone} />
          <Rulings options={options} set={set} />
        </div>
      </details>
    </>
  );
}

function KindOfDeck({
  free,
  scenario,
  compose,
}: {
  readonly free: boolean;
  scenario(): void;
  compose(): void;
}): JSX.Element {
  const say = own[lang.value];
  return (
    <fieldset class="segments">
      <legend class="unseen">{say.cards}</legend>
      <button type="button" aria-pressed={!free} onClick={scenario}>
        {say.scenario}
      </button>
      <button type="button" aria-pressed={free} onClick={() => (free ? undefined : compose())}>
        {say.freeDeck}
      </button>
    </fieldset>
  );
}

export const fits = (id: ScenarioId, players: number): boolean =>
  players >= scenarios[id].min && players <= scenarios[id].max;

const levelOf = (id: ScenarioId): number => levels.indexOf(scenarios[id].difficulty);

/** The gentlest first. */
const byLevel = (ids: readonly ScenarioId[]): ScenarioId[] =>
  [...ids].sort((a, b) => levelOf(a) - levelOf(b));

/** A scenario that so many can play: the gentlest. */
export const fitting = (players: number): ScenarioId =>
  byLevel(scenarioIds.filter((id) => fits(id, players)))[0] ?? 'anarchie';

const scenarioIn = ({ scenario }: Options): ScenarioId | undefined =>
  isKeyOf(scenarios, scenario) ? scenario : undefined;

/** A deck to change: that of the chosen scenario, else one with as many cards. */
function startDeck(options: Options, players: number): readonly RoleId[] {
  const id = scenarioIn(options) ?? fitting(players);
  const drawn = fits(id, players) ? deckOf(id, players) : null;
  const known = scenarioIds.find((other) => fits(other, players) && deckOf(other, players) !== null);
  return drawn ?? (known === undefined ? [] : (deckOf(known, players) ?? []));
}

function Scenarios({
  options,
  players,
  set,
  compose,
  lacks,
}: DeckProps & Pick<SettingsProps, 'lacks'> & { compose(): void }): JSX.Element {
  const playable = byLevel(scenarioIds.filter((id) => fits(id, players)));
  const rest = byLevel(scenarioIds.filter((id) => !fits(id, players)));
  const chosen = scenarioIn(options);
  return (
    <>
      <ul class={css.scenarios}>
        {playable.map((id) => (
          <li key={id}>
            <button
              type="button"
              class={css.scenario}
              aria-pressed={id === chosen}
              onClick={() => set({ scenario: id, deck: null })}
            >
              <Scenario id={id} players={players} lacks={lacks?.({ ...options, scenario: id, deck: null })} />
            </button>
          </li>
        ))}
      </ul>
      {chosen === undefined || lacks !== undefined ? null : (
        <Cards id={chosen} players={players} compose={compose} />
      )}
      <Others ids={rest} players={players} />
    </>
  );
}

/** What so many cannot play. */
function Others({
  ids,
  players,
}: {
  readonly ids: readonly ScenarioId[];
  readonly players: number;
}): JSX.Element | null {
  if (ids.length === 0) return null;
  return (
    <details class="more">
      <summary>{deckWords[lang.value].others(ids.length, players)}</summary>
      <ul class={css.scenarios}>
        {ids.map((id) => (
          <li key={id} class={`${css.scenario} ${css.away}`}>
            <Scenario id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Scenario({
  id,
  players,
  lacks,
}: {
  readonly id: ScenarioId;
  /** Where so many can play it. */
  readonly players?: number;
  readonly lacks?: string | undefined;
}): JSX.Element {
  const from = names[lang.value];
  const { min, max, difficulty } = scenarios[id];
  const { name, translation, blurb } = from.scenarios[id];
  return (
    <>
      <b>{name}</b>
      {translation ? <i>{translation}</i> : null}
      <span>{blurb}</span>
      <small>
        {own[lang.value].players(min, max)} · {from.difficulties[difficulty]}
        <span class={css.drops} aria-hidden="true">
          {levels.map((level, i) => (
            <i key={level} class={i <= levels.indexOf(difficulty) ? css.full : ''} />
          ))}
        </span>
      </small>
      {lacks === undefined ? null : <span class="wrong">{lacks}</span>}
      {players === undefined ? null : <Measured id={id} players={players} />}
    </>
  );
}

/** The cards of a scenario; each opens its rule. */
function Cards({
  id,
  players,
  compose,
}: {
  readonly id: ScenarioId;
  readonly players: number;
  compose(): void;
}): JSX.Element | null {
  const say = deckWords[lang.value];
  const from = names[lang.value];
  if (!fits(id, players)) return null;
  const deck = deckOf(id, players);
  if (deck === null) return <p class="hint">{say.byChance}</p>;
  return (
    <>
      <ul class={css.deck} aria-label={from.terms.deck}>
        {deck.map((card, i) => (
          <li key={i} class={css.card}>
            <RuleLink game="one-night" entry={card} look={css.rule}>
              <Icon name={roleIcons[card]} />
              {from.characters[card].name}
            </RuleLink>
          </li>
        ))}
      </ul>
      <p class="hint">
        {say.dealt(deck.length, players)} {laysAcross(deck) ? say.across : null}
        <button type="button" class={`text-button ${css.compose}`} onClick={compose}>
          {say.compose}
        </button>
        <a class={`text-button ${css.weigh}`} href={labAddress('one-night', id)}>
          {say.measured.lab}
        </a>
      </p>
    </>
  );
}
