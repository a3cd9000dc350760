import type { Lang } from '@veillee/kernel';
import type { CheckReport } from '@veillee/server/care';
import { lined, printable } from '../say.ts';
import { many, told } from './answers.ts';
import { onDisk } from './backups.ts';
import type { Asked } from './run.ts';

/** Exit code 1 where something is wrong. */
export async function check({ io, client, options: { json } }: Asked): Promise<number> {
  const report = told(await onDisk(client.folder, () => client.check()));
  if (json === true) io.stdout.write(`${JSON.stringify(report)}\n`);
  else io.stdout.write(lined(inLines(report, io.lang).map(printable)));
  const { damage, broken, unreadableStories } = report;
  return damage.length + broken.length + unreadableStories === 0 ? 0 : 1;
}

function inLines(report: CheckReport, lang: Lang): string[] {
  const lines = { fr: french, en: english }[lang](report);
  // Of a database that does not open nothing else is known.
  const { damage, tables, stories } = report;
  return damage.length > 0 && tables + stories === 0 ? lines.slice(0, 1 + damage.length) : lines;
}

const french = ({ damage, tables, broken, stories, unreadableStories }: CheckReport): string[] => [
  damage.length === 0
    ? 'La base est saine.'
    : 'La base est abîmée (veillee house salvage, maison fermée)\u00a0:',
  ...damage.map((line) => `  ${line}`),
  broken.length === 0
    ? `${many(tables, 'table')}, toutes reprises par ces règles.`
    : `${many(tables, 'table')}, dont ${broken.length} que ces règles ne reprennent pas\u00a0:`,
  ...broken.map(({ number, why }) => `  table ${number}\u00a0: ${why}`),
  unreadableStories === 0
    ? `${many(stories, 'récit')}, tous lisibles.`
    : `${many(stories, 'récit')}, dont ${unreadableStories} illisibles.`,
];

const english = ({ damage, tables, broken, stories, unreadableStories }: CheckReport): string[] => [
  damage.length === 0
    ? 'The database is sound.'
    : 'The database is damaged (veillee house salvage, when closed):',
  ...damage.map((line) => `  ${line}`),
  broken.length === 0
    ? `${many(tables, 'table')}, all taken up again by these rules.`
    : `${many(tables, 'table')}, of which these rules cannot take up ${broken.length}:`,
  ...broken.map(({ number, why }) => `  table ${number}: ${why}`),
  unreadableStories === 0
    ? `${many(stories, 'story', 'stories')}, all readable.`
    : `${many(stories, 'story', 'stories')}, of which ${unreadableStories} cannot be read.`,
];
