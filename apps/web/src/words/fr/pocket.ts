/** What is said of the house in one's own device. */
export const pocket = {
  own: 'Ta table',
  inHere: 'Dans cet appareil, sans réseau',
  ownHint: 'Elle n’a besoin de rien d’autre que cet appareil : personne d’autre ne peut s’y asseoir.',
  friends: 'Pour jouer à plusieurs téléphones, dresse une table.',
  lay: 'Dresser une table',
  alone: 'Remplis les chaises d’automates.',
  ready: 'Tout le monde est là. Tu distribues quand tu veux.',
  leaveHint: 'Le temps s’arrête ici, et la partie t’attend à l’accueil.',
  otherTable: 'Changer les noms ou le jeu',
  opening: 'On ouvre la maison…',
  elsewhere: {
    title: 'La veillée est dans un autre onglet.',
    more: 'Un seul onglet à la fois tient la maison, pour que rien ne se joue deux fois.',
    next: 'Continue là-bas, ou reprends-la ici : l’autre onglet s’arrêtera.',
    take: 'Reprendre ici',
  },
  shut: {
    title: 'La maison ne s’ouvre pas.',
    more: 'Une pièce n’est pas arrivée, ou ce navigateur s’y refuse. On réessaie tout seul ; ce qui a été joué est gardé.',
  },
  gone: {
    title: 'Cette partie n’est plus là.',
    more: 'Une partie se garde quatorze jours, et seulement dans l’appareil où elle a été jouée.',
  },
  lost: 'La maison se rouvre. Ta partie est gardée.',
  unkept: {
    memory: 'Ce navigateur ne garde rien ici : si l’onglet se ferme, la partie est perdue.',
    full: 'Plus de place dans cet appareil : si l’onglet se ferme, la partie est perdue.',
    anew: 'Ce que cet appareil gardait n’était plus lisible : on repart de zéro.',
  },
  understood: 'Compris',
  fileHint: 'Le récit reste dans cet appareil. Le fichier, lui, se garde, s’envoie et se revoit partout.',
};
export type Pocket = typeof pocket;
