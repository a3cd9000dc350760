import type { Command } from '../command.ts';

/** Serves Veillée: the page, and the tables laid there. */
export function serve(deeds: readonly Command[]): Command {
  return {
    name: 'serve',
    summary: {
      fr: 'ouvre la maison : la page et les tables',
      en: 'opens the house: the page and the tables',
    },
    synopsis: ['veillee serve [--host HOST] [--port PORT] [--data FOLDER] [--public URL]'],
    example: 'npx veillee serve --port 8080',
    details: {
      fr: `  --host, --port   où écouter ; à défaut VEILLEE_HOST et VEILLEE_PORT, sinon partout et 8080
  --data           le dossier où tout est gardé ; à défaut VEILLEE_DATA, sinon veillee-data
  --public         l’adresse à donner aux autres (QR, liens) ; à défaut VEILLEE_PUBLIC, sinon celle du réseau
  VEILLEE_LOG      le niveau du journal, en JSON sur la sortie d’erreur : warn (défaut), info, silent
  VEILLEE_PROXY=1  derrière un mandataire, qui dit l’adresse des joueurs (X-Forwarded-For)
  VEILLEE_TABLES   combien de tables une même adresse peut ouvrir d’affilée (30)
  VEILLEE_KEEP_TABLES, VEILLEE_KEEP_STORIES
                   jours où l’on garde une table depuis sa dernière visite (14), un récit depuis sa partie (90)`,
      en: `  --host, --port   where to listen; else VEILLEE_HOST and VEILLEE_PORT, else everywhere and 8080
  --data           the folder everything is kept in; else VEILLEE_DATA, else veillee-data
  --public         the address to give to others (QR, links); else VEILLEE_PUBLIC, else the network’s
  VEILLEE_LOG      the level of the log, JSON on standard error: warn (default), info, silent
  VEILLEE_PROXY=1  behind a proxy, which tells the players’ addresses (X-Forwarded-For)
  VEILLEE_TABLES   how many tables one address may open in a row (30)
  VEILLEE_KEEP_TABLES, VEILLEE_KEEP_STORIES
                   days a table is kept after its last visit (14), a story after its game (90)`,
    },
    run: async (args, io) => (await import('../serve/run.ts')).run(args, io, deeds),
  };
}
