import { UsageError } from '../command.ts';
import { lined } from '../say.ts';
import { confirm, many, told } from './answers.ts';
import { onDisk } from './backups.ts';
import type { Asked } from './run.ts';

export async function salvage({ io, client, options: { yes } }: Asked): Promise<number> {
  if (client.isOpen) {
    throw new UsageError({
      fr: 'la maison est ouverte\u00a0: arrête-la d’abord',
      en: 'the house is open: stop it first',
    });
  }
  const what = {
    fr: `Ce qui se lit encore dans ${client.folder} va dans une base neuve, qui prend la place de l’ancienne.`,
    en: `What can still be read in ${client.folder} goes into a new database, which takes the old one’s place.`,
  };
  io.stdout.write(`${what[io.lang]}\n`);
  if (!(await confirm({ io, yes }))) return 1;
  const saved = told(await onDisk(client.folder, () => client.salvage()));
  const { tables, wentBack, broken, lost, stories, kept } = saved;
  const fr = [
    `Sauvés\u00a0: ${many('fr', tables.length, 'table entière', 'tables entières')}, ${many('fr', stories, 'récit')}.`,
    ...(wentBack.length > 0 ? [`Revenues un peu en arrière\u00a0: tables ${wentBack.join(', ')}.`] : []),
    ...(broken.length > 0
      ? [`Gardées, mais que ces règles n’ouvrent pas\u00a0: tables ${broken.join(', ')}.`]
      : []),
    ...(lost.length > 0 ? [`Perdues\u00a0: tables ${lost.join(', ')}.`] : []),
    ...(kept === null ? [] : [`L’ancienne base est dans ${kept}.`]),
  ];
  const en = [
    `Saved: ${many('en', tables.length, 'whole table')}, ${many('en', stories, 'story', 'stories')}.`,
    ...(wentBack.length > 0 ? [`Gone back a little: tables ${wentBack.join(', ')}.`] : []),
    ...(broken.length > 0 ? [`Kept, though these rules cannot open them: tables ${broken.join(', ')}.`] : []),
    ...(lost.length > 0 ? [`Lost: tables ${lost.join(', ')}.`] : []),
    ...(kept === null ? [] : [`The old database is in ${kept}.`]),
  ];
  io.stdout.write(lined({ fr, en }[io.lang]));
  return 0;
}
