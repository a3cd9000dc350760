import { type Chair, isKeyOf } from '@veillee/kernel';
import { callOf, firstMark, type View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Medallion } from '../../../kit/Medallion.tsx';
import { Icon } from '../../../kit/marks.tsx';
import unfold from '../../../kit/unfold.module.css';
import { lang, words } from '../../../words/language.ts';
import type { Speaker } from '../../speaker.ts';
import { callNumber } from '../callNumber.ts';
import { endWords } from '../endWords.ts';
import { callIcon, markIcons, roleIcons } from '../icons.ts';
import type { Shown } from '../shown.ts';
import { Named } from './Named.tsx';
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
  readonly say: Speaker;
  readonly end: Ending;
  /** Whose night it is told as; null: everybody's. */
  readonly seat: number | null;
  /** Who reads it. */
  readonly chair: Chair;
}
interface Ended extends Told {
  readonly shown: Shown;
}

const isDusk = (call: string): boolean => callOf(call).isDusk;

/** The night in order, with what moved in each deed, then the vote; and, to be unfolded, what was said and every journey. */
export function Story({ sight, say, seat }: Shown & { readonly seat: number | null }): JSX.Element | null {
  const shown = { sight, say };
  const { end } = shown.sight.view;
  if (end === null) return null;
  const told: Ended = { shown, say, end, seat, chair: sight.chair };
  const words = endWords[lang.value];
  const centre = end.centre.map((id) => names[lang.value].characters[id].name).join(', ');
  return (
    <>
      {seat === null ? null : <Holdings {...told} />}
      <Deeds {...told} title={words.dusk} phase="dusk" />
      <Deeds {...told} title={words.night} phase="night" />
      <Vote {...told} />
      {seat === null ? <p class={css.foot}>{words.stayed(centre)}</p> : null}
      <Claims {...told} />
      {seat === null ? <Journeys {...told} /> : null}
    </>
  );
}

/** A night alone, without what was said and pointed at by day: who held what when. */
export function NightStory(told: Pick<Told, 'say' | 'end'>): JSX.Element {
  const all: Told = { ...told, seat: null, chair: 'table' };
  const words = endWords[lang.value];
  return (
    <>
      <Deeds {...all} title={words.dusk} phase="dusk" />
      <Deeds {...all} title={words.night} phase="night" />
      <Journeys {...all} />
    </>
  );
}

