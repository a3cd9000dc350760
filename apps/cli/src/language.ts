import { isLang, type Lang, langs } from '@veillee/kernel';
import { UsageError } from './command.ts';

/** The language of a locale such as `en_GB.UTF-8`; nothing for one that is not spoken here. */
function langOf(locale: string | undefined): Lang | undefined {
  const name = locale?.slice(0, 2).toLowerCase() ?? '';
  return isLang(name) ? name : undefined;
}

/** French, unless `VEILLEE_LANG` or the system's locale speaks another language of ours. */
export function preferredLang(env: { readonly [name: string]: string | undefined }): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG;
  return langOf(env.VEILLEE_LANG) ?? langOf(locale) ?? 'fr';
}

/** Takes `--lang fr|en` out of the arguments, wherever it stands before a `--`. */
export function takeLang(args: readonly string[]): { readonly lang?: Lang; readonly rest: string[] } {
  const end = args.indexOf('--');
  const at = args.findIndex(
    (arg, i) => (end < 0 || i < end) && (arg === '--lang' || arg.startsWith('--lang=')),
  );
  const found = args[at];
  if (found === undefined) return { rest: [...args] };
  const joined = found !== '--lang';
  const lang = joined ? found.slice('--lang='.length) : (args[at + 1] ?? '');
  if (!isLang(lang)) {
    throw new UsageError(({ usage }) => usage.lang(langs));
  }
  return { lang, rest: args.toSpliced(at, joined ? 1 : 2) };
}
