import { type Lang, langs } from '@veillee/kernel';
import type { Command } from './command.ts';
import { words } from './words/index.ts';

/** Only a checkout is called through npx: an installed release is a command like any other. */
const asTyped = (example: string): string =>
  import.meta.url.endsWith('.ts') ? example : example.replace(/^npx /, '');

const row = (name: string, text: string) => `  ${name.padEnd(15)} ${text}`;

export function overview(commands: readonly Command[], lang: Lang): string {
  const { help } = words[lang];
  return [
    help.intro,
    '',
    help.usage,
    ...commands.flatMap(({ synopsis }) => synopsis).map((line) => `  ${line}`),
    '',
    help.commands,
    ...commands.map(({ name, summary }) => row(name, summary[lang])),
    '',
    help.options,
    row(`--lang ${langs.join('|')}`, help.lang),
    row('--help', help.help),
    row('--version', help.version),
    '',
  ].join('\n');
}

export async function helpOn(command: Command, lang: Lang): Promise<string> {
  const { help } = words[lang];
  const details = await command.details?.(lang);
  return [
    command.summary[lang],
    '',
    help.usage,
    ...command.synopsis.map((line) => `  ${line}`),
    ...(details === undefined ? [] : ['', details]),
    '',
    help.example,
    `  ${asTyped(command.example)}`,
    '',
  ].join('\n');
}
