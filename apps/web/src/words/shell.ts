/** What the app says around the games: while it waits, when something is missing, when it is renewed. */
const fr = {
  moment: 'Un instant…',
  looking: 'On cherche la table…',
  away: {
    title: 'Le serveur ne répond pas.',
    more: 'On réessaie tout seul, rien n’est perdu. Vérifie que tu es sur le même réseau que l’hôte.',
    offline: 'Cet appareil n’a pas de réseau. Rien n’est perdu : reviens sur le Wi-Fi, et tout reprend.',
    again: 'Réessayer',
  },
  home: 'Revenir à l’accueil',
  gone: {
    left: 'Tu es sorti de table.',
    moved: 'Ta place a changé d’appareil.',
    closed: 'La table est débarrassée.',
    other: 'On se quitte ici.',
    next: 'Dresse une autre table, ou entre avec un autre code.',
    movedNext: 'Continue là-bas. Pour revenir ici, demande un code à l’autre appareil.',
  },
  unknown: {
    title: 'Pas de table ici.',
    next: 'Huit lettres, comme BATO LUMI : elles sont sur l’écran de l’hôte.',
    other: 'Entrer un autre code',
    forget: 'Oublier cette table',
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
  offline: 'Hors ligne : les règles s’ouvrent, les tables attendent le réseau.',
  newer: 'Une nouvelle version est là.',
  renew: 'Recharger',
  notNow: 'Plus tard',
};
const en: typeof fr = {
  moment: 'One moment…',
  looking: 'Looking for the table…',
  away: {
    title: 'The server does not answer.',
    more: 'We go on trying, nothing is lost. Check that you are on the same network as the host.',
    offline: 'This device has no network. Nothing is lost: come back to the Wi-Fi, and all goes on.',
    again: 'Try again',
  },
  home: 'Back to the start',
  gone: {
    left: 'You left the table.',
    moved: 'Your seat is on another device.',
    closed: 'The table was cleared.',
    other: 'We part here.',
    next: 'Lay another table, or come in with another code.',
    movedNext: 'Go on over there. To come back here, ask the other device for a code.',
  },
  unknown: {
    title: 'No table here.',
    next: 'Eight letters, like BATO LUMI: they are on the host’s screen.',
    other: 'Enter another code',
    forget: 'Forget this table',
  },
  full: {
    title: 'No chair is free.',
    next: 'As soon as there is one, try again; until then you can watch.',
    again: 'Try again',
    watch: 'Only watch',
  },
  version: {
    title: 'Veillée has changed.',
    next: 'Your seat is kept. Once reloaded, this page will speak as the server does.',
  },
  missing: {
    title: 'A page is missing.',
    next: 'It did not arrive: the network failed, or the app was renewed. Your seat and your notes are kept.',
    again: 'Try again without reloading',
  },
  broken: {
    title: 'Something broke here.',
    next: 'Your seat is kept: reload the page, and the game goes on from where it is.',
  },
  reload: 'Reload the page',
  lost: 'Connection lost. Your seat is kept.',
  offline: 'Offline: the rules open, tables wait for the network.',
  newer: 'A new version is here.',
  renew: 'Reload',
  notNow: 'Later',
};
export const shell = { fr, en };
