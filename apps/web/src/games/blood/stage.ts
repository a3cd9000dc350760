import type { Phrase } from '@veillee/kernel';
import type { Stage } from '../../stage/script.ts';
import type { Shown } from '../face.ts';

/** Seen on the table, and told there often: a look under a token needs no voice. */
const unsaid = new Set(['game.dealt', 'revelation.looked']);
const privately = new Set(['mutation.dealt', 'token.seen']);

/** What one chair alone is told, and no table screen ever is. */
export const isPrivate = ({ key }: Phrase): boolean => privately.has(key);

/** The table screen says what has just happened, in the chronicle's own words; before it, what led there. */
export function stage({ sight, say }: Shown, outcome: (shown: Shown) => string): Stage {
  if (sight.verdict !== null) {
    const open = `${outcome({ sight, say })}.`;
    return { script: { moment: 'end', open } };
  }
  const told = sight.facts.filter((fact) => !isPrivate(fact) && !unsaid.has(fact.key));
  const [before, last] = told.slice(-2).length === 2 ? told.slice(-2) : [undefined, told.at(-1)];
  if (last === undefined) return { script: { moment: 'dealt', open: '' } };
  const lead = before === undefined ? {} : { lead: [say.say(before)] };
  return { script: { moment: `fact.${told.length}`, open: say.say(last), ...lead } };
}
