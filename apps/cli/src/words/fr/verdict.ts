export const verdict = {
  noFile: '--jsonl lit l’entrée standard, pas un fichier : veillee verdict --jsonl < FILE',
  noJson: 'ce n’est pas du JSON',
  noGame: 'le nom du jeu (« game ») doit être un texte',
  noVerdict: (game: string) => `${game} ne juge pas de table écrite`,
  doubts: 'À vérifier : aucune partie ne donne cela',
  empty: 'cette ligne est vide',
  long: 'cette ligne dépasse 1 Mio',
  encoding: 'cette ligne n’est pas en UTF-8',
  unexpected: (message: string) => `erreur inattendue (${message})`,
};
