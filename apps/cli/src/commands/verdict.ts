import type { Command } from '../command.ts';

/** The winner check for a table that played with real cards. */
export const verdict: Command = {
  name: 'verdict',
  summary: {
    fr: 'dit qui a gagné, et pourquoi, à une table jouée avec de vraies cartes',
    en: 'says who won, and why, at a table that played with real cards',
  },
  synopsis: ['veillee verdict [--json] [FILE…]', 'veillee verdict --jsonl < FILE'],
  example: 'npx veillee verdict docs/examples/one-night.json',
  details: {
    fr: `  FILE      une position en JSON ; « - », ou rien, pour l’entrée standard
            {"game":"one-night","players":[{"name":"Ana","card":"vampire","mark":"fear","votes":"Bob"},…]}
            son champ « game » dit le jeu (one-night s’il manque)
  --json    le résultat en JSON : un objet pour un fichier, un tableau pour plusieurs
  --jsonl   une position par ligne à l’entrée, un résultat par ligne à la sortie ; une ligne fautive
            répond {"error":…} à sa place (une ligne vide aussi, sauf la dernière), et les autres suivent ;
            une ligne compte au plus 1 Mio`,
    en: `  FILE      a position in JSON; “-”, or nothing, for standard input
            {"game":"one-night","players":[{"name":"Ana","card":"vampire","mark":"fear","votes":"Bob"},…]}
            its field “game” says which game (one-night if it is missing)
  --json    the result in JSON: an object for one file, an array for several
  --jsonl   one position a line in, one result a line out; a bad line is answered by {"error":…} in its
            place (so is an empty one, save the last), and the rest go on; a line has at most 1 MiB`,
  },
  run: async (args, io) => (await import('../verdict/run.ts')).run(args, io),
};
