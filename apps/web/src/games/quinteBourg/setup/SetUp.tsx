import { useSignal } from '@preact/signals';
import { shuffled } from '@veillee/kernel';
import type { RoomView } from '@veillee/protocol';
import { minPlayers, type PositionPlayer, quinteBourg } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { usePhase } from '../../../kit/SkyView.tsx';
import { setTo } from '../../../kit/setTo.ts';
import { me } from '../../../line/session.ts';
import { Refused } from '../../../screens/Refused.tsx';
import { putOnPaper } from '../../../shell/onPaper.ts';
import { lang } from '../../../words/language.ts';
import type { SetUpProps } from '../../face.ts';
import { type Speaker, speakerOf } from '../../speaker.ts';
import { useBook } from '../cards/cardFacts.ts';
import { rules } from '../rules.ts';
import { setupWords } from '../setupWords.ts';
import { SlipSheets } from '../slips/SlipSheets.tsx';
import { BegunVillage } from './begun/BegunVillage.tsx';
import { fresh, positionOf, unsettledIn } from './begun/begun.ts';
import { Cards } from './Cards.tsx';
import { Circle } from './Circle.tsx';
import { Conditions } from './Conditions.tsx';
import { chance } from './chance.ts';
import { faultsOf, missingFor } from './composing.ts';
import { OfficeChoice } from './OfficeChoice.tsx';
import css from './SetUp.module.css';
import { beginVillage, claimsByName, seatVillage } from './seatVillage.ts';
import { TableRules } from './TableRules.tsx';
import { useVillage, type Village } from './useVillage.ts';

/** A village peopled on one page, in four steps: names, cards, offices, the deal. */
export function SetUp({ room, close }: SetUpProps): JSX.Element {
  usePhase('dusk');
  useBook();
  const words = setupWords[lang.value];
  const say = speakerOf(rules.text[lang.value], lang.value, []);
  const village = useVillage(room, me.value.person);
  const busy = useSignal(false);
  const ruling = useSignal(false);
  const doing = async (what: () => Promise<unknown>): Promise<void> => {
    busy.value = true;
    await what().finally(() => {
      busy.value = false;
    });
  };
  const why = reasonsAgainst(village, room);
  const print = (): Promise<void> => doing(() => printSlips(village, room, say));
  const begin = (): Promise<void> => doing(() => beginVillage(village));
  const can = why.length === 0 && !busy.value;
  useKeys(can, print, begin);
  return (
    <main class={css.setup}>
      <Head village={village} can={can} begin={begin} openRules={setTo(ruling, true)} close={close} />
      <Names village={village} seat={() => doing(() => seatVillage(village))} />
      <Circle village={village} room={room}>
        <button type="button" class="button small" disabled={!can} onClick={print}>
          {words.print(village.circle.length)} <kbd>L</kbd>
        </button>
        <p class="hint">{words.secret}</p>
      </Circle>
      <Side village={village} say={say} />
      <Foot village={village} why={why} />
      {ruling.value ? <TableRules room={room} close={setTo(ruling, false)} /> : null}
    </main>
  );
}

/** What is dealt, or how a village begun on paper stands. */
function Side({ village, say }: { readonly village: Village; readonly say: Speaker }): JSX.Element {
  return (
    <section class={css.side} aria-label={setupWords[lang.value].steps.cards}>
      <Beginning village={village} />
      {village.begun === null ? (
        <>
          <Cards village={village} say={say} />
          <Conditions village={village} say={say} />
          <OfficeChoice village={village} say={say} />
        </>
      ) : (
        <BegunVillage village={village} begun={village.begun} say={say} />
      )}
    </section>
  );
}

/** The cards of each, in the order of the circle: those they have had on paper, else those that chance deals now. */
function cardsOn(village: Village): readonly Partial<Pick<PositionPlayer, 'role' | 'speciality'>>[] {
  const { begun, circle, offices } = village;
  if (begun !== null)
    return (
      positionOf(
        begun,
        circle.map(({ name }) => name),
        offices,
      )?.players ?? []
    );
  const { roles, specialities } = village.draw();
  return roles.flatMap((role, at) => {
    const speciality = specialities[at];
    return speciality === undefined ? [] : [{ role, speciality }];
  });
}

/** Everybody sits, chance deals, and the deal goes on paper with everybody's claim. */
async function printSlips(village: Village, room: RoomView, say: Speaker): Promise<void> {
  if (!(await seatVillage(village))) return;
  const claims = await claimsByName(room);
  const cards = cardsOn(village);
  const slips = village.circle.flatMap(({ name }, at) => {
    const { role, speciality } = cards[at] ?? {};
    if (role === undefined || speciality === undefined) return [];
    return [{ house: at + 1, name, role, speciality, claim: claims.get(name) ?? null }];
  });
  putOnPaper(<SlipSheets slips={slips} say={say} />);
}

