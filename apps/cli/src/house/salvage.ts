import { UsageError } from '../command.ts';
import { lined } from '../say.ts';
import { words } from '../words/index.ts';
import { confirm, told } from './answers.ts';
import { onDisk } from './backups.ts';
import type { Asked } from './run.ts';

export async function salvage({ io, client, options: { yes } }: Asked): Promise<number> {
  if (client.isOpen) throw new UsageError(({ house }) => house.stopFirst);
  const say = words[io.lang].house;
  io.stdout.write(`${say.salvages(client.folder)}\n`);
  if (!(await confirm({ io, yes }))) return 1;
  const { tables, wentBack, broken, lost, stories, kept } = told(
    await onDisk(client.folder, () => client.salvage()),
  );
  const some = (numbers: readonly number[], line: (numbers: string) => string): string[] =>
    numbers.length === 0 ? [] : [line(numbers.join(', '))];
  const lines = [
    say.saved({ tables: tables.length, stories }),
    ...some(wentBack, say.wentBack),
    ...some(broken, say.unopened),
    ...some(lost, say.lost),
    ...(kept === null ? [] : [say.oldKept(kept)]),
  ];
  io.stdout.write(lined(lines));
  return 0;
}
