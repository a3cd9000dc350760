import { plural } from '@veillee/kernel';

/** What is said on the screens one plays from: the deal, the day, the vote, and while nothing goes on. */
export const evening = {
  rules: 'La règle',
  discreet: 'Discret : le texte seul',
  memory: 'Ta carte au départ',
  memoryHint: 'Ce qu’on t’a donné. Elle a pu changer depuis.',
  next: 'La suite',
  quick: 'Qui dis-tu être ?',
  quickHint: 'Une touche, et toute la table le lit. C’est vrai si tu veux.',
  detail: 'Dire autre chose',
  pointing: (name: string) => `Mon doigt est sur ${name}`,
  pointNobody: 'Touche un joueur pour poser ton doigt sur lui.',
  pointMore: 'Touche quelqu’un d’autre pour changer, jusqu’au compte de trois.',
  voted: (n: number, of: number) => `sur ${of} ${plural(n, { one: 'a', other: 'ont' }, 'fr')} voté`,
  hasAnswered: 'a répondu',
  about: (name: string) => `${name}, pour tes yeux seuls`,
  what: (name: string) => `Ton avis sur ${name} ?`,
  few: 'Quelques mots',
  waits: 'Prends ton temps : ici, la nuit n’attend que toi.',
  pausedTitle: 'La veillée est en pause',
  pausedHint: 'Le temps s’arrête pour tout le monde. L’hôte la reprendra.',
  pausedHost: 'Le temps s’arrête pour tout le monde, jusqu’à ce que tu reprennes.',
};
export type Evening = typeof evening;
