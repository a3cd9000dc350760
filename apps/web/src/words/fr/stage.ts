import { plural } from '@veillee/kernel';

/** What the table screen says of itself. */
export const stage = {
  /** The accent a voice should have, if there is a choice. */
  accent: 'fr-fr',
  senses: 'Voix et sons',
  voice: 'La voix',
  sound: 'Les bruits de la nuit',
  buzz: 'Vibrer à chaque appel',
  buzzHint: 'Le même frémissement pour tous, que l’on agisse ou que l’on dorme.',
  buzzDark: 'Se règle les yeux ouverts.',
  volume: (of: string) => `Volume : ${of}`,
  on: 'ouverte',
  wake: 'Allumer le son',
  wakeHint: 'Le navigateur attend un geste avant de laisser parler la table.',
  noVoice: 'Cet appareil n’a pas de voix française : tout s’écrit ici, et les téléphones vibrent.',
  tryVoice: 'Écouter la voix',
  sample: 'Le village s’endort. Je veille.',
  sleeps: 'Cet écran risque de s’éteindre : règle sa mise en veille au plus long.',
  hideHint: 'Cacher ce conseil',
  closeEyes: 'Fermez tous les yeux.',
  itIsNight: 'Voici la nuit.',
  pause: 'On fait une pause.',
  resume: 'On reprend.',
  count: ['Un…', 'Deux…', 'Trois !'],
  onThree: 'À trois, tous les doigts se lèvent.',
  callOf: (n: number, of: number) => `Appel ${n} sur ${of}`,
  road: 'Les appels de la nuit',
  called: 'appelé',
  now: 'maintenant',
  toCome: 'à venir',
  ready: (n: number, of: number) => `${n} sur ${of} ${plural(n, { one: 'prêt', other: 'prêts' }, 'fr')}`,
  voted: (n: number, of: number) => `${n} sur ${of} ${plural(n, { one: 'a', other: 'ont' }, 'fr')} voté`,
  players: (n: number) => plural(n, { one: 'un joueur', other: `${n} joueurs` }, 'fr'),
  waitsForGame: 'L’hôte choisit le jeu',
  seats: (taken: number, of: number) =>
    `${taken} ${plural(taken, { one: 'chaise', other: 'chaises' }, 'fr')} sur ${of}`,
  happened: 'Ce qui vient de se passer',
};
export type Stage = typeof stage;