/** What was said by day. */
function Claims({ shown, seat }: Ended): JSX.Element | null {
  const { claims } = shown.sight.view;
  const told = claims.filter((claim) => seat === null || claim.seat === seat);
  if (told.length === 0) return null;
  return (
    <details class={unfold.unfold}>
      <summary>{endWords[lang.value].claims}</summary>
      <ul class={`${css.timeline} ${css.said}`}>
        {told.map(({ number, seat: who, said }) => (
          <li key={number}>
            <p>{shown.say.format('claimed', { ...said, who })}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The sign of a part of the evening before its title. */
function Heading({
  sign,
  children,
}: {
  readonly sign: 'dusk' | 'night' | 'vote';
  readonly children: string;
}): JSX.Element {
  return (
    <h3 class={css.heading}>
      {sign === 'dusk' ? <HalfSun /> : <Icon name={sign === 'night' ? 'moon' : 'pointing'} />}
      {children}
    </h3>
  );
}

/** The sun, half under the horizon. */
function HalfSun(): JSX.Element {
  return (
    <svg class={css.sun} viewBox="0 0 48 30" aria-hidden="true">
      <path d="M2 26C3 12 12 3 24 3s21 9 22 23Z" />
      <path d="M4 20h40M8 14h32M14 8h20M1 26h46" />
    </svg>
  );
}

function Deeds({
  title,
  phase,
  ...by
}: Told & { readonly title: string; readonly phase: 'dusk' | 'night' }): JSX.Element | null {
  const { say, end, seat } = by;
  const words = endWords[lang.value];
  const moves = movesOf(end);
  const all = end.story
    .map((deed, i) => ({ deed, i, moved: moves[i] ?? [] }))
    .filter(({ deed }) => isDusk(deed.call) === (phase === 'dusk'));
  const told = all.filter(({ deed, moved }) => seat === null || touches(deed, moved, seat));
  if (all.length === 0) return null;
  return (
    <section>
      <Heading sign={phase}>{title}</Heading>
      {told.length === 0 ? <p class={css.hint}>{words.nothing}</p> : null}
      <ol class={css.timeline}>
        {told.map(({ deed, i, moved }) => (
          <li key={i}>
            <span class={css.number}>
              <span class="unseen">{callName(deed.call)}, </span>
              {callNumber(deed.call)}
            </span>
            <Icon name={callIcon(deed.call)} look={css.callIcon} />
            <div>
              <p>
                <Named names={say.names}>
                  {say.say({ key: `story.${deed.did}`, params: { ...deed.params, by: deed.by } })}
                </Named>
              </p>
              <Moves by={by} moved={worthSaying(deed, moved)} />
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

function Moves({ by, moved }: { readonly by: Told; readonly moved: readonly Move[] }): JSX.Element | null {
  if (moved.length === 0) return null;
  return (
    <ul class={css.moves}>
      {moved.map(({ from, to, ...thing }, i) => (
        <li key={i}>
          <ThingName {...thing} /> <em>{placeName(by, from)}</em>
          <span aria-hidden="true"> › </span>
          <span class="unseen"> → </span>
          <em>{placeName(by, to)}</em>
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

function placeName({ chair, say }: Told, place: Place): string {
  if (typeof place === 'number') return place === chair ? words.value.you : (say.names[place] ?? '…');
  return /^c\d$|^across$/.test(place) ? (say.format('centre', place) ?? place) : endWords[lang.value].board;
}

/** How many fingers each had and what came of it; then whose they were. */
function Vote(told: Ended): JSX.Element {
  const { shown, seat } = told;
  const say = endWords[lang.value];
  const { tally = [] } = shown.sight.verdict ?? {};
  const pointed = tally
    .flatMap((count, at) => (count > 0 ? [{ count, at }] : []))
    .sort((one, other) => other.count - one.count);
  return (
    <section>
      <Heading sign="vote">{say.vote}</Heading>
      {seat === null ? (
        <>
          <ul class={css.tally}>
            {pointed.map(({ count, at }) => (
              <li key={at}>
                <Medallion name={shown.say.names[at] ?? '?'} index={at} />
                <span class="unseen">{shown.say.names[at]}, </span>
                <b>{count}</b>
                <span>{fateOf(shown, at)}</span>
              </li>
            ))}
          </ul>
          <details class={unfold.unfold}>
            <summary>{say.whoPoints}</summary>
            <Fingers {...told} />
          </details>
        </>
      ) : (
        <Fingers {...told} />
      )}
    </section>
  );
}

/** What came of the fingers that pointed at somebody. */
function fateOf({ sight: { verdict } }: Shown, seat: number): string {
  if (verdict?.dead.includes(seat)) return words.value.play.fates.dead;
  const isSafe = verdict?.reasons.some(
    ({ stage, params }) => stage === 'protections' && params.player === seat,
  );
  return isSafe ? endWords[lang.value].safe : '';
}

/** Whom everybody pointed at. */
function Fingers({ say: { names: who }, end, seat }: Told): JSX.Element {
  const say = endWords[lang.value];
  return (
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
          </li>
        ),
      )}
    </ul>
  );
}

/** What lay before one seat, from the deal to the end. */
function Holdings({ say: { names: who }, end, seat, chair }: Told): JSX.Element | null {
  const say = endWords[lang.value];
  if (seat === null) return null;
  const held = heldBy(end, seat).filter(({ kind, what }) => kind === 'card' || what !== firstMark);
  const isMe = seat === chair;
  return (
    <section>
      <h3>{isMe ? say.heldYou : say.held(who[seat] ?? '…')}</h3>
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
function Journeys(by: Told): JSX.Element {
  const { end } = by;
  const say = endWords[lang.value];
  const from = names[lang.value];
  const all = journeysOf(end).filter(({ thing: { kind, what } }) => kind === 'card' || what !== firstMark);
  const still = end.cards.filter(({ stops }) => stops.length === 1);
  const stillNames = still.map(
    ({ what, stops }) => `${from.characters[what].name} (${placeName(by, stops[0]?.at ?? '')})`,
  );
  return (
    <details class={unfold.unfold}>
      <summary>{say.journeys}</summary>
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
                    <em>{placeName(by, at)}</em>
                    {call === null ? null : <small> {callNumber(call)}</small>}
                  </span>
                ))}
              </span>
            </li>
          ))}
      </ul>
      {still.length === 0 ? null : <p class={css.hint}>{say.still(stillNames.join(', '))}</p>}
    </details>
  );
}
