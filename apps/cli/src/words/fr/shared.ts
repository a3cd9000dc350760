/** What more than one command says. */
export const shared = {
  help: {
    intro: 'Veillée : le meneur de jeu tient dans la poche.',
    usage: 'Usage :',
    commands: 'Commandes :',
    example: 'Exemple :',
    options: 'Partout :',
    lang: 'la langue des messages',
    help: 'cette aide ; « veillee help COMMANDE » en dit plus',
    version: 'la version',
  },
  usage: {
    lang: (known: readonly string[]) => `--lang veut ${known.join(' ou ')}`,
    unknownOption: (option: string) => `option inconnue : ${option}`,
    unknownCommand: (word: string, known: string) => `commande inconnue : « ${word} » (il y a ${known})`,
    unknownGame: (game: string, known: string) => `jeu inconnu : « ${game} » (il y a ${known})`,
    misused: (option: string) =>
      `l’option ${option} n’est pas employée comme il faut (valeur manquante, ou de trop)`,
    oneTooMany: (word: string) => `de trop : ${word}`,
    wholeNumber: (option: string, min: number, max: number, text: string) =>
      `${option} veut un nombre entier de ${min} à ${max}, pas « ${text} »`,
    unexpected: (message: string) => `erreur inattendue : ${message} (VEILLEE_DEBUG=1 la raconte en entier)`,
  },
  /** Why a file cannot be read or written, by the system’s code. */
  disk: {
    unreadable: 'impossible de le lire',
    unwritable: 'impossible d’y écrire',
    ENOENT: 'ce fichier n’existe pas',
    EISDIR: 'c’est un dossier',
    EACCES: 'l’accès en est interdit',
    EROFS: 'ce disque est en lecture seule',
    ENOSPC: 'le disque est plein',
  },
  outcome: {
    teams: 'Équipes gagnantes',
    none: 'aucune',
    winners: 'Victoire',
    nobody: 'personne',
    why: 'Pourquoi',
    rules: 'Les règles',
  },
  fingerprint: 'Empreinte',
};
