import type { Lang } from '@veillee/kernel';
import type { PersonFound } from '@veillee/server/care';
import { UsageError } from '../command.ts';
import { lined, printable } from '../say.ts';
import { confirm, many, sayErased, told } from './answers.ts';
import type { Asked } from './run.ts';

export async function erasePerson({ io, visit, word, options }: Asked): Promise<number> {
  const { table = null, yes } = options;
  const request = { do: 'erasePerson', name: word, table } as const;
  const found = told(await visit.ask({ ...request, sure: false }));
  if (found.tables.length + found.stories + found.unreadable.length === 0) {
    throw new UsageError({
      fr: `personne ne s’appelle «\u00a0${word}\u00a0», tel que c’est écrit`,
      en: `nobody is called “${word}”, as it is spelt`,
    });
  }
  io.stdout.write(lined(inLines(word, found, io.lang)));
  if (!(await confirm({ io, yes }))) return 1;
  const { unreadable } = told(await visit.ask({ ...request, sure: true }));
  const done = {
    fr: 'Effacé, sauf dans les sauvegardes déjà faites.',
    en: 'Erased, but in backups made before.',
  };
  sayErased(io, visit, done);
  return unreadable.length === 0 ? 0 : 1;
}

function inLines(name: string, found: PersonFound, lang: Lang): string[] {
  const { tables, seated, lines, stories, mentions, unreadable } = found;
  const fr = [
    `${name}\u00a0: ${many(tables.length, 'table')}, ${many(lines, 'parole')}, ${many(stories, 'récit')}.`,
    ...(seated > 0
      ? [`Encore à table\u00a0: ${seated}. On les prévient, et leur place n’a plus de nom.`]
      : []),
    ...(mentions > 0
      ? [`D’autres en parlent (${mentions})\u00a0: ce qu’ils ont écrit reste, sauf à débarrasser la table.`]
      : []),
    ...(unreadable.length > 0
      ? [`Tables illisibles, à débarrasser en entier\u00a0: ${unreadable.join(', ')}.`]
      : []),
  ];
  const en = [
    `${name}: ${many(tables.length, 'table')}, ${many(lines, 'line')} of talk, ${many(stories, 'story', 'stories')}.`,
    ...(seated > 0 ? [`Still at a table: ${seated}. They are told, and their seat has no name then.`] : []),
    ...(mentions > 0
      ? [`Others speak of them (${mentions}): what they wrote stays, unless the table is deleted.`]
      : []),
    ...(unreadable.length > 0
      ? [`Tables that cannot be read, to be deleted as a whole: ${unreadable.join(', ')}.`]
      : []),
  ];
  return { fr, en }[lang].map(printable);
}

export async function eraseStory({ io, visit, word, options: { yes } }: Asked): Promise<number> {
  const { game, at, seats } = told(await visit.ask({ do: 'eraseStory', story: word, sure: false }));
  const day = new Date(at).toLocaleDateString(io.lang, { dateStyle: 'long' });
  const what = {
    fr: `Un récit du ${day}\u00a0: ${game}, ${many(seats, 'place')}.`,
    en: `A story of ${day}: ${game}, ${many(seats, 'seat')}.`,
  };
  io.stdout.write(`${what[io.lang]}\n`);
  if (!(await confirm({ io, yes }))) return 1;
  told(await visit.ask({ do: 'eraseStory', story: word, sure: true }));
  const done = {
    fr: 'Effacé, sauf dans les sauvegardes déjà faites et chez qui l’a gardé.',
    en: 'Erased, but in backups made before and with whoever kept it.',
  };
  sayErased(io, visit, done);
  return 0;
}