/** Why it cannot begin yet, or what was dealt. */
function Foot({ village, why }: { readonly village: Village; readonly why: readonly string[] }): JSX.Element {
  const words = setupWords[lang.value];
  const state =
    village.begun !== null
      ? words.begun.ready
      : village.deal === null
        ? words.none
        : village.isStale
          ? words.stale
          : words.printed;
  return (
    <div class={css.foot} role="status">
      {why.length === 0 ? (
        <p>{state}</p>
      ) : (
        <ul class="faults">
          {why.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <Refused />
    </div>
  );
}

/** Why the village cannot close its eyes yet. */
function reasonsAgainst(village: Village, room: RoomView): readonly string[] {
  const { counts, circle, lovers, begun } = village;
  const words = setupWords[lang.value];
  const names = circle.map(({ name }) => name);
  const say = speakerOf(rules.text[lang.value], lang.value, names);
  const missing = begun === null ? missingFor(counts, names.length) : minPlayers - names.length;
  if (missing > 0) return [words.missing(missing)];
  if (begun === null) return faultsOf(counts, names.length, lovers).map((fault) => say.say(fault));
  const unsettled = unsettledIn(begun, names);
  if (unsettled.length > 0) return [words.begun.unsettled(unsettled.length, say.list(unsettled.slice(0, 4)))];
  const position = positionOf(begun, names, village.offices);
  const options = { ...room.options, offices: [...village.offices] };
  const checked = quinteBourg.check(options, names.length, { position });
  return checked.ok ? [] : [...new Set(checked.error.map((fault) => say.say(fault)))];
}

/** A new village, or one that began on paper. */
function Beginning({ village: { begun, remember } }: { readonly village: Village }): JSX.Element {
  const words = setupWords[lang.value].begun;
  return (
    <fieldset class={`segments ${css.beginning}`}>
      <legend class="unseen">{words.which}</legend>
      <button type="button" aria-pressed={begun === null} onClick={() => remember(null)}>
        {words.now}
      </button>
      <button type="button" aria-pressed={begun !== null} onClick={() => remember(begun ?? fresh)}>
        {words.onPaper}
      </button>
    </fieldset>
  );
}

/** L prints, Enter begins; in a field they are letters. */
function useKeys(can: boolean, print: () => void, begin: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const within =
        event.target instanceof Element ? event.target.closest('textarea, button, input, dialog') : null;
      if (!can || within !== null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'l' || event.key === 'L') print();
      if (event.key === 'Enter') begin();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}

interface Heading {
  readonly village: Village;
  readonly can: boolean;
  begin(): void;
  openRules(): void;
  close(): void;
}

function Head({ village, can, begin, openRules, close }: Heading): JSX.Element {
  const words = setupWords[lang.value];
  const done = {
    names: village.circle.length >= 6,
    cards: can,
    offices: can,
    deal: village.deal !== null && !village.isStale,
  };
  return (
    <header class={css.head}>
      <h1>{words.title}</h1>
      <ol class={css.steps}>
        {(['names', 'cards', 'offices', 'deal'] as const).map((step, at) => (
          <li key={step} data-done={done[step]}>
            <i aria-hidden="true">{done[step] ? '✓' : at + 1}</i>
            {words.steps[step]}
          </li>
        ))}
      </ol>
      <button type="button" class="text-button" onClick={close}>
        {words.back}
      </button>
      <button type="button" class={`button small ${css.go}`} onClick={openRules}>
        {words.settings}
      </button>
      <button type="button" class={`button small ember ${css.go}`} disabled={!can} onClick={begin}>
        {words.begin} <kbd>⏎</kbd>
      </button>
    </header>
  );
}

function Names({ village, seat }: { readonly village: Village; seat(): void }): JSX.Element {
  const words = setupWords[lang.value];
  const { text } = village;
  return (
    <section class={css.names} aria-label={words.steps.names}>
      <h2 id="setup-names">{words.paste}</h2>
      <p class="hint">{words.pasteHint}</p>
      <textarea
        class={css.paste}
        aria-labelledby="setup-names"
        spellcheck={false}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
        // Once they stand, phones can find their names.
        onBlur={seat}
      />
      <Read village={village} />
      <button
        type="button"
        class="button small"
        onClick={() =>
          village.write(
            shuffled(
              village.circle.map(({ name }) => name),
              chance,
            ),
          )
        }
      >
        {words.shuffle}
      </button>
    </section>
  );
}

/** What was made of the names, and what was left out of them. */
function Read({ village: { pasted, circle } }: { readonly village: Village }): JSX.Element {
  const words = setupWords[lang.value];
  const fixes = [
    pasted.twice.length > 0 ? words.twice(pasted.twice) : '',
    pasted.blank > 0 ? words.blank(pasted.blank) : '',
    pasted.beyond.length > 0 ? words.beyond(pasted.beyond.length) : '',
  ].filter(Boolean);
  return (
    <div role="status">
      <p class={css.right}>✓ {words.circle(circle.length)}</p>
      {fixes.map((fix) => (
        <p key={fix} class={css.fixed}>
          {fix}
        </p>
      ))}
    </div>
  );
}
