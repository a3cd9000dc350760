import type { loadtest } from '../words/fr/loadtest.ts';
import type { Figures } from './measure.ts';
import type { Row } from './run.ts';

const round = (value: number | null): string =>
  value !== null && Number.isFinite(value) ? String(Math.round(value)) : '?';

const percent = (ours: number, bare: number): string => `${round((ours / bare) * 100)}%`;

/** Our server beside the bare one. */
export const line = (ours: Figures, bare: Figures): string =>
  [
    ours.rooms,
    round(ours.actionsPerSecond),
    ours.p50.toFixed(1),
    ours.p99.toFixed(1),
    round(ours.cpuPerAction),
    `${round(ours.kilobytesPerRoom)} || ${round(bare.actionsPerSecond)}`,
    round(bare.cpuPerAction),
    `${round(bare.kilobytesPerRoom)} || ${percent(ours.actionsPerSecond, bare.actionsPerSecond)} || ${ours.clientCores.toFixed(2)}`,
    bare.clientCores.toFixed(2),
  ].join(' | ');

const costOf = ({ cpuPerAction, databasePerAction }: Figures): number | null =>
  cpuPerAction === null || databasePerAction === null ? null : cpuPerAction + databasePerAction;

function besideLine(name: string, one: Figures, bare: Figures): string {
  const [cost, bareCost] = [costOf(one), costOf(bare)];
  return [
    one.rooms,
    name,
    round(one.actionsPerSecond),
    `${one.p50.toFixed(1)} / ${one.p99.toFixed(1)}`,
    `${round(one.cpuPerAction)} + ${round(one.databasePerAction)}`,
    cost === null || bareCost === null ? '?' : (cost / bareCost).toFixed(2),
    one.steady === null ? '' : `${one.steady.p50.toFixed(1)} / ${one.steady.p99.toFixed(1)}`,
    one.clientCores.toFixed(2),
  ].join(' | ');
}

/** A house of several nodes beside ours and the bare server, and what befell it. */
export function besideLines(
  { ours, bare }: Row,
  nodes: NonNullable<Row['nodes']>,
  say: typeof loadtest,
): readonly string[] {
  const { killed, frozen, dark } = nodes.befallen;
  return [
    besideLine(say.bare, bare, bare),
    besideLine(say.sqlite, ours, bare),
    besideLine(say.nodes(nodes.count), nodes, bare),
    say.befallen(
      `${round(killed.p50)} / ${round(killed.last)}`,
      `${round(frozen.p50)} / ${round(frozen.last)}`,
      round(dark),
    ),
  ];
}
