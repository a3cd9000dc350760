/** What the app says around the games: while it waits, when something is missing, when it is renewed. */
export const shell = {
  moment: 'Un instant…',
  looking: 'On cherche la table…',
  awaits: 'Quelque chose t’attend à ta table.',
  away: {
    title: 'Le serveur ne répond pas.',
    more: 'On réessaie tout seul, rien n’est perdu. Vérifie que tu es sur le même réseau que l’hôte.',
    offline: 'Cet appareil n’a pas de réseau. Rien n’est perdu : reviens sur le Wi-Fi, et tout reprend.',
    again: 'Réessayer',
  },
  home: 'Revenir à l’accueil',
  gone: {
    left: 'Tu as quitté la table.',
    moved: 'Ta place a changé d’appareil.',
    deleted: 'La table est débarrassée.',
    other: 'On se quitte ici.',
    next: 'Dresse une autre table, ou entre avec un autre code.',
    movedNext: 'Continue là-bas. Pour revenir ici, demande un code à l’autre appareil.',
  },
  unknown: {
    title: 'Pas de table ici.',
    impossible: 'Une lettre a dû glisser : un code fait quatre syllabes, comme BA-TO-LU-MI.',
    next: 'Corrige-le ici : il est sur l’écran de l’hôte. Ton nom est gardé.',
    nextNameless: 'Corrige-le ici : il est sur l’écran de l’hôte.',
    other: 'Revenir à l’accueil',
    forget: 'Oublier cette table',
  },
  noHouse: {
    title: 'Pas de serveur ici.',
    next: 'Cette adresse mène à une table, mais ce site n’en a pas. Demande l’adresse de la maison à qui t’invite.',
  },
  full: {
    title: 'Plus une chaise libre.',
    next: 'Dès qu’il y en a une, réessaie ; en attendant, tu peux regarder.',
    again: 'Réessayer',
    watch: 'Regarder seulement',
  },
  version: {
    title: 'Veillée a changé.',
    next: 'Ta place est gardée. La page rechargée parlera comme le serveur.',
  },
  missing: {
    title: 'Il manque une page.',
    next: 'Elle n’est pas arrivée : le réseau a flanché, ou l’application a été renouvelée. Ta place et tes notes sont gardées.',
    again: 'Réessayer sans recharger',
  },
  broken: {
    title: 'Quelque chose s’est cassé ici.',
    next: 'Ta place est gardée : recharge la page, et la partie reprend où elle en est.',
  },
  reload: 'Recharger la page',
  lost: 'Connexion perdue. Ta place est gardée.',
  offline: 'Hors ligne : on joue avec des automates et on lit les règles ; les tables attendent le réseau.',
  keeping: {
    kept: 'Tout est dans ce téléphone : coupe le réseau si tu veux.',
    coming: 'Ce téléphone garde la page pour se passer de réseau : un instant encore…',
    never: 'Ici la page ne se garde pas (il faut une adresse en https) : laisse-la ouverte.',
  },
  newer: 'Une nouvelle version est là.',
  renew: 'Recharger',
  notNow: 'Plus tard',
};
export type Shell = typeof shell;
