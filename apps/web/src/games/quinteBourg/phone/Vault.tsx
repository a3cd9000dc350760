import type { Mine } from '@veillee/quinte-bourg';
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { engrave } from '../../../kit/engrave.ts';
import { Icon, Mark } from '../../../kit/marks.tsx';
import { RulePageButton } from '../cards/CardFace.tsx';
import {
  type CardFacts,
  campName,
  goalOf,
  isCalled,
  roleFacts,
  specialityFacts,
  tonight,
  whenWords,
} from '../cards/cardFacts.ts';
import { own } from '../ownWords.ts';
import { Pairs, type Rows } from '../Pairs.tsx';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import { datedFacts } from './datedFacts.ts';
import css from './Vault.module.css';

/** What I alone know. Shut and open it has the same size: nothing jumps, and from afar nothing differs. */
export function Vault({ shown, open }: { readonly shown: Shown; readonly open: boolean }): JSX.Element {
  const { mine } = shown.sight.view;
  return (
    <section class={css.vault} data-open={open} aria-live="polite">
      {open && mine !== null ? <Inside shown={shown} mine={mine} /> : <Lid shown={shown} />}
    </section>
  );
}

function Lid({ shown }: { readonly shown: Shown }): JSX.Element {
  const lines = useMemo(
    () =>
      engrave({ width: 358, height: 420, pitch: 5, step: 5, fullest: 0.58, wobble: 0.6 }, (x, y) => {
        const far = Math.hypot((x - 179) / 179, (y - 210) / 210);
        return 0.16 + Math.max(0, far - 0.3) * 0.5 + Math.sin(x * 0.09) * Math.cos(y * 0.07) * 0.2;
      }),
    [],
  );
  return (
    <div class={css.lid}>
      <svg viewBox="0 0 358 420" preserveAspectRatio="none" aria-hidden="true">
        <path d={lines} />
      </svg>
      <p>
        <Mark look={css.mark} />
        {phoneWords[shown.say.lang].me.lid}
      </p>
    </div>
  );
}

function Inside({ shown, mine }: { readonly shown: Shown; readonly mine: Mine }): JSX.Element {
  const { say, sight } = shown;
  const words = phoneWords[say.lang].me;
  const role = roleFacts(mine.role, say);
  return (
    <div class={css.inside}>
      <CardRow card={role}>
        {mine.camps.map((camp) => campName(camp, say)).join(' + ')} · {goalsOf(mine, shown)} {role.power}
      </CardRow>
      {mine.held.map((id, i) => {
        const card = specialityFacts(id, say);
        return (
          <CardRow key={i} card={card}>
            {whenWords(card.when, say)}. {card.power}
          </CardRow>
        );
      })}
      <div class={css.row}>
        <Icon name="two-coins" />
        <b>{words.purse}</b>
        <span class={css.count}>{mine.coins}</span>
      </div>
      <p class={css.tonight}>{calledWords(mine, sight, words)}</p>
      <More shown={shown} mine={mine} />
      <Known shown={shown} />
    </div>
  );
}

const calledWords = (
  mine: Mine,
  { view, chair }: Shown['sight'],
  words: { readonly asleep: string; readonly tonight: string; readonly notTonight: string },
): string => {
  const fate = typeof chair === 'number' ? view.players[chair]?.fate : undefined;
  if (mine.asleep) return words.asleep;
  return isCalled(mine, fate ?? 'alive', tonight(view)) ? words.tonight : words.notTonight;
};

/** By what one wins: the strongest of one's camps, and conditions of one's own. */
function goalsOf({ camps, conditions }: Mine, { say }: Shown): string {
  return [goalOf(camps, say), ...conditions.map((id) => `${say.format('condition', id)}.`)].join(' ');
}

function CardRow({
  card,
  children,
}: {
  readonly card: CardFacts;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class={css.row}>
      <Icon name={card.icon} />
      <p>
        <b>{card.name}</b>
        <small>{children}</small>
      </p>
      <RulePageButton card={card} />
    </div>
  );
}

/** What else hangs on one's cards. */
function More({ shown: { say }, mine }: { readonly shown: Shown; readonly mine: Mine }): JSX.Element | null {
  const words = own[say.lang];
  const names = (seats: readonly number[]): string => say.list(seats.map((seat) => say.names[seat] ?? '…'));
  const lines: Rows = [
    [words.lover, mine.lover === null ? '' : names([mine.lover])],
    [words.met, names(mine.met)],
    [words.spent, mine.spent.map((topic) => say.say({ key: topic })).join(' · ')],
    [words.before, mine.notes.join(' · ')],
  ];
  return <Pairs rows={lines} look={css.more} />;
}

/** All that was told to me alone, with its day. */
function Known({ shown }: { readonly shown: Shown }): JSX.Element {
  const words = phoneWords[shown.say.lang];
  const facts = datedFacts(shown.sight);
  return (
    <div class={css.known}>
      <h3>{words.me.knows}</h3>
      {facts.length === 0 ? <p class="hint">{words.me.nothing}</p> : null}
      <ul>
        {facts.map(({ day, fact }, i) => (
          <li key={i}>
            <span>{day === null ? words.me.opening : words.days[day]}</span>
            {shown.say.say(fact)}
          </li>
        ))}
      </ul>
    </div>
  );
}
