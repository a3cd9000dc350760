import type { Wordings } from '../../text.ts';

/** What the kernel itself says: its refusals and the notices it gives in any game. */
export const kernelFr = {
  'input.malformed': 'Ce message n’a pas la forme attendue.',
  'match.over': 'La partie est finie.',
  'chair.unknown': 'Cette place n’existe pas à cette table.',
  'chair.notYours': 'Seul le maître du jeu peut répondre pour quelqu’un d’autre.',
  'master.absent': 'Personne n’occupe le fauteuil du maître du jeu.',
  'master.malformed': 'Le maître du jeu est soit une personne, soit l’application.',
  'master.changed': ({ master }) =>
    master === 'human'
      ? 'Une personne prend le fauteuil du maître du jeu.'
      : 'L’application mène désormais le jeu.',
  'master.corrected': 'Le maître du jeu a corrigé la partie : {reason}',
  'match.undone': 'On revient en arrière : {reason}',
  'way.pass': 'Passer',
  'field.reason': 'Pourquoi ?',
  'prompt.closed': 'Cette question n’est plus posée. Regarde ce qui t’est demandé maintenant.',
  'right.closed': 'Tu ne peux pas faire cela en ce moment.',
  'time.stale': 'Ce temps-là est déjà écoulé.',
  'time.none': 'Cette étape n’a pas de limite de temps.',
  'undo.range': 'Il n’y a rien de tel à annuler.',
  'undo.lost': 'Les règles ont changé depuis : on ne peut plus revenir jusque-là.',
  'seed.malformed': 'La graine du hasard doit compter 64 chiffres hexadécimaux.',
  'seats.malformed': 'Le nombre de places n’est pas valable.',
  'answer.malformed': 'Cette réponse n’a pas la forme attendue.',
  'answer.way': 'Ce choix n’est pas proposé.',
  'answer.missing': 'Il manque une partie de la réponse ({field}).',
  'answer.extra': 'La réponse contient plus que ce qui est demandé.',
  'answer.amount': 'Choisis un nombre entier de {from} à {to}.',
  'answer.text': 'Écris un texte de {min} à {max} caractères.',
  'answer.count': ({ min, max }) =>
    min === max ? `Choisis-en exactement ${min}.` : `Choisis-en de ${min} à ${max}.`,
  'answer.option': 'Ce choix n’est pas permis ici.',
  'answer.twice': 'Le même choix ne compte pas deux fois.',
  'answer.apart': 'Il faut des choix différents.',
  'transcript.early': 'Le récit de la partie ne s’ouvre qu’à la fin.',
  'transcript.malformed': 'Ce fichier n’est pas un récit de partie de Veillée.',
  'transcript.version': 'Ce récit a un format inconnu ({version}).',
  'transcript.game': 'Ce récit est celui d’un autre jeu ({game}).',
  'transcript.refused': 'Le récit s’interrompt : son entrée n° {index} est refusée ({because}).',
  'snapshot.malformed': 'Cette partie enregistrée est illisible.',
  'snapshot.rules': 'Cette partie enregistrée suit d’autres règles ({rules}, ici {ours}).',
} satisfies Wordings;

export type KernelKey = keyof typeof kernelFr;
