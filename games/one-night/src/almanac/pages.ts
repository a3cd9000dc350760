import { roleIds } from '../ids.ts';
import { callsOf } from '../night/calls.ts';
import { maxPlayers, minPlayers } from '../options.ts';
import type { Names } from '../words.ts';
import { shownOrder } from './characters.ts';
import { rulingsOf } from './reach.ts';
import type { PageId } from './rulings.ts';
import type { Entry, Sayings } from './sayings.ts';

type Facts = Entry['facts'];

/** What the definitions add to a page. */
const facts: { readonly [id in PageId]: (say: Sayings, from: Names) => Facts } = {
  how: (say) => [[say.facts.players, say.to(minPlayers, maxPlayers)]],
  calls: (_, from) =>
    callsOf(roleIds).map(({ id, order }) => [
      shownOrder(order),
      from.calls[id as keyof Names['calls']].title,
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
