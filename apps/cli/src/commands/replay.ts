import type { Command } from '../command.ts';

/** Plays a kept match again and tells it. */
export const replay: Command = {
  name: 'replay',
  summary: {
    fr: 'raconte une partie gardée, ou ce qu’une place en a vu',
    en: 'tells a kept game, or what one seat saw of it',
  },
  synopsis: ['veillee replay TRANSCRIPT [--as SEAT] [--json]'],
  example: 'npx veillee replay docs/examples/one-night.transcript.json --as Ana',
  details: {
    fr: `  TRANSCRIPT  le récit d’une partie (JSON) ; « - » pour l’entrée standard
  --as        seulement ce que cette place a vu, fait par fait : le nom d’un joueur, son numéro compté
              dès 1, « table » ou « master »
  --json      {"game","rules","otherRules","fingerprint","names","chair","sights"} : tout ce que cette place
              (la table, sans --as) a vu, moment par moment ; dans « sights » les places comptent dès 0`,
    en: `  TRANSCRIPT  the transcript of a game (JSON); “-” for standard input
  --as        only what that seat saw, fact by fact: a player’s name, their number counted from 1,
              “table” or “master”
  --json      {"game","rules","otherRules","fingerprint","names","chair","sights"}: all that the seat (the
              table, without --as) saw, moment by moment; inside “sights” seats count from 0`,
  },
  run: async (args, io) => (await import('../replay/run.ts')).run(args, io),
};
