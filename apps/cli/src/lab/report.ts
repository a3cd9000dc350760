import { interval, nameOf } from '@veillee/gamekit';
import {
  type Cell,
  figuresOf,
  isNoise,
  playedIn,
  type Row,
  rateOf,
  type Share,
  teamsIn,
  theTeam,
} from '@veillee/gamekit/lab';
import { type Lang, titled } from '@veillee/kernel';
import type { Entry } from '../games.ts';
import { aligned } from '../say.ts';
import { words } from '../words/index.ts';

export const percentOf = (share: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);
export const spanOf = ([low, high]: readonly [number, number], lang: Lang): string =>
  `[${percentOf(low, lang)} – ${percentOf(high, lang)}]`;

/** What is played, by how many, and how well. */
export function cellName({ weighed, id, listing }: Entry, cell: Cell, lang: Lang): string {
  const say = words[lang].lab;
  const scenario = weighed?.scenarios.find((one) => one.id === cell.options.scenario)?.name[lang];
  const played = scenario ?? (weighed === undefined ? listing.name[lang] : playedIn(cell.options) || id);
  const [home, others] = cell.levels;
  const mix = home === others ? say.players[home] : say.mix(say.players[home], say.players[others]);
  return [played, words[lang].simulate.players(cell.players), mix].join(', ');
}

/** Who wins how often, and whether that says anything. */
export function sentence(entry: Entry, row: Row, lang: Lang): string {
  const say = words[lang].lab;
  const teams = teamsIn(entry, row);
  const [first, second] = teams;
  if (first === undefined) return say.nothing;
  const told = teams.map(({ team, share }) =>
    say.wins(theTeam(entry, team, lang), percentOf(rateOf(share), lang)),
  );
  const verdict =
    second === undefined
      ? ''
      : ` ${isNoise(first.share, second.share) ? say.noise : say.clear(theTeam(entry, first.team, lang))}`;
  return `${say.victories(told.join(', '))}${verdict}`;
}

/** One table for each kind of figure. */
export function detailLines(entry: Entry, row: Row, lang: Lang): readonly string[] {
  const say = words[lang].lab;
  const playing = teamsIn(entry, row).map(({ team }) => team);
  const figures = figuresOf(entry, row.tally).filter(
    ({ kind, of, share }) => kind !== 'team' || share.won > 0 || playing.includes(of),
  );
  return (['team', 'dealt', 'held', 'seat'] as const).flatMap((kind) => [
    '',
    say.kinds[kind],
    ...aligned(
      figures
        .filter((figure) => figure.kind === kind)
        .map(({ of, share }) => rowOf(nameIn(entry, kind, of, lang), share, lang)),
      'right',
    ).map((line) => `  ${line}`),
  ]);
}

function nameIn(entry: Entry, kind: 'team' | 'dealt' | 'held' | 'seat', of: string, lang: Lang): string {
  if (kind === 'seat') return words[lang].lab.seat(of);
  if (kind !== 'team') return nameOf(entry, 'role', of, lang);
  return of === 'alone' || of === 'nobody' ? words[lang].simulate[of] : nameOf(entry, 'team', of, lang);
}

const rowOf = (name: string, share: Share, lang: Lang): readonly string[] => [
  name,
  percentOf(rateOf(share), lang),
  spanOf(interval(share), lang),
  words[lang].simulate.share(`${share.won}`, `${share.played}`),
];

/** Every cell with its teams; a single one in full. */
export function labLines(entry: Entry, seed: string, rows: readonly Row[], lang: Lang): readonly string[] {
  const say = words[lang].lab;
  const lines = rows.flatMap((row) => [
    titled(cellName(entry, row.cell, lang), say.games(row.tally.games), lang),
    `  ${sentence(entry, row, lang)}`,
    ...teamsIn(entry, row).map(
      ({ team, share }) =>
        `  ${nameOf(entry, 'team', team, lang)} ${percentOf(rateOf(share), lang)} ${spanOf(interval(share), lang)}`,
    ),
  ]);
  const [only] = rows;
  return [
    ...lines,
    ...(rows.length === 1 && only !== undefined ? detailLines(entry, only, lang) : []),
    '',
    titled(words[lang].simulate.seed, seed, lang),
  ];
}
