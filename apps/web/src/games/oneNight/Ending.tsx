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

/** Cards, marks and fingers turned up. */
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
