/** What the rules browser says of itself. */
const fr = {
  title: 'Les règles',
  sheet: 'La règle',
  openRuling: (rule: string) => `Règle ${rule}`,
  opening: 'On ouvre le livre…',
  missing: 'Cette page manque au livre.',
  failed: 'Le livre ne s’ouvre pas. Vérifie la connexion, puis réessaie.',
  retry: 'Réessayer',
  back: 'Page précédente',
};
const en: typeof fr = {
  title: 'The rules',
  sheet: 'The rule',
  openRuling: (rule) => `Rule ${rule}`,
  opening: 'Opening the book…',
  missing: 'This page is missing from the book.',
  failed: 'The book will not open. Check the connection, then try again.',
  retry: 'Try again',
  back: 'Previous page',
};
export const rulesWords = { fr, en };
