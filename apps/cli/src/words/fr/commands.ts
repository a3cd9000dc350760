import { wrapped } from '../../wrapped.ts';

/** What the help on `simulate` must know of the games. */
export interface SimulateHelp {
  readonly games: readonly string[];
  /** Those that want a scenario, or a deck of their cards. */
  readonly scenarios: readonly {
    readonly game: string;
    readonly ids: readonly string[];
    readonly cards: readonly string[];
  }[];
  /** Those of which a long run must have used everything. */
  readonly mustUse: readonly string[];
}

/** What the help says of each command. */
export const commands = {
  replay: {
    summary: 'raconte une partie gardée, ou ce qu’une place en a vu',
    details: `  TRANSCRIPT  le récit d’une partie (JSON) ; « - » pour l’entrée standard
  --as        seulement ce que cette place a vu, fait par fait : le nom d’un joueur, son numéro compté
              dès 1, « table » ou « master »
  --json      {"game","rules","otherRules","fingerprint","names","chair","sights"} : tout ce que cette place
              (la table, sans --as) a vu, moment par moment ; dans « sights » les places comptent dès 0`,
  },
  lab: {
    summary: 'l’atelier : fait jouer des automates et pèse un scénario ou un paquet',
    details: (games: readonly string[]) => `  --game      ${games.join(', ')}
  --scenario  un ou plusieurs, séparés par des virgules, ou « all » ; --deck donne des cartes une à une
  --players   5, 5-8 ou « all » (par défaut tous ceux du scénario)
  --levels    candid, skilled, sly ou chance ; « skilled/sly » fait jouer le camp d’origine au premier niveau et
              les autres au second ; plusieurs avec des virgules, « all » pour les neuf mélanges
  --games     parties par case (200) ; la partie numéro i est la même donne dans toutes les cases
  --out       le fichier des résultats : s’il existe on continue, après Ctrl-C aussi ; --anew recommence
  --csv       écrit les chiffres en CSV ; --json les dit en JSON
  --doctor    dit ce qui penche, puis ce que change chaque échange d’une carte : tous sont joués un peu, les
              meilleurs autant que le paquet, avec les mêmes graines
  --printed   mesure toutes les listes imprimées du jeu, à tous les niveaux, et écrit dans ce fichier les chiffres que
              le jeu garde ; --out permet de s’arrêter et de continuer
  --seed, --workers  la graine (au hasard) et le nombre de fils (tous les cœurs) ; les chiffres ne dépendent que d’elle
Les intervalles sont ceux de Wilson à 95 % ; deux taux dont les intervalles se touchent sont « dans le bruit ».`,
  },
  bench: {
    summary: 'mesure la vitesse du moteur sur un cœur, et sa mémoire',
    details: (games: readonly string[]) => `  --game     un seul jeu : ${games.join(', ')}
  --seconds  la durée de chaque mesure (3), en cinq manches après un échauffement ; on dit la médiane
  --json     les chiffres en JSON
« par s » compte le temps de l’horloge, « par s de cœur » celui que la machine a donné à ce fil : c’est le
chiffre à comparer quand elle fait autre chose. L’étalon est le SHA-256 du noyau sur 64 Kio, dans la même mesure.`,
  },
  loadtest: {
    summary: 'charge un serveur de tables d’automates et mesure ce qu’il tient',
    details: (
      loaded: string,
    ) => `  --rooms     combien de tables à la fois, une mesure pour chaque nombre (50,500,2000)
  --seats     joueurs par table (8)
  --seconds   durée de chaque mesure (12)
  --game      le jeu, --options ses options en JSON (${loaded})
  --nodes     mesure aussi autant de nœuds (3), et ce qui leur arrive quand l’un meurt ou que la base s’absente
  --store     le PostgreSQL où ils se font une base à eux, effacée ensuite ; à défaut VEILLEE_STORE
  Le serveur, un serveur nu pour comparer et les automates ont chacun leur processus.`,
  },
  serve: {
    summary: 'ouvre la maison : la page et les tables',
    details: `  --host, --port   où écouter ; à défaut VEILLEE_HOST et VEILLEE_PORT, sinon partout et 8080
  --data           le dossier où tout est gardé ; à défaut VEILLEE_DATA, sinon veillee-data
  --public         l’adresse à donner aux autres (QR, liens) ; à défaut VEILLEE_PUBLIC, sinon celle du réseau
  VEILLEE_STORE    postgres://nom:motdepasse@machine/base : une base PostgreSQL que plusieurs nœuds partagent,
                   au lieu du dossier ; VEILLEE_NODE=machine:port, par où les autres nœuds atteignent celui-ci
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
  },
  site: {
    summary: 'écrit l’application en simples fichiers, pour un espace web sans serveur à soi',
    details: `  FOLDER  un dossier vide, ou nouveau, ou qu’un « veillee site » a déjà écrit : il est alors renouvelé, et
          ce qui s’y trouve d’autre reste
Les adresses sont relatives : le site marche à la racine ou dans un dossier. On y joue en solitaire ou à un
seul téléphone, on y lit les règles et on y rejoue un récit gardé, même sans réseau.`,
  },
  house: {
    summary: 'prend soin d’une maison, même ouverte : tables, personnes, récits, sauvegardes',
    details: `  --data        le dossier de la maison ; à défaut VEILLEE_DATA, sinon veillee-data
  --yes         le fait sans demander ; sans terminal, rien de ce qui efface ne se fait sans lui

  tables        les tables, par leur numéro ; --names et --codes montrent aussi qui y est et par où l’on entre
  close, open   ferme une table (numéro ou code) : on y prévient tout le monde, la partie attend, personne
                n’entre ; puis la rouvre
  delete        débarrasse une table : on y prévient tout le monde, et il n’en reste rien
  erase-person  efface un nom tel qu’il s’écrit, et les notes et paroles de qui le porte : des tables, des
                journaux, des scores et des récits, ou d’une seule table
  erase-story   efface un récit, par l’adresse qui y mène
  backup        une copie de tout, dans un fichier ou un dossier ; la maison reste ouverte
  restore       revient à une copie ; dans une maison ouverte, chacun est prévenu et reconnecté, et ce qui
                était là est gardé à côté
  check         la base est-elle saine, et chaque table peut-elle être reprise avec ces règles ? (code 1 sinon)
  salvage       maison fermée : ce qui se lit encore d’une base abîmée va dans une neuve ; l’ancienne est gardée`,
  },
  simulate: {
    summary: 'joue beaucoup de parties au hasard et compte qui gagne',
    details: (of: SimulateHelp) => `  --game        ${of.games.join(', ')} (le premier à défaut)
${of.scenarios.map(({ game, ids, cards }) => `  --scenario    pour ${game} : ${wrapped(ids)}\n  --deck        ou bien vos cartes, celles du centre comprises : --deck ${cards.slice(0, 3).join()},…\n`).join('')}  --players     combien de joueurs
  --games       combien de parties (1000)
  --seed        un texte ; la même graine donne les mêmes chiffres, quel que soit le nombre d’ouvriers
                (la partie n° i a la graine sha256 de « graine/i », dès 0) ; tirée au sort et dite s’il n’y en a pas
  --workers     combien de fils d’exécution ; à défaut, autant que de cœurs
  --json        les chiffres en JSON
  --transcript  écrit la première partie dans ce fichier, pour « veillee replay », et dit son empreinte
Le taux de victoire est suivi de son intervalle à 95 % (Wilson). Par personnage, on compte la carte distribuée.${of.mustUse.map((game) => `\nPour ${game}, 1000 parties ou plus où l’une des choses comptées n’a jamais servi valent le code de sortie 1.`).join('')}`,
  },
  verdict: {
    summary: 'dit qui a gagné, et pourquoi, à une table jouée avec de vraies cartes',
    details: (
      usual: string,
      examples: readonly string[],
    ) => `  FILE      une position en JSON ; « - », ou rien, pour l’entrée standard
${examples.map((one) => `            ${one}\n`).join('')}            son champ « game » dit le jeu (${usual} s’il manque)
  --json    le résultat en JSON : un objet pour un fichier, un tableau pour plusieurs
  --jsonl   une position par ligne à l’entrée, un résultat par ligne à la sortie ; une ligne fautive
            répond {"error":…} à sa place (une ligne vide aussi, sauf la dernière), et les autres suivent ;
            une ligne compte au plus 1 Mio`,
  },
};
