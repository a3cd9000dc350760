import type { Command } from '../command.ts';

/** Random legal play through the engine. */
export const simulate: Command = {
  name: 'simulate',
  summary: {
    fr: 'joue beaucoup de parties au hasard et compte qui gagne',
    en: 'plays many games by chance and counts who wins',
  },
  synopsis: [
    'veillee simulate [--game one-night] --scenario ID --players N --games K [--seed S] [--json]',
    'veillee simulate --game blood|quinte-bourg --players N --games K',
  ],
  example: 'npx veillee simulate --scenario marquons-les --players 10 --games 2000 --seed 1',
  details: {
    fr: `  --game        one-night (défaut), blood ou quinte-bourg
  --scenario    pour one-night : nuit-tombante, jour-d-election, marquons-les, monstres-en-pagaille, anarchie,
                echanges-a-gogo, societes-secretes, lune-de-sang, pour-le-roi, fete-d-halloween,
                du-crepuscule-jusqu-a-l-aube, destins-croises, dernier-combat
  --deck        ou bien vos cartes, une par joueur et trois pour le centre : --deck vampire,count,priest,…
  --players     combien de joueurs
  --games       combien de parties (1000)
  --seed        un texte ; la même graine donne les mêmes chiffres, quel que soit le nombre d’ouvriers
                (la partie n° i a la graine sha256 de « graine/i », dès 0) ; tirée au sort et dite s’il n’y en a pas
  --workers     combien de fils d’exécution ; à défaut, autant que de cœurs
  --json        les chiffres en JSON
  --transcript  écrit la première partie dans ce fichier, pour « veillee replay », et dit son empreinte
Le taux de victoire est suivi de son intervalle à 95 % (Wilson). Par personnage, on compte la carte distribuée.
Pour blood, 1000 parties ou plus où une mutation n’a jamais servi valent le code de sortie 1.`,
    en: `  --game        one-night (default), blood or quinte-bourg
  --scenario    for one-night: nuit-tombante, jour-d-election, marquons-les, monstres-en-pagaille, anarchie,
                echanges-a-gogo, societes-secretes, lune-de-sang, pour-le-roi, fete-d-halloween,
                du-crepuscule-jusqu-a-l-aube, destins-croises, dernier-combat
  --deck        or cards of your own, one a player and three for the centre: --deck vampire,count,priest,…
  --players     how many players
  --games       how many games (1000)
  --seed        a text; the same seed gives the same figures, whatever the number of workers
                (game i has the seed sha256 of “seed/i”, from 0); drawn by chance and told if there is none
  --workers     how many threads; otherwise as many as there are cores
  --json        the figures in JSON
  --transcript  writes the first game into this file, for “veillee replay”, and tells its fingerprint
A win rate is followed by its 95% interval (Wilson). By character, the card dealt counts.
For blood, 1000 games or more in which a mutation was never used have exit code 1.`,
  },
  run: async (args, io) => (await import('../simulate/run.ts')).run(args, io),
};
