/** What the page says before any script runs, and the device of the installed app. */
export const page = {
  description: 'Le meneur de jeu des jeux à rôles cachés : il distribue, appelle, garde les secrets et juge.',
  noScript: 'Veillée a besoin de JavaScript.',
};
export type Page = typeof page;
