import type { Lang } from '@veillee/kernel';
import type { PersonFound } from '@veillee/server/care';
import { UsageError } from '../command.ts';
import { lined, printable } from '../say.ts';
import { confirm, many, sayErased, told } from './answers.ts';
import type { Asked } from './run.ts';

export async function erasePerson({ io, client, word, options }: Asked): Promise<number> {
  const { table = null, yes } = options;
  const request = { do: 'erasePerson', name: word, table } as const;
  const found = told(await client.ask({ ...request, sure: false }));
  if (found.tables.length + found.stories + found.unreadable.length === 0) {
    throw new UsageError({
      fr: `personne ne s’appelle exactement «\u00a0${word}\u00a0»`,
      en: `nobody is called exactly “${word}”`,
    });
  }
  io.stdout.write(lined(inLines(word, found, io.lang)));
  if (!(await confirm({ io, yes }))) return 1;
  const { unreadable } = told(await client.ask({ ...request, sure: true }));
  const done = {
    fr: 'Effacé, sauf dans les sauvegardes déjà faites.',
    en: 'Erased, except in backups made before.',
  };
  sayErased(io, client, done);
  return unreadable.length === 0 ? 0 : 1;
}

function inLines(name: string, found: PersonFound, lang: Lang): string[] {
  const { tables, seated, lines, stories, mentions, unreadable } = found;
  const fr = [
    `${name}\u00a0: ${many('fr', tables.length, 'table')}, ${many('fr', lines, 'parole')}, ${many('fr', stories, 'récit')}.`,
    ...(seated > 0
      ? [`Encore à table\u00a0: ${seated}. On y est prévenu, et la place n’a plus de nom.`]
      : []),
    ...(mentions > 0
      ? [`D’autres en parlent (${mentions})\u00a0: ce qu’ils ont écrit reste, sauf à débarrasser la table.`]
      : []),
    ...(unreadable.length > 0
      ? [`Tables illisibles, à débarrasser en entier\u00a0: ${unreadable.join(', ')}.`]
      : []),
  ];
  const en = [
    `${name}: ${many('en', tables.length, 'table')}, ${many('en', lines, 'line')} of talk, ${many('en', stories, 'story', 'stories')}.`,
    ...(seated > 0
      ? [`Still at a table: ${seated}. Whoever sits there is told, and the seat has no name any more.`]
      : []),
    ...(mentions > 0
      ? [`Others speak of them (${mentions}): what they wrote stays, unless the table is deleted.`]
      : []),
    ...(unreadable.length > 0
      ? [`Tables that cannot be read, to be deleted as a whole: ${unreadable.join(', ')}.`]
      : []),
  ];
  return { fr, en }[lang].map(printable);
}

export async function eraseStory({ io, client, word, options: { yes } }: Asked): Promise<number> {
  const { game, at, seats } = told(await client.ask({ do: 'eraseStory', story: word, sure: false }));
  const day = new Date(at).toLocaleDateString(io.lang, { dateStyle: 'long' });
  const what = {
    fr: `Un récit du ${day}\u00a0: ${game}, ${many('fr', seats, 'place')}.`,
    en: `A story of ${day}: ${game}, ${many('en', seats, 'seat')}.`,
  };
  io.stdout.write(`${what[io.lang]}\n`);
  if (!(await confirm({ io, yes }))) return 1;
  told(await client.ask({ do: 'eraseStory', story: word, sure: true }));
  const done = {
    fr: 'Effacé, sauf dans les sauvegardes déjà faites et chez qui l’a gardé.',
    en: 'Erased, except in backups made before and with whoever kept it.',
  };
  sayErased(io, client, done);
  return 0;
}
