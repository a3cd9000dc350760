import { isPick } from '../../../prompt/draft.ts';
import type { Ask } from './asks.ts';
import type { Entry, Wording } from './entry.ts';
import type { Typing } from './keys.ts';
import { isForEach } from './split.ts';
import type { Desk } from './useDesk.ts';

/** What the keys mean while this is asked. */
export function typingOf(ask: Ask, entry: Entry, say: Wording): Typing {
  const { form } = ask;
  const { typed, draft } = entry;
  const meant = Object.entries(form).flatMap(([way, { fields }]) => {
    const picks = Object.values(fields).filter(isPick);
    const options = picks.flatMap(({ of, pick }) => pick.map((option) => say.option(of, option)));
    return picks.length === 0 && way !== 'pass' ? [say.way(way), ...options] : options;
  });
  if (isForEach(ask)) meant.push(...ask.seats.map((seat) => say.option('seat', seat)));
  const wantsNumber = Object.values(form[draft.way]?.fields ?? {}).some((field) => 'amount' in field);
  return { typed, meant, wantsNumber };
}

const nothing: Typing = { typed: '', meant: [], wantsNumber: false };

/** What they mean now. */
export const typingNow = ({ ask, writing: { entry, wording } }: Desk): Typing =>
  ask === undefined || entry === null || wording === null ? nothing : typingOf(ask, entry, wording);
