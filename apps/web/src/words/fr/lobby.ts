import { de, plural } from '@veillee/kernel';
/** What is said around a table before the cards are dealt. */
export const lobby = {
  free: 'libre',
  freeChair: (n: number) => `Chaise ${n}, libre`,
  seatBot: (n: number) => `Chaise ${n}, libre : asseoir un automate`,
  fill: (n: number) =>
    plural(
      n,
      { one: 'Un automate pour la dernière chaise', other: `${n} automates pour les chaises vides` },
      'fr',
    ),
  settings: 'Régler la partie',
  drag: 'Glisse quelqu’un sur un autre : ils échangent leurs places.',
  keys: 'Au clavier : Espace pour prendre, les flèches pour faire le tour, Espace pour poser, Échap pour renoncer. Entrée ouvre la fiche.',
  lifted: (name: string, n: number) =>
    `${name} est en l’air, chaise ${n}. Flèches pour choisir, Espace pour poser.`,
  above: (name: string, n: number) => `Chaise ${n}, à la place ${de(name)}.`,
  aboveOwn: (n: number) => `Chaise ${n}, sa propre place.`,
  swapped: (a: string, b: string) => `${a} et ${b} ont échangé leurs places.`,
  kept: (name: string) => `${name} reste à sa place.`,
  waiting: (names: string) => `On attend encore ${names}.`,
  waitingYou: 'On n’attend plus que toi.',
  refusedReady: (names: string) => `La donne attend ${names} : chacun touche « C’est bon pour moi ».`,
  hostAlone: 'Il n’y a que toi pour l’instant. Montre le code, ou remplis les chaises d’automates.',
  hostAloneLocked:
    'Il n’y a que toi, et la porte est fermée. Ouvre-la dans « La table », ou remplis les chaises d’automates.',
  readyAll: 'Plus personne à attendre : distribue.',
  readyAlone: 'Tout est prêt : distribue.',
  short: (n: number) =>
    plural(n, { one: 'Il manque encore quelqu’un.', other: `Il manque encore ${n} personnes.` }, 'fr'),
  unsettled: 'La partie ne peut pas commencer ainsi : l’hôte la règle.',
  unsettledYou: 'La partie ne peut pas commencer ainsi : règle-la.',
  choosing: 'L’hôte choisit le jeu.',
  choosingYou: 'Choisis le jeu.',
  hostDeals: (name: string) => `Plus personne à attendre : ${name} va distribuer.`,
  hostAway: (name: string) =>
    `${name} doit distribuer, mais n’est pas là. Après une minute, la table passe à quelqu’un d’autre.`,
  noHost: 'Personne ne tient la table : elle passe à qui est là.',
  awaited: (names: string) => `On attend ${names} : plus de signal pour l’instant.`,
  noChair: 'Plus une chaise libre : tu regardes.',
  allTaken: 'Toutes les chaises sont prises : qui vient peut regarder.',
  shortOf: (n: number) =>
    plural(
      n,
      {
        one: 'Il reste une chaise vide : remplis-la, ou règle la partie.',
        other: `Il reste ${n} chaises vides : remplis-les, ou règle la partie.`,
      },
      'fr',
    ),
  seal: 'Le mélange sera scellé',
  sealWhat:
    'Au moment de distribuer, l’application mélange, puis publie l’empreinte du mélange : une suite de signes que chacun retrouvera dans « La table ».',
  sealWhy:
    'À quoi bon ? À la fin, le récit contient de quoi refaire le calcul. Même empreinte : personne n’a touché aux cartes, pas même l’hôte, pas même le serveur.',
  sealNow: 'Rien n’est encore mélangé.',
  watchers: 'Regardent',
};
export type Lobby = typeof lobby;
