import { capital } from '@veillee/kernel';
import { type CampId, campIds, type Everything } from '@veillee/quinte-bourg';
import { campIcons } from '@veillee/quinte-bourg/icons';
import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/marks.tsx';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { words } from '../../../words/language.ts';
import { rules } from '../rules.ts';
import type { Shown } from '../shown.ts';
import css from './Camps.module.css';

/** The camp that decides somebody's victory: the strongest of theirs. */
export const strongestOf = ({ camps }: Everything['players'][number]): CampId =>
  campIds.find((camp) => camps.includes(camp)) ?? 'villagers';

/** Every camp from the strongest down, with those whose victory hangs on it, and who of them wins. */
export function Camps({ shown, all }: { readonly shown: Shown; readonly all: Everything }): JSX.Element {
  const { say, sight } = shown;
  const winners = sight.verdict?.winners ?? [];
  const fate = words.value.play.fates;
  const members = (camp: CampId): readonly number[] =>
    all.players.flatMap((player, seat) => (strongestOf(player) === camp ? [seat] : []));
  return (
    <ul class={css.camps}>
      {campIds
        .filter((camp) => members(camp).length > 0)
        .map((camp) => (
          <li key={camp}>
            <h3>
              <Icon name={campIcons[camp]} />
              <RuleLink game={rules.id} entry={`camp-${camp}`}>
                {capital(say.format('camp', camp) ?? camp)}
              </RuleLink>
            </h3>
            <ul>
              {members(camp).map((seat) => (
                <li key={seat} class={classes(winners.includes(seat) && css.won)}>
                  <b>{say.names[seat]}</b>
                  <span>{say.format('role', all.players[seat]?.role ?? '')}</span>
                  <em>{winners.includes(seat) ? fate.won : fate.lost}</em>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  );
}
