import { createInterface } from 'node:readline';
import type { ByLang, Lang } from '@veillee/kernel';
import { type Io, UsageError } from '../command.ts';
import { lined } from '../say.ts';
import { words } from '../words/index.ts';

/** What the house told, or its refusal as one line. */
export function told<T>(
  answer: { readonly ok: true; readonly told: T } | { readonly ok: false; readonly no: ByLang<string> },
): T {
  if (answer.ok) return answer.told;
  throw new UsageError(answer.no);
}

/** Asks in a terminal; elsewhere nothing that erases is done unless `--yes` says so. */
export async function confirm({ io, yes }: { io: Io; yes: boolean | undefined }): Promise<boolean> {
  if (yes === true) return true;
  if (io.stdin.isTTY !== true || io.stdout.isTTY !== true)
    throw new UsageError(({ house }) => house.wantsYes);
  const say = words[io.lang].house;
  io.stdout.write(say.confirm);
  const lines = createInterface({ input: io.stdin });
  for await (const line of lines) {
    lines.close();
    const isYes = say.yes.test(line.trim());
    if (!isYes) io.stdout.write(`${say.nothingDone}\n`);
    return isYes;
  }
  return false;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in one unit: « 3 h ». */
export function ago(then: number, now: number, lang: Lang): string {
  const { units } = words[lang].house;
  const seconds = Math.max(0, Math.round((now - then) / 1000));
  const told = (per: number, unit: string): string => `${Math.floor(seconds / per)}\u00a0${unit}`;
  if (seconds < minute) return told(1, units.seconds);
  if (seconds < hour) return told(minute, units.minutes);
  return seconds < 2 * day ? told(hour, units.hours) : told(day, units.days);
}

export function sized(bytes: number, lang: Lang): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return `${kilobytes.toLocaleString(lang)}\u00a0${words[lang].house.units.kilobytes}`;
}

/** Says that it is erased, and where it may still be. */
export function sayErased(io: Io, client: { replaced(): string[] }, done: string): void {
  const files = client.replaced();
  const beside = files.length === 0 ? [] : [words[io.lang].house.beside, ...files.map((file) => `  ${file}`)];
  io.stdout.write(lined([done, ...beside]));
}
