import { nameOf } from '@veillee/gamekit';
import { type Lang, titled } from '@veillee/kernel';
import type { Entry } from '../games.ts';
import { words } from '../words/index.ts';
import { type Figures, interval, type Share } from './figures.ts';
import type { Run } from './play.ts';

/** The kinds of outcome: the teams, then those that are none. */
const outcomes = ({ simulated }: Entry): readonly string[] => [...simulated.teams, 'alone', 'nobody'];
/** The characters that were dealt, in the order of the game's own list. */
const rolesIn = ({ simulated }: Entry, { roles }: Figures): readonly (readonly [role: string, Share])[] =>
  simulated.roles.flatMap((role) => {
    const share = roles[role];
    return share === undefined ? [] : [[role, share] as const];
  });
const idsIn = ({ simulated }: Entry, { players }: Run): readonly string[] =>
  simulated.uses?.ids(players) ?? [];

/** What was never used in this run, of all that can be used at such a table. */
export const unusedIn = (entry: Entry, run: Run, figures: Figures): readonly string[] =>
  idsIn(entry, run).filter((id) => (figures.uses[id] ?? 0) === 0);

/** The figures as JSON: counts are whole numbers, rates and intervals follow from them. */
export function reportJson(entry: Entry, run: Run, figures: Figures): object {
  const share = ({ played, won }: Share) => ({
    games: played,
    wins: won,
    rate: played === 0 ? 0 : won / played,
    interval: interval({ played, won }),
  });
  const { games, inputs } = figures;
  return {
    game: run.game,
    players: run.players,
    options: run.options,
    seed: run.seed,
    games,
    inputs,
    teams: Object.fromEntries(
      outcomes(entry).map((team) => [team, share({ played: games, won: figures.teams[team] ?? 0 })]),
    ),
    roles: Object.fromEntries(rolesIn(entry, figures).map(([role, figure]) => [role, share(figure)])),
    ...(entry.simulated.uses === undefined
      ? {}
      : { uses: Object.fromEntries(idsIn(entry, run).map((id) => [id, figures.uses[id] ?? 0])) }),
  };
}

export function reportLines(entry: Entry, run: Run, figures: Figures, lang: Lang): string[] {
  const say = words[lang].simulate;
  const { games } = figures;
  const number = new Intl.NumberFormat(lang);
  const title = [run.game, ...Object.values(run.options).map(String), say.players(run.players)];
  const named = (team: string): string =>
    team === 'alone' || team === 'nobody' ? say[team] : nameOf(entry, 'team', team, lang);
  const teams = outcomes(entry).map(
    (team): Row => [named(team), { played: games, won: figures.teams[team] ?? 0 }],
  );
  const roles = rolesIn(entry, figures).map(
    ([role, share]): Row => [nameOf(entry, 'role', role, lang), share],
  );
  return [
    titled(title.join(', '), say.games(number.format(games)), lang),
    titled(say.seed, run.seed, lang),
    '',
    say.teams,
    ...rows(teams, lang),
    '',
    say.roles,
    ...rows(roles, lang),
    ...used(entry, run, figures, lang),
  ];
}

type Row = readonly [name: string, share: Share];

function rows(table: readonly Row[], lang: Lang): string[] {
  const percent = new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: 1 });
  const number = new Intl.NumberFormat(lang);
  const width = Math.max(...table.map(([name]) => name.length));
  return table.map(([name, share]) => {
    const [low, high] = interval(share);
    const rate = share.played === 0 ? 0 : share.won / share.played;
    const span = `[${percent.format(low)} – ${percent.format(high)}]`;
    const counts = words[lang].simulate.share(number.format(share.won), number.format(share.played));
    return `  ${name.padEnd(width)}  ${percent.format(rate).padStart(7)}  ${span.padEnd(19)}  ${counts}`;
  });
}

function used(entry: Entry, run: Run, figures: Figures, lang: Lang): string[] {
  const { uses } = entry.simulated;
  if (uses === undefined) return [];
  const number = new Intl.NumberFormat(lang);
  const table = uses
    .ids(run.players)
    .map((id) => [nameOf(entry, 'use', id, lang), figures.uses[id] ?? 0] as const);
  const width = Math.max(...table.map(([name]) => name.length));
  const lines = table.map(
    ([name, count]) =>
      `  ${name.padEnd(width)}  ${count === 0 ? words[lang].simulate.never : number.format(count)}`,
  );
  return ['', uses.title[lang], ...lines];
}
