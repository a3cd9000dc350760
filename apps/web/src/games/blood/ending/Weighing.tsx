import { type BloodVerdict, numberOf } from '@veillee/blood';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { classes } from '../../../kit/classes.ts';
import { Medallion } from '../../../kit/Medallion.tsx';
import { Icon } from '../../../kit/marks.tsx';
import { Unbroken } from '../../../kit/Unbroken.tsx';
import { useBox } from '../../../kit/useBox.ts';
import { CardBack, PrintedCard } from '../../../reveal/PrintedCard.tsx';
import { lang } from '../../../words/language.ts';
import { campIcons } from '../campIcons.ts';
import { endingWords } from '../endingWords.ts';
import type { Shown } from '../shown.ts';
import { Balance } from './Balance.tsx';
import { layBalance } from './layBalance.ts';
import { Rays } from './Rays.tsx';
import { Sums } from './Sums.tsx';
import { saying } from './saying.ts';
import { Tomb } from './Tomb.tsx';
import css from './Weighing.module.css';
import type { Weight } from './weights.ts';

/** How far a card has got: face down, turned up, in its pan, weighed, counted. */
export interface Reached {
  readonly weight: Weight;
  readonly stage: number;
}

export interface Weighed {
  readonly shown: Shown;
  readonly verdict: BloodVerdict;
  /** Every card that has come so far; the last of them is the one that is shown large. */
  readonly reached: readonly Reached[];
  readonly isLast: boolean;
  /** The verdict is spoken. */
  readonly isJudged: boolean;
}

/** The balance under the blood moon, the card that is turned now, and what it comes to. */
export function Weighing(weighed: Weighed): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const box = useBox(ref);
  const { shown, verdict, reached, isJudged } = weighed;
  const weighs = verdict.points !== undefined;
  const { title, lead, more } = saying(weighed);
  const plan = box === null ? null : layBalance(box);
  return (
    <div class={css.weighing} ref={ref}>
      {box === null || plan === null ? null : (
        <>
          <Balance plan={plan} box={box} reached={reached} weighs={weighs} shown={shown} />
          {weighs ? <Sums plan={plan} reached={reached} /> : null}
          <section class={classes(css.now, plan.wide && css.wide)} style={{ top: `${plan.now}px` }}>
            {plan.wide && isJudged ? (
              <h1 class="knock">
                <Unbroken>{title}</Unbroken>
              </h1>
            ) : null}
            <div class={css.card} style={{ fontSize: `${plan.card / 10}px` }}>
              <Rays size={plan.card} lit={isJudged} />
              <NowCard shown={shown} reached={current(reached)} />
            </div>
            {plan.wide && isJudged ? null : (
              <h1 class={`knock ${css.name}`}>
                <Unbroken>{title}</Unbroken>
              </h1>
            )}
            <p class={css.says} role="status">
              <b>{lead}</b> {more}
            </p>
          </section>
          {isJudged && plan.tomb ? <Tomb shown={shown} verdict={verdict} wide={plan.wide} /> : null}
        </>
      )}
    </div>
  );
}

/** The card that is on: the first that has not got all the way, else the last. */
const current = (reached: readonly Reached[]): Reached | undefined =>
  reached.find(({ weight, stage }) => stage < (weight.worth === 0 ? 1 : 4)) ?? reached.at(-1);

/** Large, in the middle: face down, then turned up. */
function NowCard({
  shown,
  reached,
}: {
  readonly shown: Shown;
  readonly reached: Reached | undefined;
}): JSX.Element | null {
  if (reached === undefined) return null;
  const { weight, stage } = reached;
  const { seat, card, camp } = weight;
  const name = seat === undefined ? undefined : shown.say.names[seat];
  return (
    <>
      {stage === 0 ? (
        <CardBack key={`${card}-back`} />
      ) : (
        <PrintedCard
          key={card}
          icon={campIcons[camp]}
          name={<b class={css.number}>{numberOf(card)}</b>}
          foot={
            <>
              <Icon name={campIcons[camp]} />
              {endingWords[lang.value].one[camp]}
            </>
          }
        />
      )}
      {seat === undefined || name === undefined ? null : (
        <Medallion name={name} index={seat} look={css.who} />
      )}
    </>
  );
}
