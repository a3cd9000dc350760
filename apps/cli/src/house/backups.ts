import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { titled } from '@veillee/kernel';
import { UsageError } from '../command.ts';
import { whyNot } from '../options.ts';
import { words } from '../words/index.ts';
import { confirm, sized, told } from './answers.ts';
import type { Asked } from './run.ts';

/** By day and time, where only a folder is named. */
const nameOfNow = (): string =>
  `veillee-${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.db`;

export async function backup({ io, client, word }: Asked): Promise<number> {
  const path = resolve(word);
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, nameOfNow()) : path;
  if (existsSync(file)) throw new UsageError(({ house }, lang) => titled(file, house.exists, lang));
  told(await onDisk(file, () => client.backup(file)));
  const size = sized(statSync(file).size, io.lang);
  io.stdout.write(`${words[io.lang].house.backedUp(file, size)}\n`);
  return 0;
}

export async function restore({ io, client, word, options: { yes } }: Asked): Promise<number> {
  const file = resolve(word);
  if (!existsSync(file)) throw new UsageError(({ disk }, lang) => titled(file, disk.ENOENT, lang));
  const say = words[io.lang].house;
  const what = say.goesBack(client.folder, file);
  io.stdout.write(`${client.isOpen ? `${what} ${say.whileOpen}` : what}\n`);
  if (!(await confirm({ io, yes }))) return 1;
  const { kept } = told(await onDisk(file, () => client.restore(file)));
  io.stdout.write(`${kept === null ? say.done : `${say.done} ${say.kept(kept)}`}\n`);
  return 0;
}

/** What a disk refuses is told in words. */
export async function onDisk<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { disk } = words.en;
    if (whyNot(error, disk) === undefined) throw error;
    throw new UsageError(({ disk, house }, lang) => {
      // What is written anew can only lack its folder.
      const why = whyNot(error, { ...disk, ENOENT: house.noFolder });
      return titled(file, why ?? disk.unreadable, lang);
    });
  }
}
