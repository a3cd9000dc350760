import type { View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import turned from '../../../kit/turned.module.css';
import { lang, words } from '../../../words/language.ts';
import { artefactIcons, markIcons, roleIcons } from '../icons.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';

type Turned = NonNullable<View['end']>;

/** Cards, marks and fingers turned up. */
export function TurnedUp(shown: Shown): JSX.Element | null {
  const { end } = shown.sight.view;
  if (end === null) return null;
  const say = own[lang.value];
  const from = names[lang.value];
  return (
    <>
      <h3>{say.final}</h3>
      <ul class={turned.turned}>
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

interface PlaceProps {
  readonly shown: Shown;
  readonly end: Turned;
  readonly seat: number;
  readonly place: Turned['players'][number];
}

function Player({ shown, end, seat, place }: PlaceProps): JSX.Element {
  const say = own[lang.value];
  const from = names[lang.value];
  const became = place.copied ?? place.turned;
  return (
    <>
      <b>{shown.say.names[seat] ?? '…'}</b>
      <span>
        <Icon name={roleIcons[place.card]} />
        {from.characters[place.card].name}
        {became === null ? '' : ` (${say.copies(from.characters[became].name)})`}
      </span>
      {end.marks.length > 0 ? (
        <span>
          <Icon name={markIcons[place.mark]} />
          {from.marks[place.mark].name}
        </span>
      ) : null}
      {place.artefact === null ? null : (
        <span>
          <Icon name={artefactIcons[place.artefact]} />
          {from.artefacts[place.artefact].name}
        </span>
      )}
      <Votes shown={shown} end={end} seat={seat} place={place} />
    </>
  );
}

/** Whom one points at, and how many point there. */
function Votes({ shown, end, seat, place }: PlaceProps): JSX.Element {
  const say = own[lang.value];
  const votes = end.players.filter(({ votes: at }) => at === seat).length;
  return (
    <span>
      {place.votes === null ? '' : `${say.points(shown.say.names[place.votes] ?? '…')}, `}
      {say.votesFor(votes)}
    </span>
  );
}
