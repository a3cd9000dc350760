import { isKeyOf } from '@veillee/kernel';
import { callOf, firstMark, type View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Medallion } from '../../../kit/Medallion.tsx';
import { Icon } from '../../../kit/marks.tsx';
import { lang, words } from '../../../words/language.ts';
import { endWords } from '../endWords.ts';
import { callIcon, markIcons, roleIcons } from '../icons.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { callNumber } from './callNumber.ts';
import css from './Story.module.css';
import {
  type Deed,
  heldBy,
  journeysOf,
  type Move,
  movesOf,
  type Place,
  type Thing,
  touches,
} from './travels.ts';

type Ending = NonNullable<View['end']>;
interface Told {
  readonly shown: Shown;
  readonly end: Ending;
  readonly seat: number | null;
}

const isDusk = (call: string): boolean => callOf(call).isDusk;

/** The night in order, with what moved in each deed; then what was said, the fingers, and every journey. */
export function Story({ sight, say, seat }: Shown & { readonly seat: number | null }): JSX.Element | null {
  const shown = { sight, say };
  const { end, claims } = shown.sight.view;
  if (end === null) return null;
  const told: Told = { shown, end, seat };
  const mine = claims.filter((claim) => seat === null || claim.seat === seat);
  const words = endWords[lang.value];
  return (
    <>
      {seat === null ? null : <Holdings {...told} />}
      <Deeds {...told} title={words.dusk} phase="dusk" />
      <Deeds {...told} title={words.night} phase="night" />
      {mine.length === 0 ? null : (
        <section>
          <h3>{words.claims}</h3>
          <ul class={`${css.timeline} ${css.said}`}>
            {mine.map(({ number, seat: who, said }) => (
              <li key={number}>
                <p>{say.format('claimed', { ...said, who })}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Fingers {...told} />
      {seat === null ? <Journeys {...told} /> : null}
    </>
  );
}

function Deeds({
  shown,
  end,
  seat,
  title,
  phase,
}: Told & { readonly title: string; readonly phase: 'dusk' | 'night' }): JSX.Element | null {
  const say = endWords[lang.value];
  const moves = movesOf(end);
  const all = end.story
    .map((deed, i) => ({ deed, i, moved: moves[i] ?? [] }))
    .filter(({ deed }) => isDusk(deed.call) === (phase === 'dusk'));
  const told = all.filter(({ deed, moved }) => seat === null || touches(deed, moved, seat));
  if (all.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      {told.length === 0 ? <p class={css.hint}>{say.nothing}</p> : null}
      <ol class={css.timeline}>
        {told.map(({ deed, i, moved }) => (
          <li key={i}>
            <span class={css.number}>
              <span class="unseen">{callName(deed.call)}, </span>
              {callNumber(deed.call)}
            </span>
            <Icon name={callIcon(deed.call)} look={css.callIcon} />
            <div>
              <p>{shown.say.say({ key: `story.${deed.did}`, params: { ...deed.params, by: deed.by } })}</p>
              <Moves shown={shown} moved={worthSaying(deed, moved)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const callName = (call: string): string => {
  const from = names[lang.value].calls;
  return isKeyOf(from, call) ? from[call].title : call;
};

/** A mark that is laid is in the sentence already, and Clarity is the lack of one. */
const worthSaying = (deed: Deed, moved: readonly Move[]): readonly Move[] =>
  moved.filter(({ what }) => what !== firstMark && !(deed.did === 'gaveMark' && what === deed.params.mark));

function Moves({
  shown,
  moved,
}: {
  readonly shown: Shown;
  readonly moved: readonly Move[];
}): JSX.Element | null {
  if (moved.length === 0) return null;
  return (
    <ul class={css.moves}>
      {moved.map(({ from, to, ...thing }, i) => (
        <li key={i}>
          <ThingName {...thing} /> <em>{placeName(shown, from)}</em>
          <span aria-hidden="true"> › </span>
          <span class="unseen"> → </span>
          <em>{placeName(shown, to)}</em>
        </li>
      ))}
    </ul>
  );
}

function ThingName(thing: Thing): JSX.Element {
  const { characters, marks } = names[lang.value];
  return (
    <span class={css.thing}>
      <Icon
        name={thing.kind === 'card' ? roleIcons[thing.what] : markIcons[thing.what]}
        look={css.thingIcon}
      />
      {thing.kind === 'card'
        ? characters[thing.what].name
        : endWords[lang.value].aMark(marks[thing.what].name)}
    </span>
  );
}

function placeName({ sight, say }: Shown, place: Place): string {
  if (typeof place === 'number') return place === sight.chair ? words.value.you : (say.names[place] ?? '…');
  return /^c\d$|^across$/.test(place) ? (say.format('centre', place) ?? place) : endWords[lang.value].board;
}

/** Whom everybody pointed at. */
function Fingers({ shown, end, seat }: Told): JSX.Element {
  const say = endWords[lang.value];
  const { names: who } = shown.say;
  const tally = shown.sight.verdict?.tally ?? [];
  return (
    <section>
      <h3>{say.vote}</h3>
      <ul class={css.fingers}>
        {end.players.map(({ votes }, from) =>
          seat !== null && from !== seat && votes !== seat ? null : (
            <li key={from}>
              <Medallion name={who[from] ?? '?'} index={from} />
              <span>
                {votes === null
                  ? say.abstains(who[from] ?? '…')
                  : say.pointsAt(who[from] ?? '…', who[votes] ?? '…')}
              </span>
              {seat === null && (tally[from] ?? 0) > 0 ? (
                <b>{own[lang.value].votesFor(tally[from] ?? 0)}</b>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** What lay before one seat, from the deal to the end. */
function Holdings({ shown, end, seat }: Told): JSX.Element | null {
  const say = endWords[lang.value];
  if (seat === null) return null;
  const held = heldBy(end, seat).filter(({ kind, what }) => kind === 'card' || what !== firstMark);
  const isMe = seat === shown.sight.chair;
  return (
    <section>
      <h3>{isMe ? say.heldYou : say.held(shown.say.names[seat] ?? '…')}</h3>
      <ol class={css.held}>
        {held.map(({ call, ...thing }, i) => (
          <li key={i}>
            <ThingName {...thing} />
            <span class={css.hint}>
              {call === null ? say.atStart : say.since(`${callNumber(call)}, ${callName(call)}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Every card's and every mark's way; those that stayed are named together. */
function Journeys({ shown, end }: Told): JSX.Element {
  const say = endWords[lang.value];
  const from = names[lang.value];
  const all = journeysOf(end).filter(({ thing: { kind, what } }) => kind === 'card' || what !== firstMark);
  const still = end.cards.filter(({ stops }) => stops.length === 1);
  const stillNames = still.map(
    ({ what, stops }) => `${from.characters[what].name} (${placeName(shown, stops[0]?.at ?? '')})`,
  );
  return (
    <section>
      <h3>{say.journeys}</h3>
      <ul class={css.journeys}>
        {all
          .filter(({ stops }) => stops.length > 1)
          .map(({ thing, stops }, i) => (
            <li key={i}>
              <ThingName {...thing} />
              <span class={css.stops}>
                {stops.map(({ at, call }, n) => (
                  <span key={n}>
                    {n === 0 ? null : <span aria-hidden="true"> › </span>}
                    <em>{placeName(shown, at)}</em>
                    {call === null ? null : <small> {callNumber(call)}</small>}
                  </span>
                ))}
              </span>
            </li>
          ))}
      </ul>
      {still.length === 0 ? null : <p class={css.hint}>{say.still(stillNames.join(', '))}</p>}
    </section>
  );
}
