import { capital, isKeyOf } from '@veillee/kernel';
import type { Goal, Proposal } from '@veillee/quinte-bourg';
import { campIcons } from '@veillee/quinte-bourg/icons';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/marks.tsx';
import { consoleWords } from '../consoleWords.ts';
import css from './Gauges.module.css';
import type { Desk } from './useDesk.ts';
import { Warnings } from './Warnings.tsx';

/** How near everybody is to winning, what would hold if all stopped here, and what waits for a yes. */
export function Gauges({ script, shown }: Desk): JSX.Element | null {
  if (script === null) return null;
  const words = consoleWords[shown.say.lang].gauges;
  const near = script.goals.filter(({ atStop }) => !atStop);
  const atStop = script.goals.filter((goal) => goal.atStop);
  return (
    <div class={css.gauges}>
      <Warnings {...shown} warnings={script.alarm === null ? [] : [script.alarm]} />
      <h3>{words.close}</h3>
      <ul>
        {near
          .toSorted((a, b) => share(b) - share(a))
          .map((goal) => (
            <Gauge key={`${goal.of} ${goal.seats.join()}`} goal={goal} shown={shown} />
          ))}
      </ul>
      {atStop.length === 0 ? null : <h3>{words.atStop}</h3>}
      <dl>
        {atStop.map((goal) => (
          <div key={`${goal.of} ${goal.seats.join()}`}>
            <dt>
              {nameOf(goal, shown)} <small>{shown.say.say(goal.words)}</small>
            </dt>
            <dd data-holds={goal.holds}>{goal.holds ? words.yes : words.no}</dd>
          </div>
        ))}
      </dl>
      {script.proposals.length === 0 ? null : <h3>{words.proposals}</h3>}
      <ul>
        {script.proposals.map((one, i) => (
          <li key={i}>{proposed(one, shown)}</li>
        ))}
      </ul>
    </div>
  );
}

const share = ({ done, wanted }: Goal): number => (wanted === 0 ? 1 : done / wanted);

/** Whose goal it is: a camp's, or what somebody aims for, and who that is. */
function nameOf({ of, seats }: Goal, { say }: Desk['shown']): string {
  if (isKeyOf(campIcons, of)) return capital(say.format('camp', of) ?? of);
  const aim = say.format('condition', of)?.split(/\s?:/)[0] ?? of;
  return `${capital(aim)} (${say.list(seats.map((seat) => say.names[seat] ?? '…'))})`;
}

function Gauge({ goal, shown }: { readonly goal: Goal } & Pick<Desk, 'shown'>): JSX.Element {
  const { say } = shown;
  const name = nameOf(goal, shown);
  const icon = isKeyOf(campIcons, goal.of) ? campIcons[goal.of] : 'person';
  return (
    <li class={css.gauge} data-near={share(goal) > 0.6}>
      <Icon name={icon} />
      <b>{name}</b>
      <span>{say.say(goal.words)}</span>
      <meter min={0} max={Math.max(1, goal.wanted)} value={goal.done} aria-label={name} />
    </li>
  );
}

function proposed(one: Proposal, { say }: Desk['shown']): string {
  const words = consoleWords[say.lang].gauges;
  const name = (seat: number): string => say.names[seat] ?? '…';
  if (one.kind === 'wedding') return words.wedding(name(one.from), name(one.to));
  if (one.kind === 'application')
    return words.application(name(one.from), say.format('office', one.office, one.from) ?? one.office);
  return words.law(name(one.from), say.say(one.words));
}
