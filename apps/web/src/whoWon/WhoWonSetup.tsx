import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { listing } from '../games/registry.ts';
import { loadWhoWon, type Pack, toldGames, type WhoWon } from '../games/whoWon.ts';
import { Medallion } from '../kit/Medallion.tsx';
import { Glyph } from '../kit/marks.tsx';
import { SettingChips } from '../kit/Setting.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { Stepper } from '../kit/Stepper.tsx';
import unfold from '../kit/unfold.module.css';
import { lastChosen } from '../narrator/kept.ts';
import { lastPeople } from '../onePhone/kept.ts';
import { GameChoice } from '../screens/GameChoice.tsx';
import settings from '../screens/lobby/TableSettings.module.css';
import { Bar, LangSwitch } from '../screens/parts.tsx';
import { lang } from '../words/language.ts';
import { whoWonWords } from '../words/whoWon.ts';
import { handed } from './handed.ts';
import type { Asked, Table } from './kept.ts';
import css from './WhoWonSetup.module.css';

interface Props {
  readonly kept: Asked | null;
  resume(kept: Asked): void;
  forget(): void;
  begin(table: Table): void;
  back(): void;
}

const evening = 'evening';

/** The evening that was just told here; else the last one, else the first game. */
function firstTable(): Table {
  const said = handed.value?.names ?? [];
  const names = said.length > 0 ? said : lastPeople().map(({ name }) => name);
  const told = handed.value ?? lastChosen();
  const known = toldGames.find(({ id }) => id === told?.game);
  if (told !== null && known !== undefined)
    return { game: told.game, players: told.players, options: told.options, names };
  const game = toldGames[0]?.id ?? '';
  return { game, players: listing(game).players.usual, options: {}, names };
}

function useTable() {
  const [table, way] = [useSignal(firstTable()), useSignal<WhoWon | null>(null)];
  const { game } = table.value;
  useEffect(() => {
    void loadWhoWon(game)?.then(({ whoWon }) => {
      way.value = whoWon;
    });
  }, [game]);
  return { table, packs: packsFor(way.value, table.value) };
}

/** What may be known of this table; an evening told here, while it fits, before all else. */
function packsFor(way: WhoWon | null, { game, players }: Table): readonly Pack[] {
  const told = handed.value ?? lastChosen();
  const fits = told !== null && told.game === game && told.players === players;
  const name = whoWonWords[lang.value].evening;
  return [
    ...(fits ? [{ id: evening, name, options: told.options }] : []),
    ...(way?.packs(players, lang.value) ?? []),
  ];
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Who played what, as far as it is known; then the first card. */
export function WhoWonSetup({ kept, resume, forget, begin, back }: Props): JSX.Element {
  const say = whoWonWords[lang.value];
  const { table, packs } = useTable();
  const old = useSignal(kept);
  const pack = packs.find(({ options }) => same(options, table.value.options)) ?? packs[0];
  const submit = (event: Event): void => {
    event.preventDefault();
    begin({ ...table.value, options: pack?.options ?? {} });
  };
  return (
    <main class={`screen ${css.setup}`}>
      <SkyView phase="reveal" height={76} />
      <Bar title={<h1>{say.title}</h1>} back={back}>
        <LangSwitch />
      </Bar>
      <form class="pad stack" onSubmit={submit}>
        {old.value === null ? null : (
          <KeptAnswers
            kept={old.value}
            resume={resume}
            forget={() => {
              forget();
              old.value = null;
            }}
          />
        )}
        <GameChoice games={toldGames} chosen={table.value.game} choose={({ id }) => chooseGame(table, id)} />
        <p class="hint">{say.lead}</p>
        <Around table={table} />
        <Packs table={table} packs={packs} now={pack?.id} />
        <Names table={table} />
        <div class={`dock ${settings.foot}`}>
          <button type="submit" class="button ember">
            {say.begin}
          </button>
        </div>
      </form>
    </main>
  );
}

/** What is known of the game: an evening told here, a scenario, a way of playing. */
function Packs({
  table,
  packs,
  now,
}: {
  readonly table: Signal<Table>;
  readonly packs: readonly Pack[];
  readonly now: string | undefined;
}): JSX.Element | null {
  if (packs.length < 2) return null;
  return (
    <SettingChips
      legend={whoWonWords[lang.value].known}
      choices={packs.map(({ id, name }) => [id, name])}
      now={now}
      hint=""
      choose={(id) => {
        const options = packs.find((one) => one.id === id)?.options ?? {};
        table.value = { ...table.value, options };
      }}
    />
  );
}

function chooseGame(table: Signal<Table>, game: string): void {
  const { min, max } = listing(game).players;
  const players = Math.max(min, Math.min(max, table.value.players));
  table.value = { ...table.value, game, players, options: {} };
}

function Around({ table }: { readonly table: Signal<Table> }): JSX.Element {
  const { min, max } = listing(table.value.game).players;
  return (
    <Stepper
      label={whoWonWords[lang.value].around}
      value={table.value.players}
      from={min}
      to={max}
      change={(players) => {
        table.value = { ...table.value, players };
      }}
    />
  );
}

/** Whoever likes names those around the table. */
function Names({ table }: { readonly table: Signal<Table> }): JSX.Element {
  const say = whoWonWords[lang.value];
  const { names, players } = table.value;
  const rename = (seat: number, name: string): void => {
    const all = Array.from({ length: players }, (_, i) => (i === seat ? name : (names[i] ?? '')));
    table.value = { ...table.value, names: all };
  };
  return (
    <details class={unfold.unfold}>
      <summary>{say.names}</summary>
      <p class="hint">{say.namesHint}</p>
      <ol class={css.names}>
        {Array.from({ length: players }, (_, seat) => (
          <li key={seat}>
            <Medallion name={names[seat] || String(seat + 1)} index={seat} look={css.medallion} />
            <input
              class="plate-input"
              value={names[seat] ?? ''}
              maxLength={24}
              placeholder={say.place(seat + 1)}
              aria-label={say.place(seat + 1)}
              autocomplete="off"
              onInput={(event) => rename(seat, event.currentTarget.value)}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A verdict that was cut off: it goes on where it stopped. */
function KeptAnswers({
  kept,
  resume,
  forget,
}: {
  readonly kept: Asked;
  resume(kept: Asked): void;
  forget(): void;
}): JSX.Element | null {
  const say = whoWonWords[lang.value];
  const game = toldGames.find(({ id }) => id === kept.table.game);
  if (game === undefined) return null;
  return (
    <div class={css.kept}>
      <p>{say.resumeHint(game.name[lang.value])}</p>
      <button type="button" class={`button ${css.resume}`} onClick={() => resume(kept)}>
        {say.resume}
      </button>
      <button type="button" class="round" aria-label={say.forget} onClick={forget}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
