import { rateOf } from '@veillee/gamekit/lab';
import { isOneOf } from '@veillee/kernel';
import { type ScenarioId, teamIds } from '@veillee/one-night';
import { balancesAt } from '@veillee/one-night/printed';
import { names } from '@veillee/one-night/words';
import type { JSX } from 'preact';
import { lang } from '../../../words/language.ts';
import { deckWords } from '../deckWords.ts';
import css from './Measured.module.css';

/** How a scenario plays at this table's size among skilled bots, as it was measured. */
export function Measured({
  id,
  players,
}: {
  readonly id: ScenarioId;
  readonly players: number;
}): JSX.Element | null {
  const balance = balancesAt(id, players).find(({ level }) => level === 'skilled');
  if (balance === undefined) return null;
  const say = deckWords[lang.value].measured;
  const { teams } = names[lang.value];
  const told = balance.teams.map(({ team, share }) =>
    say.rate(teams[team].name, Math.round(100 * rateOf(share))),
  );
  const { leaning } = balance;
  const heavy = leaning?.heavy.team;
  const isClear = leaning?.noise === false && isOneOf(teamIds, heavy);
  return (
    <small class={css.measured}>
      <b>{isClear ? say.leans(teams[heavy].the) : say.even}</b>
      {say.rates(told.join(', '), say.level, balance.games)}
    </small>
  );
}
