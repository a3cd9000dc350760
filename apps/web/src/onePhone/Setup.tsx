import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Sitter } from '../games/face.ts';
import { onePhoneOf, onOnePhone } from '../games/onePhones.ts';
import { faceOf, listing, loadFace } from '../games/registry.ts';
import { SkyView } from '../kit/SkyView.tsx';
import { room } from '../line/session.ts';
import { Checked } from '../screens/lobby/Checked.tsx';
import { faultsOf, type Plan, planFor } from '../screens/lobby/plan.ts';
import settings from '../screens/lobby/TableSettings.module.css';
import { TableSettings } from '../screens/lobby/TableSettings.tsx';
import { Bar, LangSwitch } from '../screens/parts.tsx';
import { Refused } from '../screens/Refused.tsx';
import { lang } from '../words/language.ts';
import { onePhoneWords } from '../words/onePhone.ts';
import { isSeating } from './chairs.ts';
import { dealForAll, guests, namedGuests, plan, recallGuests } from './company.ts';
import { People } from './People.tsx';
import css from './Setup.module.css';

const most = Math.max(...onOnePhone.map(({ players }) => players.max));

/** What is played, by as many as have a name, at the times that one phone for all takes. */
function settled(): Plan | null {
  const now = plan.value;
  const face = faceOf(now?.game);
  const way = now === null ? undefined : onePhoneOf(now.game);
  if (now === null || face === undefined || way === undefined) return null;
  const players = namedGuests().length;
  const { min, max } = listing(now.game).players;
  // With too few or too many nothing fits: what was chosen stays as it is, and the fault is told.
  const fitted = players < min || players > max ? now.options : face.lobby.fit(now.options, players);
  return { game: now.game, players, options: way.options(fitted) };
}

/** The plan of the room that is there, else of the first game. */
function usePlan(): void {
  useEffect(() => {
    const here = room.value;
    const known = here?.game;
    if (known != null && here !== null)
      plan.value = { game: known, options: here.options, players: here.seats.length };
    const first = plan.value?.game ?? onOnePhone[0]?.id ?? '';
    void loadFace(first)?.then(({ face }) => {
      plan.value ??= planFor(face, namedGuests().length);
    });
  }, []);
}

/** Names around the table, the game, its settings: then the phone goes round. */
export function Setup({ back }: { back(): void }): JSX.Element {
  const say = onePhoneWords[lang.value];
  useEffect(() => {
    if (guests.value.length === 0 || room.value !== null) recallGuests();
  }, []);
  usePlan();
  const now = settled();
  const way = now === null ? undefined : onePhoneOf(now.game);
  const people = namedGuests().map(({ name }) => ({ name, bot: false }));
  const deal = (event: Event): void => {
    event.preventDefault();
    if (now !== null) void dealForAll(now);
  };
  return (
    <main class={`screen ${css.setup}`}>
      <SkyView phase="day" height={76} />
      <Bar title={<h1>{say.title}</h1>} back={back}>
        <LangSwitch />
      </Bar>
      <form class={`pad stack ${settings.settings}`} onSubmit={deal}>
        <TableSettings
          plan={now}
          people={people}
          change={(next) => {
            plan.value = next;
          }}
          offered={onOnePhone}
        >
          <p class="hint">{room.value === null ? (way?.lead?.(lang.value) ?? say.lead) : say.next}</p>
          <People most={most} />
        </TableSettings>
        <Refused />
        <DealFoot now={now} people={people} />
      </form>
    </main>
  );
}

function DealFoot({
  now,
  people,
}: {
  readonly now: Plan | null;
  readonly people: readonly Sitter[];
}): JSX.Element {
  const say = onePhoneWords[lang.value];
  return (
    <div class={`dock ${settings.foot}`}>
      <Checked plan={now} people={people} />
      <button
        type="submit"
        class="button ember"
        disabled={now === null || isSeating.value || faultsOf(now, people).length > 0}
      >
        {isSeating.value ? say.dealing : say.deal}
      </button>
    </div>
  );
}
