import type { Because, BloodVerdict, Points as Sums } from '@veillee/blood';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import turned from '../../../kit/turned.module.css';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { lang } from '../../../words/language.ts';
import type { Speaker } from '../../speaker.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { Character } from '../table/cards.tsx';
import { cardOf, cardUnder } from '../table/handOf.ts';
import { type Counted, countUp } from './countUp.ts';
import { inHalves } from './halves.ts';
import css from './Points.module.css';

/** The points card by card, and why; where none were counted, every card turned up. */
export function Points(shown: Shown): JSX.Element {
  const { verdict } = shown.sight;
  if (verdict !== null && verdict.points !== undefined)
    return <CardByCard verdict={verdict} say={shown.say} />;
  const word = own[lang.value];
  return (
    <>
      <h3>{word.cards}</h3>
      <Why say={shown.say} reasons={verdict?.reasons ?? []} stage="ending" />
      <p>{word.noPoints}</p>
      <AllCards {...shown} />
    </>
  );
}

/** What every card was worth; why nothing was counted, where a claim or a card decided. */
export function CardByCard({
  verdict: { reasons, points },
  say,
}: {
  readonly verdict: Pick<BloodVerdict, 'reasons' | 'points'>;
  readonly say: Speaker;
}): JSX.Element {
  const word = own[lang.value];
  return (
    <>
      <h3>{points === undefined ? word.cards : word.points}</h3>
      <Why say={say} reasons={reasons} stage="ending" />
      {points === undefined ? (
        <p>{word.noPoints}</p>
      ) : (
        <>
          <Rows say={say} rows={countUp(reasons)} />
          <Scale say={say} sums={points} />
          <Why say={say} reasons={reasons} stage="camp" />
        </>
      )}
    </>
  );
}

/** The verdict's own reasons of one stage, each with its rule. */
function Why({
  say,
  reasons,
  stage,
}: {
  readonly say: Speaker;
  readonly reasons: readonly Because[];
  readonly stage: Because['stage'];
}): JSX.Element {
  return (
    <>
      {reasons
        .filter((reason) => reason.stage === stage)
        .map((reason) => (
          <p key={reason.key} class={css.why}>
            {say.say(reason)}{' '}
            <RuleLink game="blood" entry={reason.rule}>
              {own[lang.value].moreRules}
            </RuleLink>
          </p>
        ))}
    </>
  );
}

/** Begins to count when it comes into sight. */
function Rows({ say, rows }: { readonly say: Speaker; readonly rows: readonly Counted[] }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (list.current === null || typeof IntersectionObserver === 'undefined') {
      setSeen(true);
      return undefined;
    }
    const watch = new IntersectionObserver((found) => {
      if (found.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  const name = (camp: string): string => say.format('Camp', camp) ?? camp;
  return (
    <ol class={css.tally} data-counting={seen} ref={list}>
      {rows.map(({ reason, card, worth, sums }, i) => (
        <li key={card} class={worth === 0 ? css.nought : ''} style={{ '--i': i }}>
          <Character card={card} />
          <p>{say.say(reason)}</p>
          <b class={css.worth} aria-hidden="true">
            {worth === 0 ? '0' : `+${inHalves(worth)}`}
          </b>
          <span class={css.sums}>
            {(['human', 'werewolf'] as const).map((camp) => (
              <span key={camp} class={reason.params.camp === camp && worth > 0 ? css.grows : ''}>
                {name(camp)} <b>{inHalves(sums[camp])}</b>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Both sums side by side, as long as they weigh. */
function Scale({ say, sums }: { readonly say: Speaker; readonly sums: Sums }): JSX.Element {
  const most = Math.max(sums.human, sums.werewolf, 1);
  return (
    <dl class={css.scale}>
      {(['human', 'werewolf'] as const).map((camp) => (
        <div key={camp} class={sums[camp] === most ? css.more : ''}>
          <dt>{say.format('Camp', camp)}</dt>
          <dd>
            <i style={{ '--share': sums[camp] / most }} aria-hidden="true" />
            <b>{say.format('points', sums[camp])}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function AllCards(shown: Shown): JSX.Element {
  const word = own[lang.value];
  const view = shown.sight.view;
  const { players, tokens, wilderness } = view;
  return (
    <ul class={`${turned.turned} ${css.cards}`}>
      {players.map(({ alive }, seat) => (
        <li key={seat}>
          <Character card={cardOf(view, seat)} />
          <b>{shown.say.names[seat]}</b>
          {alive ? null : <span>{word.dead}</span>}
        </li>
      ))}
      {tokens.map(({ id }) => (
        <li key={id}>
          <Character card={cardUnder(view, id)} />
          <b>{shown.say.format('Token', id)}</b>
        </li>
      ))}
      {(wilderness.cards ?? []).map((card) => (
        <li key={card}>
          <Character card={card} />
          <span>{word.wild}</span>
        </li>
      ))}
    </ul>
  );
}
