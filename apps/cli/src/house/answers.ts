import { createInterface } from 'node:readline';
import type { Lang } from '@veillee/kernel';
import { type Io, UsageError, type Worded } from '../command.ts';

/** What the house told, or its refusal as one line. */
export function told<T>(
  answer: { readonly ok: true; readonly told: T } | { readonly ok: false; readonly no: Worded },
): T {
  if (answer.ok) return answer.told;
  throw new UsageError(answer.no);
}

/** Asks in a terminal; elsewhere nothing that erases is done unless `--yes` says so. */
export async function confirm({ io, yes }: { io: Io; yes: boolean | undefined }): Promise<boolean> {
  if (yes === true) return true;
  if (io.stdin.isTTY !== true || io.stdout.isTTY !== true) {
    throw new UsageError({
      fr: 'rien n’est fait\u00a0: ajoute --yes pour le faire',
      en: 'nothing is done: add --yes to do it',
    });
  }
  io.stdout.write({ fr: 'On y va\u00a0? (oui/non) ', en: 'Go ahead? (yes/no) ' }[io.lang]);
  const lines = createInterface({ input: io.stdin });
  for await (const line of lines) {
    lines.close();
    const isYes = /^(o|oui|y|yes)$/i.test(line.trim());
    if (!isYes) io.stdout.write({ fr: 'Rien n’est fait.\n', en: 'Nothing is done.\n' }[io.lang]);
    return isYes;
  }
  return false;
}

const steps = [
  { below: 60, per: 1, fr: 's', en: 's' },
  { below: 60 * 60, per: 60, fr: 'min', en: 'min' },
  { below: 48 * 60 * 60, per: 60 * 60, fr: 'h', en: 'h' },
  { below: Number.POSITIVE_INFINITY, per: 24 * 60 * 60, fr: 'j', en: 'd' },
] as const;

/** How long ago, in one unit: « 3 h ». */
export function ago(then: number, now: number, lang: Lang): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const step = steps.find(({ below }) => seconds < below) ?? steps[3];
  return `${Math.floor(seconds / step.per)}\u00a0${step[lang]}`;
}

export function sized(bytes: number, lang: Lang): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return `${kilobytes.toLocaleString(lang)}\u00a0${{ fr: 'Ko', en: 'KB' }[lang]}`;
}

/** Columns as wide as what stands in them. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** « 2 tables », "1 table"; nought is singular in French, plural in English. */
export const many = (lang: Lang, n: number, one: string, more = `${one}s`): string =>
  `${n}\u00a0${n === 1 || (n === 0 && lang === 'fr') ? one : more}`;

/** Says that it is erased, and where it may still be. */
export function sayErased(io: Io, client: { replaced(): string[] }, words: Worded): void {
  io.stdout.write(`${words[io.lang]}\n`);
  const files = client.replaced();
  if (files.length === 0) return;
  const beside = {
    fr: `Ces bases remplacées l’ont peut-être encore\u00a0: efface-les si tu n’en veux plus.`,
    en: 'These databases that were replaced may still have it: delete them if you want them no longer.',
  };
  io.stdout.write(`${beside[io.lang]}\n${files.map((file) => `  ${file}\n`).join('')}`);
}
