import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../command.ts';
import { confirm, sized, told } from './answers.ts';
import type { Asked } from './run.ts';

/** By day and time, where only a folder is named. */
const nameOfNow = (): string =>
  `veillee-${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.db`;

export async function backup({ io, client, word }: Asked): Promise<number> {
  const path = resolve(word);
  const file = existsSync(path) && statSync(path).isDirectory() ? join(path, nameOfNow()) : path;
  if (existsSync(file)) {
    throw new UsageError({
      fr: `${file}\u00a0: ce fichier existe déjà`,
      en: `${file}: this file exists already`,
    });
  }
  told(await onDisk(file, () => client.backup(file)));
  const size = sized(statSync(file).size, io.lang);
  const line = {
    fr: `Tout est dans ${file} (${size}). Ce fichier contient des noms et des notes\u00a0: garde-le bien.`,
    en: `All is in ${file} (${size}). The file holds names and notes: keep it safe.`,
  };
  io.stdout.write(`${line[io.lang]}\n`);
  return 0;
}

export async function restore({ io, client, word, options: { yes } }: Asked): Promise<number> {
  const file = resolve(word);
  if (!existsSync(file)) {
    throw new UsageError({
      fr: `${file}\u00a0: ce fichier n’existe pas`,
      en: `${file}: there is no such file`,
    });
  }
  const what = {
    fr: `La maison du dossier ${client.folder} revient à la sauvegarde ${file}.`,
    en: `The house in the folder ${client.folder} goes back to the backup ${file}.`,
  };
  const asked = {
    fr: ' Elle est ouverte\u00a0: chacun est prévenu, et les parties en cours reviennent en arrière.',
    en: ' It is open: all are told, and the games being played go back.',
  };
  io.stdout.write(`${what[io.lang]}${client.isOpen ? asked[io.lang] : ''}\n`);
  if (!(await confirm({ io, yes }))) return 1;
  const { kept } = told(await onDisk(file, () => client.restore(file)));
  const done = {
    fr:
      kept === null
        ? 'C’est fait.'
        : `C’est fait. Ce qui était là est dans ${kept}\u00a0: efface-le quand tu n’en veux plus.`,
    en: kept === null ? 'Done.' : `Done. What was there is in ${kept}: delete it when you want it no longer.`,
  };
  io.stdout.write(`${done[io.lang]}\n`);
  return 0;
}

const faults: { readonly [code: string]: { readonly fr: string; readonly en: string } } = {
  ENOENT: { fr: 'ce dossier n’existe pas', en: 'there is no such folder' },
  EACCES: { fr: 'l’accès en est interdit', en: 'access is not allowed' },
  EISDIR: { fr: 'c’est un dossier', en: 'it is a folder' },
  EROFS: { fr: 'ce disque est en lecture seule', en: 'that disk is read-only' },
  ENOSPC: { fr: 'le disque est plein', en: 'the disk is full' },
};

/** What a disk refuses is told in words. */
export async function onDisk<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = faults[code];
    if (why === undefined) throw error;
    throw new UsageError({ fr: `${file}\u00a0: ${why.fr}`, en: `${file}: ${why.en}` });
  }
}
