import type { Lang } from '@veillee/kernel';
import type { Entry } from '../games/entry.ts';
import { titled } from '../say.ts';
import { type Figures, interval, type Share } from './figures.ts';
import type { Run } from './play.ts';

const words = {
  fr: {
    games: 'parties au hasard',
    players: 'joueurs',
    seed: 'Graine',
    teams: 'Victoires par équipe, sur toutes les parties',
    roles: 'Victoires par personnage distribué (la carte reçue au départ)',
    alone: 'Hors équipe',
    nobody: 'Personne',
    among: 'sur',
    never: 'jamais',
  },
  en: {
    games: 'random games',
    players: 'players',
    seed: 'Seed',
    teams: 'Wins by team, out of all games',
    roles: 'Wins by character dealt (the card received at the start)',
    alone: 'Outside a team',
    nobody: 'Nobody',
    among: 'of',
    never: 'never',
  },
};

/** The kinds of outcome: the teams, then those that are none. */
const outcomes = (entry: Entry): readonly string[] => [...entry.teams, 'alone', 'nobody'];
const rolesIn = (entry: Entry, { roles }: Figures): readonly string[] =>
  entry.roles.filter((role) => role in roles);

/** What was never used in this run, of all that can be used at such a table. */
export const unusedIn = (entry: Entry, run: Run, figures: Figures): readonly string[] =>
  (entry.uses?.ids(run.players) ?? []).filter((id) => (figures.uses[id] ?? 0) === 0);

/** The figures as JSON: counts are whole numbers, rates and intervals follow from them. */
export function asJson(entry: Entry, run: Run, figures: Figures): object {
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
    roles: Object.fromEntries(
      rolesIn(entry, figures).map((role) => [role, share(figures.roles[role] as Share)]),
    ),
    ...(entry.uses === undefined
      ? {}
      : { uses: Object.fromEntries(entry.uses.ids(run.players).map((id) => [id, figures.uses[id] ?? 0])) }),
  };
}

export function asLines(entry: Entry, run: Run, figures: Figures, lang: Lang): string[] {
  const say = words[lang];
  const { games } = figures;
  const number = new Intl.NumberFormat(lang);
  const title = [`${run.game}`, ...Object.values(run.options).map(String), `${run.players} ${say.players}`];
  const named = (team: string): string =>
    team === 'alone' || team === 'nobody' ? say[team] : entry.teamName(team, lang);
  const teams = outcomes(entry).map(
    (team): Row => [named(team), { played: games, won: figures.teams[team] ?? 0 }],
  );
  const roles = rolesIn(entry, figures).map(
    (role): Row => [entry.roleName(role, lang), figures.roles[role] as Share],
  );
  return [
    `${title.join(', ')}: ${number.format(games)} ${say.games}`.replace(
      ': ',
      lang === 'fr' ? '\u00a0: ' : ': ',
    ),
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
    const counts = `${number.format(share.won)} ${words[lang].among} ${number.format(share.played)}`;
    return `  ${name.padEnd(width)}  ${percent.format(rate).padStart(7)}  ${span.padEnd(19)}  ${counts}`;
  });
}

function used(entry: Entry, run: Run, figures: Figures, lang: Lang): string[] {
  const { uses } = entry;
  if (uses === undefined) return [];
  const number = new Intl.NumberFormat(lang);
  const table = uses
    .ids(run.players)
    .map((id) => [entry.useName?.(id, lang) ?? id, figures.uses[id] ?? 0] as const);
  const width = Math.max(...table.map(([name]) => name.length));
  const lines = table.map(
    ([name, count]) => `  ${name.padEnd(width)}  ${count === 0 ? words[lang].never : number.format(count)}`,
  );
  return ['', uses.title[lang], ...lines];
}
