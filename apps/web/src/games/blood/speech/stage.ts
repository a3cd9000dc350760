import type { Stage } from '../../../stage/script.ts';
import { outcome } from '../ending/outcome.ts';
import type { Shown } from '../shown.ts';

/** Seen on the table, and told there often: a look under a token needs no voice. */
const unsaid = new Set(['game.dealt', 'revelation.looked']);

/** The table screen says what has just happened, in the chronicle's own words; before it, what led there. */
export function stage({ sight, say }: Shown): Stage {
  const told = sight.facts.filter(({ to, key }) => to === 'all' && !unsaid.has(key));
  const [before, last] = told.slice(-2).length === 2 ? told.slice(-2) : [undefined, told.at(-1)];
  if (last === undefined) return { script: { moment: 'dealt', open: '' } };
  const lead = before === undefined ? {} : { lead: [say.say(before)] };
  const script = { moment: `fact.${told.length}`, open: say.say(last), ...lead };
  return sight.verdict === null ? { script } : { script, verdict: `${outcome({ sight, say })}.` };
}
