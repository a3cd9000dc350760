import type { Because, Points as Sums } from '@veillee/blood';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import turned from '../../../kit/turned.module.css';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { lang } from '../../../words/language.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { Character } from '../table/cards.tsx';
import { cardOf, cardUnder } from '../table/handOf.ts';
import { type Counted, countUp } from './countUp.ts';
import { inHalves } from './halves.ts';
import css from './Points.module.css';

/** The points card by card, and why; where none were counted, every card turned up. */
export function Points(shown: Shown): JSX.Element {
  const word = own[lang.value];
  const { verdict } = shown.sight;
  const rows = countUp(verdict?.reasons ?? []);
  if (verdict === null || verdict.points === undefined) {
    return (
      <>
        <h3>{word.cards}</h3>
        <Why shown={shown} stage="ending" />
        <p>{word.noPoints}</p>
        <AllCards {...shown} />
      </>
    );
  }
  return (
    <>
      <h3>{word.points}</h3>
      <Why shown={shown} stage="ending" />
      <Rows shown={shown} rows={rows} />
      <Scale shown={shown} sums={verdict.points} />
      <Why shown={shown} stage="camp" />
    </>
  );
}

/** The verdict's own reasons of one stage, each with its rule. */
function Why({ shown, stage }: { readonly shown: Shown; readonly stage: Because['stage'] }): JSX.Element {
  const reasons = shown.sight.verdict?.reasons ?? [];
  return (
    <>
      {reasons
        .filter((reason) => reason.stage === stage)
        .map((reason) => (
          <p key={reason.key} class={css.why}>
            {shown.say.say(reason)}{' '}
            <RuleLink game="blood" entry={reason.rule}>
              {own[lang.value].moreRules}
            </RuleLink>
          </p>
        ))}
    </>
  );
}

/** Begins to count when it comes into sight. */
function Rows({ shown, rows }: { readonly shown: Shown; readonly rows: readonly Counted[] }): JSX.Element {
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
  const name = (camp: string): string => shown.say.format('Camp', camp) ?? camp;
  return (
    <ol class={css.tally} data-counting={seen} ref={list}>
      {rows.map(({ reason, card, worth, sums }, i) => (
        <li key={card} class={worth === 0 ? css.nought : ''} style={{ '--i': i }}>
          <Character card={card} />
          <p>{shown.say.say(reason)}</p>
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
function Scale({ shown, sums }: { readonly shown: Shown; readonly sums: Sums }): JSX.Element {
  const most = Math.max(sums.human, sums.werewolf, 1);
  return (
    <dl class={css.scale}>
      {(['human', 'werewolf'] as const).map((camp) => (
        <div key={camp} class={sums[camp] === most ? css.more : ''}>
          <dt>{shown.say.format('Camp', camp)}</dt>
          <dd>
            <i style={{ '--share': sums[camp] / most }} aria-hidden="true" />
            <b>{shown.say.format('points', sums[camp])}</b>
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
