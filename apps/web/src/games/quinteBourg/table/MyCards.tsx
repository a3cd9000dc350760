import type { Mine } from '@veillee/quinte-bourg';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import hold from '../../../kit/hold.module.css';
import { Icon } from '../../../kit/marks.tsx';
import { useHold } from '../../../prompt/useHold.ts';
import type { Speaker } from '../../speaker.ts';
import entries from '../entries.module.css';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import css from './MyCards.module.css';

/** What belongs to one's cards, line by line. */
function cardLines(mine: Mine, say: Speaker): readonly (readonly [string, string])[] {
  const words = own[say.lang];
  const names = (seats: readonly number[]): string => say.list(seats.map((seat) => say.names[seat] ?? '…'));
  const inherited = mine.held.length !== 1 || mine.held[0] !== mine.speciality;
  const lines: (readonly [string, string])[] = [
    [words.camps, say.list(mine.camps.map((camp) => say.format('camp', camp) ?? camp))],
    [words.held, inherited ? say.list(mine.held.map((id) => say.format('speciality', id) ?? id)) : ''],
    [
      words.conditions,
      mine.conditions.map((condition) => say.format('condition', condition) ?? condition).join(' · '),
    ],
    [words.purse, say.format('coins', mine.coins) ?? String(mine.coins)],
    [words.lover, mine.lover === null ? '' : names([mine.lover])],
    [words.met, names(mine.met)],
    [words.spent, mine.spent.map((topic) => say.say({ key: topic })).join(' · ')],
    [words.before, mine.notes.join(' · ')],
  ];
  return lines.filter(([, told]) => told !== '');
}

/** My two cards and all that hangs on them, only while I hold the pad: neighbours must not read them at a glance. */
export function MyCards(shown: Shown): JSX.Element | null {
  const { held, pad } = useHold();
  const { mine, phase } = shown.sight.view;
  if (mine === null || typeof shown.sight.chair !== 'number') return null;
  const words = own[shown.say.lang];
  return (
    <section class="pad stack">
      <button
        type="button"
        class={classes('button', hold.hold, phase === 'deal' && !held.value && 'ember')}
        data-hold
        aria-pressed={held.value}
        {...pad}
      >
        <Icon name="semi-closed-eye" />
        {held.value ? words.release : words.cards}
      </button>
      {held.value ? <TwoCards shown={shown} mine={mine} /> : null}
    </section>
  );
}

function TwoCards({ shown, mine }: { readonly shown: Shown; readonly mine: Mine }): JSX.Element {
  const { sight, say } = shown;
  const words = own[say.lang];
  const { chair, view } = sight;
  const spouse = typeof chair === 'number' ? (view.players[chair]?.spouse ?? null) : null;
  return (
    <div aria-live="polite">
      <p class={css.pair}>
        <b>{say.format('role', mine.role)}</b>
        <b>{say.format('speciality', mine.speciality)}</b>
      </p>
      <dl class={entries.pairs}>
        {[
          ...cardLines(mine, say),
          ...(spouse === null ? [] : [[words.spouse, say.names[spouse] ?? '…'] as const]),
        ].map(([what, told]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{told}</dd>
          </div>
        ))}
      </dl>
      {mine.asleep ? <p class="hint">{words.asleep}</p> : null}
    </div>
  );
}
