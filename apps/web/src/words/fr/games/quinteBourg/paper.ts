import { plural } from '@veillee/kernel';

/** What stands around the village's newspaper; its articles are the game's own words. */
export const paper = {
  title: 'La Gazette de Quinte-Bourg',
  motto: 'Tout ce qui est public, rien que ce qui est public. Le reste, demandez à vos voisins.',
  issues: 'Numéros parus',
  issue: (number: number) => `N° ${number}`,
  inPress: 'Sous presse : la matinée n’est pas finie.',
  none: 'La gazette paraîtra demain matin.',
  alive: 'en vie',
  ghosts: (n: number) => plural(n, { one: 'fantôme', other: 'fantômes' }, 'fr'),
  spirits: (n: number) => plural(n, { one: 'esprit', other: 'esprits' }, 'fr'),
  counts: 'Le village ce matin',
  changed: 'depuis hier',
  posts: 'Qui tient quel poste',
  vacant: 'vacant',
  tally: 'Les doigts d’hier',
  blank: 'blanc',
  sentenced: 'le choix du vote',
  printer: 'Imprimé à la chandelle par Veillée',
  signature: 'La rédaction ne sait rien de plus.',
  print: 'Imprimer ce numéro',
  wall: 'La mettre au mur',
  wallHint: 'Ce code ouvre la gazette, et rien d’autre : il suffit de le scanner, sans s’asseoir.',
  scan: 'Les numéros passés',
};
export type PaperWords = typeof paper;
