import { plural } from '@veillee/kernel';
import type { Rules } from '../fr/rules.ts';

export const rules: Rules = {
  title: 'The rules',
  sheet: 'The rule',
  openRuling: (rule) => `Rule ${rule}`,
  opening: 'Opening the book…',
  missing: 'This page is missing from the book.',
  failed: 'The book will not open. Check the connection, then try again.',
  retry: 'Try again',
  back: 'Previous page',
  up: 'Up',
  search: 'Find a name, a word, a rule (R17)',
  hint: 'A name, a word, R17…',
  games: 'Games',
  allGames: 'All games',
  kinds: 'Sections',
  allKinds: 'All',
  rulings: 'Rules that concern it',
  see: 'See also',
  weigh: 'Weigh in the workshop',
  touches: 'Where it applies',
  found: (n) =>
    n === 0 ? 'Nothing by that name.' : plural(n, { one: 'One page.', other: `${n} pages.` }, 'en'),
  nothing: 'Try another word, a French name, or a number such as R17.',
};
