/** What is said of who may come to a table: its lock, those who were sent away, and tables that do not open. */
const fr = {
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
const en: typeof fr = {
  lock: 'Lock the door',
  lockHint:
    'Nobody else comes in, not even with the code or the link. Whoever has a seat can always come back to it.',
  locked: 'Door locked: nobody else comes in.',
  sentAway: 'Asked to leave',
  pardon: (name) => `Let ${name} come back`,
  kickHint: 'This device cannot come back to the table, unless you allow it under “The table”.',
  lockedOut: {
    title: 'The door is locked.',
    next: 'That is done under “The table”. Then try again.',
  },
  barred: {
    title: 'You are no longer expected here.',
    next: 'If that is a mistake, say so: it is done under “The table”. Then try again.',
  },
  closed: {
    title: 'The table is closed.',
    next: 'Once it is open again, try again: you will find it as it was.',
  },
  aside: {
    title: 'The table is set aside.',
    next: 'Nothing of it is erased. Until then you can lay another table.',
  },
  crowded: {
    title: 'Too many at the door.',
    next: 'Your seat, if you have one, is kept.',
  },
  again: 'Try again',
};
export const entryWords = { fr, en };
