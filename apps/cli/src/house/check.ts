import type { Lang } from '@veillee/kernel';
import type { CheckReport } from '@veillee/server/care';
import { lined, printable } from '../say.ts';
import { words } from '../words/index.ts';
import { told } from './answers.ts';
import { onDisk } from './backups.ts';
import type { Asked } from './run.ts';

/** Exit code 1 where something is wrong. */
export async function check({ io, client, options: { json } }: Asked): Promise<number> {
  const report = told(await onDisk(client.folder, () => client.check()));
  if (json === true) io.stdout.write(`${JSON.stringify(report)}\n`);
  else io.stdout.write(lined(checkLines(report, io.lang).map(printable)));
  const { damage, broken, unreadableStories } = report;
  return damage.length + broken.length + unreadableStories === 0 ? 0 : 1;
}

function checkLines(report: CheckReport, lang: Lang): string[] {
  const say = words[lang].house;
  const { damage, tables, broken, stories, unreadableStories } = report;
  const base = [damage.length === 0 ? say.sound : say.damaged, ...damage.map((line) => `  ${line}`)];
  // Of a database that does not open nothing else is known.
  if (damage.length > 0 && tables + stories === 0) return base;
  return [
    ...base,
    broken.length === 0 ? say.tablesFine(tables) : say.tablesBroken(tables, broken.length),
    ...broken.map(
      ({ number, why, isAside }) => `  ${isAside ? say.setAside(number) : say.broken(number, why)}`,
    ),
    unreadableStories === 0 ? say.storiesFine(stories) : say.storiesBroken(stories, unreadableStories),
  ];
}
