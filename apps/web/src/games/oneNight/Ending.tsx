import type { View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Icon } from '../../kit/marks.tsx';
import { lang, words } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import { artefactIcons, markIcons, roleIcons } from './icons.ts';
import { own } from './ownWords.ts';
import { viewOf } from './parts.tsx';

type Turned = NonNullable<View['end']>;

/** Cards, marks and fingers turned up; then the story of the night, and what travelled in it. */
export function Ending(shown: Shown): JSX.Element | null {
  const { end } = viewOf(shown);
  if (end === null) return null;
  const say = own[lang.value];
  const from = names[lang.value];
  return (
    <>
      <h3>{say.final}</h3>
      <ul class="turned">
        {end.players.map((place, seat) => (
          <li key={seat}>
            <Player shown={shown} end={end} seat={seat} place={place} />
          </li>
        ))}
      </ul>
      <p>{words.value.titled(say.centre, end.centre.map((id) => from.characters[id].name).join(', '))}.</p>
      <Story shown={shown} end={end} />
      <Journeys shown={shown} end={end} />
    </>
  );
}

function Player({
  shown,
  end,
  seat,
  place,
}: {
  readonly shown: Shown;
  readonly end: Turned;
  readonly seat: number;
  readonly place: Turned['players'][number];
}): JSX.Element {
  const say = own[lang.value];
  const from = names[lang.value];
  const name = (at: number): string => shown.say.names[at] ?? '…';
  const votes = end.players.filter(({ votes: at }) => at === seat).length;
  const became = place.copied ?? place.turned;
  const hasMarks = end.marks.length > 0;
  return (
    <>
      <b>{name(seat)}</b>
      <span>
        <Icon name={roleIcons[place.card]} />
        {from.characters[place.card].name}
        {became === null ? '' : ` (${say.copies(from.characters[became].name)})`}
      </span>
      {hasMarks ? (
        <span>
          <Icon name={markIcons[place.mark] ?? 'candle-light'} />
          {from.marks[place.mark].name}
        </span>
      ) : null}
      {place.artefact === null ? null : (
        <span>
          <Icon name={artefactIcons[place.artefact] ?? 'shield'} />
          {from.artefacts[place.artefact].name}
        </span>
      )}
      <span>
        {place.votes === null ? '' : `${say.points(name(place.votes))}, `}
        {say.votesFor(votes)}
      </span>
    </>
  );
}

function Story({ shown, end }: { readonly shown: Shown; readonly end: Turned }): JSX.Element {
  const from = names[lang.value];
  return (
    <>
      <h3>{own[lang.value].story}</h3>
      <ol class="story">
        {end.story.map(({ call, by, did, params }, i) => (
          <li key={i}>
            <span class="rule">{from.calls[call as keyof typeof from.calls]?.title ?? call}</span>
            <p>{shown.say.say({ key: `story.${did}`, params: { ...params, by } })}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Where every card and mark that moved went. */
function Journeys({ shown, end }: { readonly shown: Shown; readonly end: Turned }): JSX.Element | null {
  const from = names[lang.value];
  const say = own[lang.value];
  const at = (place: number | string): string => {
    if (typeof place === 'number') return shown.say.names[place] ?? '…';
    return /^c\d$|^across$/.test(place) ? (shown.say.format('centre', place) ?? place) : say.board2;
  };
  const moved = (list: Turned['cards']): Turned['cards'] => list.filter(({ stops }) => stops.length > 1);
  const [cards, marks] = [moved(end.cards), moved(end.marks)];
  if (cards.length + marks.length === 0) return null;
  return (
    <>
      <h3>{say.journeys}</h3>
      <ul class="journeys">
        {cards.map(({ what, stops }, i) => (
          <li key={`c${i}`}>
            <Icon name={roleIcons[what as keyof typeof roleIcons]} />
            <b>{from.characters[what as keyof typeof from.characters].name}</b>{' '}
            {stops.map((stop) => at(stop.at)).join(' › ')}
          </li>
        ))}
        {marks
          .filter(({ what }) => what !== 'clarity')
          .map(({ what, stops }, i) => (
            <li key={`m${i}`}>
              <Icon name={markIcons[what] ?? 'candle-light'} />
              <b>{from.marks[what as keyof typeof from.marks].name}</b>{' '}
              {stops.map((stop) => at(stop.at)).join(' › ')}
            </li>
          ))}
      </ul>
    </>
  );
}
