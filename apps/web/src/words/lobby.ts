/** What is said around a table before the cards are dealt. */
const fr = {
  free: 'libre',
  freeChair: (n: number) => `Chaise ${n}, libre`,
  seatBot: (n: number) => `Chaise ${n}, libre : asseoir un automate`,
  fill: (n: number) =>
    n === 1 ? 'Un automate pour la dernière chaise' : `${n} automates pour les chaises vides`,
  settings: 'Régler la partie',
  drag: 'Glisse quelqu’un sur un autre : ils échangent leurs places.',
  keys: 'Au clavier : Espace pour prendre, les flèches pour faire le tour, Espace pour poser, Échap pour renoncer. Entrée ouvre la fiche.',
  lifted: (name: string, n: number) =>
    `${name} est en l’air, chaise ${n}. Flèches pour choisir, Espace pour poser.`,
  above: (name: string, n: number) => `Chaise ${n}, à la place de ${name}.`,
  aboveOwn: (n: number) => `Chaise ${n}, sa propre place.`,
  swapped: (a: string, b: string) => `${a} et ${b} ont échangé leurs places.`,
  kept: (name: string) => `${name} reste à sa place.`,
  waiting: (names: string) => `On attend encore ${names}.`,
  waitingYou: 'On n’attend plus que toi.',
  refusedReady: (names: string) => `La donne attend ${names} : chacun touche « Je suis prêt ».`,
  hostAlone: 'Tu es seul pour l’instant. Montre le code, ou remplis les chaises d’automates.',
  shortOf: (n: number) =>
    n === 1
      ? 'Il reste une chaise vide : remplis-la, ou règle la partie.'
      : `Il reste ${n} chaises vides : remplis-les, ou règle la partie.`,
  seal: 'Le mélange sera scellé',
  sealWhat:
    'Au moment de distribuer, l’application mélange, puis publie l’empreinte du mélange : une suite de signes que chacun retrouvera dans « La table ».',
  sealWhy:
    'À quoi bon ? À la fin, le récit contient de quoi refaire le calcul. Même empreinte : personne n’a touché aux cartes, pas même l’hôte, pas même le serveur.',
  sealNow: 'Rien n’est encore mélangé.',
  watchers: 'Regardent',
};
const en: typeof fr = {
  free: 'free',
  freeChair: (n) => `Chair ${n}, free`,
  seatBot: (n) => `Chair ${n}, free: seat a bot`,
  fill: (n) => (n === 1 ? 'A bot for the last chair' : `${n} bots for the empty chairs`),
  settings: 'Set up the game',
  drag: 'Drag somebody onto another: they change places.',
  keys: 'By keyboard: Space to pick up, arrows to go around, Space to put down, Escape to give up. Enter opens the details.',
  lifted: (name, n) => `${name} is picked up from chair ${n}. Arrows to choose, Space to put down.`,
  above: (name, n) => `Chair ${n}, ${name}’s place.`,
  aboveOwn: (n) => `Chair ${n}, their own place.`,
  swapped: (a, b) => `${a} and ${b} changed places.`,
  kept: (name) => `${name} stays.`,
  waiting: (names) => `Still waiting for ${names}.`,
  waitingYou: 'Only you are waited for.',
  refusedReady: (names) => `The deal waits for ${names}: everybody taps “I am ready”.`,
  hostAlone: 'You are alone so far. Show the code, or fill the chairs with bots.',
  shortOf: (n) =>
    n === 1
      ? 'One chair is empty: fill it, or set up the game.'
      : `${n} chairs are empty: fill them, or set up the game.`,
  seal: 'The shuffle will be sealed',
  sealWhat:
    'On dealing, the app shuffles, then publishes the shuffle’s fingerprint: a row of signs that everybody finds under “The table”.',
  sealWhy:
    'What for? In the end the record holds all it takes to do the sum again. The same fingerprint: nobody touched the cards, not the host, not even the server.',
  sealNow: 'Nothing is shuffled yet.',
  watchers: 'Watching',
};
export const lobbyWords = { fr, en };
