import { capital } from '@veillee/kernel';
import { type CampId, campIds, dominant } from '@veillee/quinte-bourg';
import { campIcons } from '@veillee/quinte-bourg/icons';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/marks.tsx';
import type { Speaker } from '../../speaker.ts';
import { whoWonWords } from '../whoWonWords.ts';
import css from './CampsAndGoals.module.css';
import type { End } from './telling.ts';

interface Props {
  readonly end: End;
  readonly say: Speaker;
}

/** Every camp of this village, whether its condition holds and why; then what decided for everybody. */
export function CampsAndGoals({ end, say }: Props): JSX.Element {
  const { players } = end.situation.final;
  const { reasons, winners } = end.judgement;
  const camps = campIds.filter((camp) => players.some((player) => player.camps.includes(camp)));
  return (
    <>
      <ul class={css.camps}>
        {camps.map((camp) => (
          <OneCamp key={camp} camp={camp} end={end} say={say} />
        ))}
      </ul>
      <h3>{whoWonWords[say.lang].village}</h3>
      <ul class={css.people}>
        {reasons
          .filter(({ stage }) => stage === 'players')
          .map((reason, i) => (
            <li key={i} class={classes(winners.some((seat) => seat === reason.params.player) && css.won)}>
              {say.say(reason)}
            </li>
          ))}
      </ul>
    </>
  );
}

function OneCamp({
  camp,
  end: { situation, judgement },
  say,
}: Props & { readonly camp: CampId }): JSX.Element {
  const { reasons, teams } = judgement;
  const members = situation.final.players.flatMap(({ camps }, seat) =>
    dominant(camps) === camp ? [say.names[seat] ?? '…'] : [],
  );
  return (
    <li class={classes(teams.includes(camp) && css.won)}>
      <Icon name={campIcons[camp]} />
      <div>
        <b>{capital(say.format('camp', camp) ?? camp)}</b>
        <small>{say.list(members)}</small>
        {reasons
          .filter(({ stage, params }) => stage === 'camps' && params.camp === camp)
          .map((reason) => (
            <p key={reason.key}>{say.say(reason)}</p>
          ))}
      </div>
    </li>
  );
}
