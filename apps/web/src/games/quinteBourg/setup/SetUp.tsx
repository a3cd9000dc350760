import { useSignal } from '@preact/signals';
import { shuffled } from '@veillee/kernel';
import type { RoomView } from '@veillee/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { usePhase } from '../../../kit/SkyView.tsx';
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
import { Cards } from './Cards.tsx';
import { Circle } from './Circle.tsx';
import { Conditions } from './Conditions.tsx';
import { chance } from './chance.ts';
import { faultsOf, missingFor } from './composing.ts';
import { OfficeChoice } from './OfficeChoice.tsx';
import css from './SetUp.module.css';
import { beginVillage, claimsByName, seatVillage } from './seatVillage.ts';
import { useVillage, type Village } from './useVillage.ts';

/** A village peopled on one page, in four steps: names, cards, offices, the deal. */
export function SetUp({ room, close }: SetUpProps): JSX.Element {
  usePhase('dusk');
  useBook();
  const words = setupWords[lang.value];
  const say = speakerOf(rules.text[lang.value], lang.value, []);
  const village = useVillage(room, me.value.person);
  const busy = useSignal(false);
  const doing = async (what: () => Promise<unknown>): Promise<void> => {
    busy.value = true;
    await what().finally(() => {
      busy.value = false;
    });
  };
  const why = reasonsAgainst(village, say);
  const print = (): Promise<void> => doing(() => printSlips(village, room, say));
  const begin = (): Promise<void> => doing(() => beginVillage(village));
  const can = why.length === 0 && !busy.value;
  useKeys(can, print, begin);
  return (
    <main class={css.setup}>
      <Head village={village} can={can} begin={begin} close={close} />
      <Names village={village} seat={() => doing(() => seatVillage(village))} />
      <Circle village={village} room={room}>
        <button type="button" class="button small" disabled={!can} onClick={print}>
          {words.print(village.circle.length)} <kbd>L</kbd>
        </button>
        <p class="hint">{words.secret}</p>
      </Circle>
      <section class={css.side} aria-label={words.steps.cards}>
        <Cards village={village} say={say} />
        <Conditions village={village} say={say} />
        <OfficeChoice village={village} say={say} />
      </section>
      <Foot village={village} why={why} />
    </main>
  );
}

/** Everybody sits, chance deals, and the deal goes on paper with everybody's claim. */
async function printSlips(village: Village, room: RoomView, say: Speaker): Promise<void> {
  if (!(await seatVillage(village))) return;
  const claims = await claimsByName(room);
  const { roles, specialities } = village.draw();
  const slips = village.circle.flatMap(({ name }, at) => {
    const [role, speciality] = [roles[at], specialities[at]];
    if (role === undefined || speciality === undefined) return [];
    return [{ house: at + 1, name, role, speciality, claim: claims.get(name) ?? null }];
  });
  putOnPaper(<SlipSheets slips={slips} say={say} />);
}

/** Why it cannot begin yet, or what was dealt. */
function Foot({ village, why }: { readonly village: Village; readonly why: readonly string[] }): JSX.Element {
  const words = setupWords[lang.value];
  const state = village.deal === null ? words.none : village.isStale ? words.stale : words.printed;
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
function reasonsAgainst({ counts, circle, lovers }: Village, say: Speaker): readonly string[] {
  const missing = missingFor(counts, circle.length);
  if (missing > 0) return [setupWords[lang.value].missing(missing)];
  return faultsOf(counts, circle.length, lovers).map((fault) => say.say(fault));
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
  close(): void;
}

function Head({ village, can, begin, close }: Heading): JSX.Element {
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
