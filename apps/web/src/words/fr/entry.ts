/** What is said of who may come to a table: its lock, those who were sent away, and tables that do not open. */
export const entry = {
  lock: 'Fermer la porte',
  lockHint: 'Personne d’autre n’entre, même avec le code ou le lien. Qui a sa place la retrouve toujours.',
  locked: 'Porte fermée : personne d’autre n’entre.',
  sentAway: 'Priés de partir',
  pardon: (name: string) => `Laisser revenir ${name}`,
  kickHint: 'Cet appareil ne pourra plus revenir à la table, sauf si tu le permets dans « La table ».',
  lockedOut: {
    title: 'La porte est fermée.',
    next: 'Cela se fait dans « La table ». Ensuite, réessaie.',
  },
  barred: {
    title: 'On ne t’attend plus ici.',
    next: 'Si c’est une erreur, dis-le-lui : cela se fait dans « La table ». Ensuite, réessaie.',
  },
  closed: {
    title: 'La table est fermée.',
    next: 'Quand elle aura rouvert, réessaie : tu la retrouveras comme elle était.',
  },
  aside: {
    title: 'La table est mise de côté.',
    next: 'Rien n’en est effacé. En attendant, tu peux dresser une autre table.',
  },
  crowded: {
    title: 'Trop de monde à la porte.',
    next: 'Ta place, si tu en as une, est gardée.',
  },
  again: 'Réessayer',
};
export type Entry = typeof entry;
