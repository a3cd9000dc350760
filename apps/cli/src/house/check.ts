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
    ? `${many('fr', tables, 'table')}\u00a0: rien à signaler.`
    : `${many('fr', tables, 'table')}, dont ${broken.length} qu’on ne peut pas ouvrir\u00a0:`,
  ...broken.map(({ number, why, isAside }) =>
    isAside
      ? `  table ${number}\u00a0: mise de côté\u00a0; «\u00a0veillee house open ${number}\u00a0» l’essaie de nouveau`
      : `  table ${number}\u00a0: ${why}`,
  ),
  unreadableStories === 0
    ? `${many('fr', stories, 'récit')}\u00a0: rien à signaler.`
    : `${many('fr', stories, 'récit')}, dont ${unreadableStories} qu’on ne peut pas lire.`,
];

const english = ({ damage, tables, broken, stories, unreadableStories }: CheckReport): string[] => [
  damage.length === 0
    ? 'The database is sound.'
    : 'The database is damaged (veillee house salvage, when closed):',
  ...damage.map((line) => `  ${line}`),
  broken.length === 0
    ? `${many('en', tables, 'table')}: nothing to report.`
    : `${many('en', tables, 'table')}, of which ${broken.length} cannot be opened:`,
  ...broken.map(({ number, why, isAside }) =>
    isAside
      ? `  table ${number}: set aside; “veillee house open ${number}” tries it again`
      : `  table ${number}: ${why}`,
  ),
  unreadableStories === 0
    ? `${many('en', stories, 'story', 'stories')}: nothing to report.`
    : `${many('en', stories, 'story', 'stories')}, of which ${unreadableStories} cannot be read.`,
];
