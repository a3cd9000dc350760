import type { Wordings } from '@veillee/kernel';

/** The rules as a player reads them when asking for help; those of a mutation stand with it. */
export const rules = {
  'rule.idea':
    'Humains contre Loups-garous : tu vois le personnage de tous, sauf le tien. On accuse en déplaçant deux jetons, posés chacun sur une carte cachée. Deux jetons devant toi, et tu meurs. Les morts gagnent ou perdent avec leur camp.',
  'rule.components':
    'Douze personnages (Humains et Loups-garous, de 1 à 6), dix mutations, deux jetons confidentiels, et l’Étendue sauvage pour les cartes restées de côté.',
  'rule.setup':
    'Le nombre de joueurs fixe les cartes en jeu. Chacun reçoit une mutation, vue de lui seul, et un personnage, vu de tous les autres. Deux personnages vont sous les jetons ; le reste attend dans l’Étendue sauvage.',
  'rule.turn':
    'À ton tour, tu accuses une seule fois : prends un jeton avec sa carte, au milieu ou devant quelqu’un, et pose-les devant quelqu’un de vivant, toi aussi si tu veux.',
  'rule.revelation':
    'Pendant ton tour, tant qu’un jeton est devant toi, tu peux soulever sa carte et la lire, autant de fois que tu veux, avant ou après avoir accusé.',
  'rule.trial':
    'Dès que les deux jetons sont devant toi, c’est le procès : tu joues Pleine Lune ou tu meurs. En mourant, tu poses les jetons devant deux autres joueurs vivants, sans regarder aucune carte.',
  'rule.dead':
    'Les morts ne jouent plus, ne sont plus accusés et gardent leur mutation cachée. Ils parlent toujours, et ne savent toujours pas qui ils sont.',
  'rule.mutations':
    'Une mutation sert une seule fois, jamais après la mort, et ne se montre pas tant qu’elle n’est pas jouée.',
  'rule.end':
    'La partie s’arrête dès que les survivants sont assez peu nombreux. Un camp gagne avec tous les siens, vivants ou morts.',
  'rule.claim':
    'À un mort de la fin, pendant ton tour, tu peux annoncer que tous les survivants sont de ton camp. C’est vrai : ton camp gagne. C’est faux : tu meurs, et l’on compte les points.',
  'rule.points':
    'Le personnage d’un survivant vaut 1 point pour son camp ; une carte sous un jeton ou dans l’Étendue sauvage, un demi-point ; celui d’un mort, rien. Le plus grand total l’emporte.',
  'rule.tie': 'À égalité, le joueur du dernier tour perd, et tout son camp avec lui.',
  'rule.twins':
    'Jumeaux (8 ou 9 joueurs). Deux cartes de même numéro sont une seule personne : quand l’une meurt, le joueur vivant qui tient l’autre meurt aussitôt, sauf s’il joue Pleine Lune.',
  'rule.talk':
    'On ne dit jamais à voix haute le numéro du personnage d’un autre joueur. Les camps, on peut en parler.',
  'rule.secrecy':
    'Ton écran montre les personnages des autres, jamais le tien, ni une carte sous un jeton que tu n’as pas regardée. L’écran de la table n’en montre aucun avant la fin.',
  'rule.B1':
    'Les mutations vont par deux : 1 et 2, Pleine Lune ; 3 et 4, Une idée de vengeance ; 5 et 6, Souper ; 7 et 8, Trahir ; 9 et 10, Attention !',
  'rule.B2':
    'Le premier joueur est tiré au sort, à moins que l’hôte le choisisse ou que l’on donne les dates de naissance : la plus proche de février 1999 commence.',
  'rule.B3': 'Un jeton déplacé ne peut pas revenir là où il était.',
  'rule.B4': 'Un jeton posé devant soi peut encore être regardé avant la fin du tour.',
  'rule.B5':
    'Qui meurt d’une trahison ou d’une annonce fausse ne distribue rien : un jeton posé devant lui retourne au milieu avec sa carte.',
  'rule.B6':
    'Le procès demande toujours au condamné de confirmer, qu’il ait Pleine Lune ou non, et de même au jumeau : attendre ne trahit rien.',
  'rule.B7': 'On ne joue pas Souper pendant son propre tour.',
  'rule.B8':
    'Avec Attention !, les deux jetons bougent en même temps, chacun vers une autre place que la sienne. Personne ne finit avec les deux : il n’y a pas de procès.',
  'rule.B9':
    'Trois lectures du seuil. Survivants (d’ordinaire) : fin à 2 survivants (4 à 6 joueurs) ou 3 (7 à 9). Morts : fin à 2 ou 3 morts. Stricte : fin à 1 ou 2 survivants. L’annonce se fait à un mort de la fin.',
  'rule.B10': 'L’annonce se fait avant d’accuser, et tient lieu de tour.',
  'rule.B11': 'Le traître qui réussit gagne seul : son camp perd.',
  'rule.B12': 'Un jumeau sauvé par Pleine Lune n’a pas de jetons à rendre.',
  'rule.B13':
    'La mort du jumeau ne déplace aucun jeton, sauf celui qui est devant lui : il retourne au milieu.',
  'rule.B14':
    'L’écran de la table ne montre aucun personnage avant la fin, même mort, sauf celui qu’une trahison a révélé.',
  'rule.B15':
    'Le tour passe au premier joueur vivant à gauche de celui qui jouait, quels que soient les morts.',
  'rule.B16':
    'Les jetons d’un mort vont à deux joueurs différents : un procès n’en entraîne jamais un autre.',
  'rule.B17': 'Une mort qui finit la partie ne distribue pas les jetons.',
  'rule.B18':
    'Souper met fin aussi au droit de regarder, de trahir et d’annoncer. De Souper, Trahir, Attention ! et l’annonce, le premier joué passe d’abord.',
  'rule.B19':
    'Une trahison manquée finit le tour sans accusation. Pleine Lune n’arrête ni cette mort, ni celle d’une annonce fausse.',
  'rule.B20':
    'Tout le monde sait qui joue une mutation et sur quel jeton ; ce qu’une idée de vengeance montre reste secret. Pendant un procès, seul le condamné peut jouer.',
  'rule.B21': 'Le dernier tour est celui où la partie s’est arrêtée, même par une annonce fausse.',
  'rule.B22': 'Le premier mort distribue les jetons une fois réglé le sort du jumeau, à des vivants.',
  'rule.B23':
    'Chaque tour s’ouvre sur la même courte pause, pendant laquelle on ne peut ni accuser, ni trahir, ni jouer Attention !, ni annoncer : c’est le moment du Souper.',
} as const satisfies Wordings;

export type RuleKey = keyof typeof rules;
type IdOf<Key> = Key extends `rule.${infer Id}` ? Id : never;
/** The numbered rules: `B1`. */
export type RulingId = Extract<IdOf<RuleKey>, `B${number}`>;
/** The parts that a game is told in. */
export type SectionId = Exclude<IdOf<RuleKey>, RulingId>;
