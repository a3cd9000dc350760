import type { Lang } from '@veillee/kernel';
import type { PersonFound } from '@veillee/server/care';
import { UsageError } from '../command.ts';
import { lined, printable } from '../say.ts';
import { words } from '../words/index.ts';
import { confirm, sayErased, told } from './answers.ts';
import type { Asked } from './run.ts';

export async function erasePerson({ io, client, word, options }: Asked): Promise<number> {
  const { table = null, yes } = options;
  const request = { do: 'erasePerson', name: word, table } as const;
  const found = told(await client.ask({ ...request, sure: false }));
  if (found.tables.length + found.stories + found.unreadable.length === 0) {
    throw new UsageError(({ house }) => house.nobodyCalled(word));
  }
  io.stdout.write(lined(foundLines(word, found, io.lang)));
  if (!(await confirm({ io, yes }))) return 1;
  const { unreadable } = told(await client.ask({ ...request, sure: true }));
  sayErased(io, client, words[io.lang].house.erased);
  return unreadable.length === 0 ? 0 : 1;
}

function foundLines(name: string, found: PersonFound, lang: Lang): string[] {
  const say = words[lang].house;
  const { tables, seated, lines, stories, mentions, unreadable } = found;
  return [
    say.person(name, { tables: tables.length, lines, stories }),
    ...(seated > 0 ? [say.stillSeated(seated)] : []),
    ...(mentions > 0 ? [say.mentioned(mentions)] : []),
    ...(unreadable.length > 0 ? [say.unreadable(unreadable.join(', '))] : []),
  ].map(printable);
}

export async function eraseStory({ io, client, word, options: { yes } }: Asked): Promise<number> {
  const { game, at, seats } = told(await client.ask({ do: 'eraseStory', story: word, sure: false }));
  const day = new Date(at).toLocaleDateString(io.lang, { dateStyle: 'long' });
  const say = words[io.lang].house;
  io.stdout.write(`${say.story(day, game, seats)}\n`);
  if (!(await confirm({ io, yes }))) return 1;
  told(await client.ask({ do: 'eraseStory', story: word, sure: true }));
  sayErased(io, client, say.storyErased);
  return 0;
}
