import { wrapped } from '../../wrapped.ts';
import type { commands as fr } from '../fr/commands.ts';

export const commands: typeof fr = {
  replay: {
    summary: 'tells a kept game, or what one seat saw of it',
    details: `  TRANSCRIPT  the transcript of a game (JSON); “-” for standard input
  --as        only what that seat saw, fact by fact: a player’s name, their number counted from 1,
              “table” or “master”
  --json      {"game","rules","otherRules","fingerprint","names","chair","sights"}: all that the seat (the
              table, without --as) saw, moment by moment; inside “sights” seats count from 0`,
  },
  lab: {
    summary: 'the workshop: lets bots play, and weighs a scenario or a deck',
    details: (games) => `  --game      ${games.join(', ')}
  --scenario  one or several, by commas, or “all”; --deck gives cards one by one
  --players   5, 5-8 or “all” (all that the scenario takes, unless given)
  --levels    candid, skilled, sly or chance; “skilled/sly” lets the home team play at the first level and
              everybody else at the second; several by commas, “all” for the nine mixes
  --games     games a cell (200); game number i is the same deal in every cell
  --out       the file of results: if it exists the run goes on, also after Ctrl-C; --anew begins again
  --csv       writes the figures as CSV; --json says them as JSON
  --doctor    says what leans, then what every swap of one card does: all are played a little, the best as
              long as the deck itself, from the same seeds
  --printed   measures every printed list of the game, at all levels, and writes to this file the figures that the
              game keeps; with --out it can be stopped and gone on with
  --seed, --workers  the seed (at random) and the number of threads (all cores); figures follow from the seed alone
Intervals are Wilson’s at 95%; two rates whose intervals meet are “within the noise”.`,
  },
  bench: {
    summary: 'measures how fast the engine is on one core, and its memory',
    details: (games) => `  --game     one game only: ${games.join(', ')}
  --seconds  how long each measure takes (3), in five rounds after a warm-up; the median is told
  --json     the figures in JSON
“per s” counts the time of the clock, “per core s” the time the machine gave to this thread: the figure to
compare when it is doing other things. The yardstick is the kernel’s SHA-256 of 64 KiB, in the same run.`,
  },
  loadtest: {
    summary: 'loads a server with tables of bots and measures what it bears',
    details: (loaded) => `  --rooms     how many tables at once, one measurement for each number (50,500,2000)
  --seats     players at a table (8)
  --seconds   how long each measurement takes (12)
  --game      the game, --options its options in JSON (${loaded})
  --nodes     measures so many nodes too (3), and what befalls them when one dies or the database is away
  --store     the PostgreSQL where they make a database of their own, dropped afterwards; else VEILLEE_STORE
  The server, a bare server to compare with, and the bots each have their own process.`,
  },
  serve: {
    summary: 'opens the house: the page and the tables',
    details: `  --host, --port   where to listen; else VEILLEE_HOST and VEILLEE_PORT, else everywhere and 8080
  --data           the folder everything is kept in; else VEILLEE_DATA, else veillee-data
  --public         the address to give to others (QR, links); else VEILLEE_PUBLIC, else the network’s
  VEILLEE_STORE    postgres://name:password@machine/database: a PostgreSQL that several nodes share, instead of
                   the folder; VEILLEE_NODE=machine:port, where the other nodes reach this one
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
  site: {
    summary: 'writes the app as plain files, for a web space without a server of one’s own',
    details: `  FOLDER  a folder that is empty, or new, or that “veillee site” has written before: then it is renewed, and
          whatever else is there stays
Addresses are relative: the site works at the root or in a folder. It lets people play alone or with one phone
for all, read the rules and replay a saved story, without a network too.`,
  },
  house: {
    summary: 'looks after a house, open or not: tables, people, stories, backups',
    details: `  --data        the folder of the house; else VEILLEE_DATA, else veillee-data
  --yes         does it without asking; without a terminal nothing that erases is done without it

  tables        the tables, by number; --names and --codes also show who is there and how to get in
  close, open   closes a table (number or code): all there are told, the game waits, nobody comes in; then
                opens it again
  delete        clears a table: all there are told, and nothing is left of it
  erase-person  erases a name as it is spelt, and the notes and talk of whoever bears it: from tables, logs,
                scores and stories, or from one table only
  erase-story   erases a story, by the address that leads to it
  backup        a copy of everything, into a file or a folder; the house stays open
  restore       goes back to a copy; in an open house all are told and come back, and what was there is kept
                beside
  check         is the database sound, and can every table be taken up again by these rules? (exit code 1 if not)
  salvage       of a closed house: what can still be read of a broken database goes into a new one; the old
                one is kept`,
  },
  simulate: {
    summary: 'plays many games at random and counts who wins',
    details: (of) => `  --game        ${of.games.join(', ')} (the first unless told)
${of.scenarios.map(({ game, ids, cards }) => `  --scenario    for ${game}: ${wrapped(ids)}\n  --deck        or cards of your own, those of the centre included: --deck ${cards.slice(0, 3).join()},…\n`).join('')}  --players     how many players
  --games       how many games (1000)
  --seed        a text; the same seed gives the same figures, whatever the number of workers
                (game i has the seed sha256 of “seed/i”, from 0); drawn at random and told if there is none
  --workers     how many threads; otherwise as many as there are cores
  --json        the figures in JSON
  --transcript  writes the first game into this file, for “veillee replay”, and tells its fingerprint
A win rate is followed by its 95% interval (Wilson). By character, the card dealt counts.${of.mustUse.map((game) => `\nFor ${game}, 1000 games or more in which one of the things counted was never used have exit code 1.`).join('')}`,
  },
  verdict: {
    summary: 'says who won, and why, at a table that played with real cards',
    details: (usual, examples) => `  FILE      a position in JSON; “-”, or nothing, for standard input
${examples.map((one) => `            ${one}\n`).join('')}            its field “game” says which game (${usual} if it is missing)
  --json    the result in JSON: an object for one file, an array for several
  --jsonl   one position a line in, one result a line out; a bad line is answered by {"error":…} in its
            place (so is an empty one, save the last), and the rest go on; a line has at most 1 MiB`,
  },
};
