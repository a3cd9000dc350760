/** What is said of who may come to a table: its lock, and those who were sent away. */
const fr = {
  lock: 'Fermer la porte',
  lockHint: 'Personne d’autre n’entre, même avec le code ou le lien. Qui a sa place la retrouve toujours.',
  locked: 'Porte fermée : personne d’autre n’entre.',
  sentAway: 'Priés de partir',
  pardon: (name: string) => `Laisser revenir ${name}`,
  kickHint: 'Cet appareil ne pourra plus revenir à la table, sauf si tu le permets dans « La table ».',
  shut: {
    title: 'La porte est fermée.',
    next: 'Si tu es attendu, fais signe à l’hôte : il l’ouvre dans « La table », et tu réessaies.',
  },
  barred: {
    title: 'On ne t’attend plus ici.',
    next: 'Si c’est une erreur, parle à l’hôte : il peut te laisser revenir depuis « La table ».',
  },
  again: 'Réessayer',
};
const en: typeof fr = {
  lock: 'Lock the door',
  lockHint: 'Nobody else comes in, not even with the code or the link. Who has a seat always finds it again.',
  locked: 'Door locked: nobody else comes in.',
  sentAway: 'Asked to leave',
  pardon: (name) => `Let ${name} come back`,
  kickHint: 'This device will not be able to come back, unless you allow it under “The table”.',
  shut: {
    title: 'The door is locked.',
    next: 'If you are expected, wave to the host: it is opened under “The table”, and you try again.',
  },
  barred: {
    title: 'You are no longer expected here.',
    next: 'If that is a mistake, talk to the host, who can let you come back under “The table”.',
  },
  again: 'Try again',
};
export const entryWords = { fr, en };
