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
  VEILLEE_PROXY=1  derrière un proxy proche, qui dit l’adresse des joueurs (X-Forwarded-For)
                   ou, à la place de 1, ses adresses : 203.0.113.9, 10.0.0.0/8
  VEILLEE_NAMES    d’autres noms auxquels répondre, outre localhost, les adresses, .local et VEILLEE_PUBLIC :
                   pi.fritz.box, .example pour tout ce qui finit ainsi, * pour tous (déconseillé)
  VEILLEE_METRICS  le secret qui ouvre /metrics (Authorization: Bearer …) ; sans lui, cette machine seulement,
                   et personne si un proxy ou un nom public est annoncé
  VEILLEE_TABLES   combien de tables une même adresse peut ouvrir d’affilée (60) ; cinq fois autant à la fois
  VEILLEE_CONNECTIONS       combien de pages une même adresse peut tenir ouvertes (500)
  VEILLEE_ALL_TABLES, VEILLEE_ALL_CONNECTIONS   combien en tout (20000, 20000)
  VEILLEE_KEEP_TABLES, VEILLEE_KEEP_STORIES
                   jours où l’on garde une table depuis sa dernière visite (14), un récit depuis sa partie (90)`,
      en: `  --host, --port   where to listen; else VEILLEE_HOST and VEILLEE_PORT, else everywhere and 8080
  --data           the folder everything is kept in; else VEILLEE_DATA, else veillee-data
  --public         the address to give to others (QR, links); else VEILLEE_PUBLIC, else the network’s
  VEILLEE_LOG      the level of the log, JSON on standard error: warn (default), info, silent
  VEILLEE_PROXY=1  behind a proxy near by, which tells the players’ addresses (X-Forwarded-For)
                   or, in place of 1, its addresses: 203.0.113.9, 10.0.0.0/8
  VEILLEE_NAMES    further names to answer to, besides localhost, addresses, .local and VEILLEE_PUBLIC:
                   pi.fritz.box, .example for all that end so, * for any (not advised)
  VEILLEE_METRICS  the secret that opens /metrics (Authorization: Bearer …); without it only this machine,
                   and nobody where a proxy or a public name is announced
  VEILLEE_TABLES   how many tables one address may open in a row (60); five times as many at a time
  VEILLEE_CONNECTIONS       how many pages one address may hold open (500)
  VEILLEE_ALL_TABLES, VEILLEE_ALL_CONNECTIONS   how many in all (20000, 20000)
  VEILLEE_KEEP_TABLES, VEILLEE_KEEP_STORIES
                   days a table is kept after its last visit (14), a story after its game (90)`,
    },
    run: async (args, io) => (await import('../serve/run.ts')).run(args, io, deeds),
  };
}
