import { calls, type View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import type { IconName } from '../../kit/iconNames.ts';
import { Medallion } from '../../kit/Medallion.tsx';
import { Icon } from '../../kit/marks.tsx';
import { lang, words } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import { judgedOf } from './drama.ts';
import { endWords } from './endWords.ts';
import { markIcons, roleIcons } from './icons.ts';
import { own } from './ownWords.ts';
import { viewOf } from './parts.tsx';
import { heldBy, type Move, movesOf, type Place, touches } from './travels.ts';

type Ending = NonNullable<View['end']>;
interface Told {
  readonly shown: Shown;
  readonly end: Ending;
  readonly seat: number | null;
}

const callIcons: { readonly [call: string]: IconName } = {
  vampires: 'pretty-fangs',
  werewolves: 'wolf-head',
  lovers: 'hearts',
};
const iconOf = (call: string): IconName =>
  callIcons[call] ?? roleIcons[call as keyof typeof roleIcons] ?? 'candle-light';

/** −6B, as the leaflet numbers its calls. */
const numberOf = (call: string): string => calls[call]?.order.replace('-', '−') ?? '';
const isDusk = (call: string): boolean => calls[call]?.order.startsWith('-') === true;

/** The night in order, with what moved in each deed; then what was said, the fingers, and every journey. */
export function Story({ sight, say, seat }: Shown & { readonly seat: number | null }): JSX.Element | null {
  const shown = { sight, say };
  const { end, claims } = viewOf(shown);
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
          <ul class="timeline said">
            {mine.map(({ number, seat: who, said }) => (
              <li key={number}>
                <p>{say.format('claimed', { ...(said as object), who })}</p>
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
      {told.length === 0 ? <p class="print-hint">{say.nothing}</p> : null}
      <ol class="timeline">
        {told.map(({ deed, i, moved }) => (
          <li key={i}>
            <span class="call-number">
              <span class="unseen">{callName(deed.call)}, </span>
              {numberOf(deed.call)}
            </span>
            <Icon name={iconOf(deed.call)} />
            <div>
              <p>{shown.say.say({ key: `story.${deed.did}`, params: { ...deed.params, by: deed.by } })}</p>
              <Moves shown={shown} moved={worthSaying(deed.did, deed.params.mark, moved)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const callName = (call: string): string => {
  const from = names[lang.value].calls;
  return from[call as keyof typeof from]?.title ?? call;
};

/** A mark that is laid is in the sentence already, and Clarity is the lack of one. */
const worthSaying = (did: string, laid: unknown, moved: readonly Move[]): readonly Move[] =>
  moved.filter(({ what }) => what !== 'clarity' && !(did === 'gaveMark' && what === laid));

function Moves({
  shown,
  moved,
}: {
  readonly shown: Shown;
  readonly moved: readonly Move[];
}): JSX.Element | null {
  if (moved.length === 0) return null;
  return (
    <ul class="moves">
      {moved.map(({ kind, what, from, to }, i) => (
        <li key={i}>
          <Thing kind={kind} what={what} /> <em>{placeName(shown, from)}</em>
          <span aria-hidden="true"> › </span>
          <span class="unseen"> → </span>
          <em>{placeName(shown, to)}</em>
        </li>
      ))}
    </ul>
  );
}

function Thing({ kind, what }: { readonly kind: 'card' | 'mark'; readonly what: string }): JSX.Element {
  const from = names[lang.value];
  return (
    <span class="thing">
      <Icon
        name={
          kind === 'card' ? roleIcons[what as keyof typeof roleIcons] : (markIcons[what] ?? 'candle-light')
        }
      />
      {kind === 'card'
        ? from.characters[what as keyof typeof from.characters].name
        : endWords[lang.value].aMark(from.marks[what as keyof typeof from.marks].name)}
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
  const tally = judgedOf(shown)?.tally ?? [];
  return (
    <section>
      <h3>{say.vote}</h3>
      <ul class="fingers">
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
  const held = heldBy(end, seat).filter(({ kind, what }) => kind === 'card' || what !== 'clarity');
  const isMe = seat === shown.sight.chair;
  return (
    <section>
      <h3>{isMe ? say.heldYou : say.held(shown.say.names[seat] ?? '…')}</h3>
      <ol class="held">
        {held.map(({ kind, what, call }, i) => (
          <li key={i}>
            <Thing kind={kind} what={what} />
            <span class="print-hint">
              {call === null ? say.atStart : say.since(`${numberOf(call)}, ${callName(call)}`)}
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
  const all = [
    ...end.cards.map((journey) => ({ ...journey, kind: 'card' as const })),
    ...end.marks
      .filter(({ what }) => what !== 'clarity')
      .map((journey) => ({ ...journey, kind: 'mark' as const })),
  ];
  const still = end.cards.filter(({ stops }) => stops.length === 1);
  const stillNames = still.map(
    ({ what, stops }) =>
      `${from.characters[what as keyof typeof from.characters].name} (${placeName(shown, stops[0]?.at ?? '')})`,
  );
  return (
    <section>
      <h3>{say.journeys}</h3>
      <ul class="journeys">
        {all
          .filter(({ stops }) => stops.length > 1)
          .map(({ what, kind, stops }, i) => (
            <li key={i}>
              <Thing kind={kind} what={what} />
              <span class="stops">
                {stops.map(({ at, call }, n) => (
                  <span key={n}>
                    {n === 0 ? null : <span aria-hidden="true"> › </span>}
                    <em>{placeName(shown, at)}</em>
                    {call === null ? null : <small> {numberOf(call)}</small>}
                  </span>
                ))}
              </span>
            </li>
          ))}
      </ul>
      {still.length === 0 ? null : <p class="print-hint">{say.still(stillNames.join(', '))}</p>}
    </section>
  );
}
