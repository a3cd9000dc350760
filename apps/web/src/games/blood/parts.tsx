import { type CharacterId, campOf, type MutationId, numberOf, type View } from '@veillee/blood';
import type { JSX } from 'preact';
import type { IconName } from '../../kit/iconNames.ts';
import { Icon, Mark } from '../../kit/marks.tsx';
import { lang } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import { own } from './ownWords.ts';

export const viewOf = ({ sight }: Shown): View => sight.view as View;

const mutationIcons: { readonly [id in MutationId]: IconName } = {
  'full-moon': 'moon',
  'clue-to-revenge': 'spyglass',
  supper: 'knife-fork',
  betray: 'backstab',
  attention: 'ringing-bell',
};

/** A character's card, small; face down where this chair does not see it. */
export function Character({ card }: { readonly card: CharacterId | undefined }): JSX.Element {
  if (card === undefined) {
    return (
      <span class="character down">
        <Mark />
      </span>
    );
  }
  const camp = campOf(card);
  return (
    <span class={`character ${camp}`}>
      <Icon name={camp === 'human' ? 'farmer' : 'wolf-head'} />
      <b>{numberOf(card)}</b>
    </span>
  );
}

const numerals: { readonly [id: string]: string } = { 'token-1': 'I', 'token-2': 'II' };

/** A token on its card. */
export function Token({
  id,
  card,
}: {
  readonly id: string;
  readonly card?: CharacterId | undefined;
}): JSX.Element {
  return (
    <span class={`token${card === undefined ? '' : ` known ${campOf(card)}`}`}>
      {numerals[id] ?? '•'}
      {card === undefined ? null : <i>{numberOf(card)}</i>}
    </span>
  );
}

/** The middle of the table: the tokens that nobody has before him yet. */
export function Middle(shown: Shown): JSX.Element {
  const { tokens, wilderness } = viewOf(shown);
  const say = own[lang.value];
  const here = tokens.filter(({ at }) => at === 'middle');
  return (
    <div class="wild">
      <div>
        {here.map(({ id, card }) => (
          <span key={id} class="mini">
            <Token id={id} card={card} />
            <span class="unseen">{shown.say.format('token', id)}</span>
          </span>
        ))}
      </div>
      <p class="hint">{say.wilderness(wilderness.characters)}</p>
    </div>
  );
}

/** My mutation, and the one thing that may not be said aloud. */
export function MyHand(shown: Shown): JSX.Element | null {
  const { sight, say } = shown;
  const { players } = viewOf(shown);
  const words = own[lang.value];
  const mine = typeof sight.chair === 'number' ? players[sight.chair] : undefined;
  if (mine?.mutation === undefined) return null;
  return (
    <section class="pad hand">
      <p class="hush">
        <Icon name="human-ear" />
        {words.hush}
      </p>
      <div class="mutation">
        <Icon name={mutationIcons[mine.mutation]} />
        <p>
          <b>{say.format('mutation', mine.mutation)}</b>{' '}
          <em>{mine.played === undefined ? words.mutation : words.played}</em>
          <small>{say.say({ key: `rule.${mine.mutation}` }).replace(/^[^.]*?[.!]\s/, '')}</small>
        </p>
      </div>
    </section>
  );
}

/** This turn and the one before, in words; the whole of it on asking. */
export function Chronicle(shown: Shown): JSX.Element {
  const { sight, say } = shown;
  const view = viewOf(shown);
  const facts = sight.facts.filter(({ key }) => key !== 'talk.reminded');
  const told = facts.map((fact) => say.say(fact));
  const turns = facts.flatMap(({ key }, i) => (key === 'turn.began' ? [i] : []));
  const lately = Math.max(turns.at(-2) ?? 0, told.length - 6);
  return (
    <section class="pad chronicle">
      <p class="hint center">{own[lang.value].count(view.survivors, view.claimsAt, view.endsAt)}</p>
      <ol class="slip latest" aria-live="polite">
        {told.slice(lately).map((line, i) => (
          <li key={lately + i}>{line}</li>
        ))}
      </ol>
      <details class="more">
        <summary>{own[lang.value].chronicle}</summary>
        <ol class="facts">
          {told.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** Every card turned up. */
export function Ending(shown: Shown): JSX.Element {
  const { players, tokens, wilderness } = viewOf(shown);
  const say = own[lang.value];
  return (
    <>
      <h3>{say.cards}</h3>
      <ul class="turned cards">
        {players.map(({ card, alive }, seat) => (
          <li key={seat}>
            <Character card={card} />
            <b>{shown.say.names[seat]}</b>
            {alive ? null : <span>{say.dead}</span>}
          </li>
        ))}
        {tokens.map(({ id, card }) => (
          <li key={id}>
            <Character card={card} />
            <b>{shown.say.format('Token', id)}</b>
          </li>
        ))}
        {(wilderness.cards ?? []).map((card) => (
          <li key={card}>
            <Character card={card} />
            <span>{say.wild}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
