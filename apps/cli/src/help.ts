import type { Lang } from '@veillee/kernel';
import type { Command } from './command.ts';

const frame = {
  fr: {
    intro: 'Veillée : le meneur de jeu tient dans la poche.',
    usage: 'Usage :',
    commands: 'Commandes :',
    example: 'Exemple :',
    options: 'Partout :',
    lang: 'la langue des messages',
    help: 'cette aide ; « veillee help COMMANDE » en dit plus',
    version: 'la version',
  },
  en: {
    intro: 'Veillée: a game master in your pocket.',
    usage: 'Usage:',
    commands: 'Commands:',
    example: 'Example:',
    options: 'Everywhere:',
    lang: 'the language of messages',
    help: 'this help; “veillee help COMMAND” says more',
    version: 'the version',
  },
} satisfies { [L in Lang]: unknown };

const row = (name: string, text: string) => `  ${name.padEnd(15)} ${text}`;

export function overview(commands: readonly Command[], lang: Lang): string {
  const words = frame[lang];
  return [
    words.intro,
    '',
    words.usage,
    ...commands.flatMap(({ synopsis }) => synopsis).map((line) => `  ${line}`),
    '',
    words.commands,
    ...commands.map(({ name, summary }) => row(name, summary[lang])),
    '',
    words.options,
    row('--lang fr|en', words.lang),
    row('--help', words.help),
    row('--version', words.version),
    '',
  ].join('\n');
}

export function helpOn(command: Command, lang: Lang): string {
  const words = frame[lang];
  const details = command.details ? ['', command.details[lang]] : [];
  return [
    command.summary[lang],
    '',
    words.usage,
    ...command.synopsis.map((line) => `  ${line}`),
    ...details,
    '',
    words.example,
    `  ${command.example}`,
    '',
  ].join('\n');
}
