import { callsOf } from '../night/calls.ts';
import { callTextOf } from '../night/narration.ts';
import { maxPlayers, minPlayers } from '../options.ts';
import { roleIds } from '../roles/index.ts';
import type { Names } from '../text/names.ts';
import { shownOrder } from './characters.ts';
import { type PageId, rulingsOf } from './rulings.ts';
import type { Entry, Sayings } from './sayings.ts';

const everything = { deck: roleIds, gremlinSelf: false };

type Facts = Entry['facts'];

/** What the definitions add to a page. */
const facts: { readonly [id in PageId]: (say: Sayings, from: Names) => Facts } = {
  how: (say) => [[say.facts.players, say.to(minPlayers, maxPlayers)]],
  calls: (_, from) =>
    callsOf(roleIds).map(({ id, order }) => [
      shownOrder(order),
      from.calls[callTextOf(id, false, everything)].title,
    ]),
  verdict: () => [],
};

export function aboutPage(id: PageId, say: Sayings, from: Names): Entry {
  return {
    id,
    kind: 'page',
    ...say.pages[id],
    facts: facts[id](say, from),
    rulings: rulingsOf(id),
    see: [],
  };
}
