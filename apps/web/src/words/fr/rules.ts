import { plural } from '@veillee/kernel';

/** What the rules browser says of itself. */
export const rules = {
  title: 'Les règles',
  sheet: 'La règle',
  openRuling: (rule: string) => `Règle ${rule}`,
  opening: 'On ouvre le livre…',
  missing: 'Cette page manque au livre.',
  failed: 'Le livre ne s’ouvre pas. Vérifie la connexion, puis réessaie.',
  retry: 'Réessayer',
  back: 'Page précédente',
  up: 'Remonter',
  search: 'Chercher un nom, un mot, une règle (R17)',
  hint: 'Un nom, un mot, R17…',
  games: 'Jeux',
  allGames: 'Tous les jeux',
  kinds: 'Rubriques',
  allKinds: 'Tout',
  rulings: 'Règles qui s’y rapportent',
  see: 'À lire aussi',
  weigh: 'Peser à l’atelier',
  touches: 'Où elle joue',
  found: (n: number) =>
    n === 0 ? 'Rien de ce nom.' : plural(n, { one: 'Une page.', other: `${n} pages.` }, 'fr'),
  nothing: 'Essaie un autre mot, un nom anglais, ou un numéro comme R17.',
};
export type Rules = typeof rules;
