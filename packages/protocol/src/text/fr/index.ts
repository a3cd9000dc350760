import type { Wordings } from '@veillee/kernel';

/** What rooms say: refusals, last words, and what the house tells the table. */
export const roomFr = {
  /* What comes in. */
  'protocol.version': 'Cette page parle une autre version que le serveur ({ours}) : recharge-la.',
  'protocol.malformed': 'Ce message n’a pas la forme attendue.',
  'protocol.unknown': 'Le serveur ne connaît pas ce message : recharge la page.',
  'protocol.oversized': 'Ce message est trop long (au plus {most} octets).',
  'protocol.outside': 'Entre d’abord dans une salle.',
  'protocol.inside': 'Cette page est déjà dans une salle.',
  'protocol.strikes': 'Trop de messages illisibles : la connexion est coupée.',
  tooFast: 'Doucement : trop de messages à la fois. Attends un instant.',
  tooManyTries:
    'Trop d’essais. Attends une minute, puis vérifie le code ; le lien et le QR marchent toujours.',
  /* Rooms and seats. */
  'address.crowded':
    'Trop de pages sont ouvertes depuis ce réseau. Ferme celles qui ne servent plus, puis recharge.',
  'server.crowded': 'Il y a trop de monde ici en ce moment. Réessaie dans quelques minutes.',
  'room.unknown': 'Aucune table ne porte ce code. Vérifie-le avec ton hôte.',
  'room.full': 'Cette table est pleine. Demande à l’hôte d’ajouter une chaise.',
  'room.crowded': 'Il y a déjà trop de monde autour de cette table.',
  'room.locked':
    'La porte de cette table est fermée : personne d’autre n’entre. Demande à l’hôte de l’ouvrir.',
  'room.barred': 'L’hôte t’a prié de quitter cette table. Lui seul peut te laisser revenir.',
  'room.tooManyHere':
    'Trop de tables sont dressées depuis ce réseau. Reprends-en une, ou réessaie dans une heure.',
  'room.tooMany': 'Le serveur ne peut pas dresser une table de plus. Réessaie plus tard.',
  'room.aside':
    'Une erreur empêche d’ouvrir cette table. Elle est mise de côté, telle quelle : préviens la personne qui tient la maison.',
  'room.otherRules':
    'Cette partie a commencé sous d’autres règles que celles de ce serveur. Elle est mise de côté : dresse une autre table.',
  'story.unknown': 'Ce récit n’existe pas, ou n’existe plus.',
  'room.closed': 'La personne qui tient la maison a fermé cette table. Ta place y est gardée.',
  'room.deleted': 'La personne qui tient la maison a débarrassé cette table : il n’en reste rien.',
  'seat.unknown': 'Cet appareil n’a pas de place ici. Donne ton nom pour t’asseoir.',
  'seat.none': 'Tu n’as pas de place dans cette partie.',
  'seat.moved': 'Ta place est maintenant sur un autre appareil.',
  'seat.kicked': 'L’hôte t’a prié de quitter la table.',
  'seat.left': 'Tu as quitté la table.',
  'seat.erased': 'Ton nom, tes notes et tes paroles ont été effacés de cette table.',
  'handOver.unknown':
    'Ce code n’est plus bon : il ne sert qu’une fois, pendant 60 secondes. Demandes-en un autre.',
  'name.malformed': 'Choisis un nom de 1 à {most} caractères.',
  'name.alike': 'Ce nom ressemble trop à « {name} », qui est déjà à la table. Choisis-en un autre.',
  'person.unknown': 'Cette personne n’est pas à la table.',
  'host.only': 'Seul l’hôte peut faire cela.',
  'master.only': 'Seul le maître du jeu peut faire cela.',
  'lobby.only': 'Cela se règle entre deux parties.',
  'arrange.malformed': 'Il faut placer exactement les personnes qui jouent.',
  'chairs.few': 'Il y a déjà plus de joueurs que de chaises.',
  /* Beginning and leading a game. */
  'game.none': 'Choisis d’abord un jeu.',
  'game.unknown': 'Ce jeu n’est pas servi ici.',
  'start.notReady': 'Tout le monde n’est pas prêt.',
  'master.plays': 'Qui mène le jeu ne joue pas : prends quelqu’un qui regarde.',
  'match.none': 'Aucune partie n’est en cours.',
  'match.running': 'Une partie est en cours.',
  'match.acts': 'Tu as déjà fait tout ce qu’une partie permet : attends la suite.',
  'match.tooMany': 'Trop de parties commencées depuis ce réseau. Attends une minute.',
  'match.paused': 'La partie est en pause.',
  'pace.secret': 'Pas dans un moment secret : il dure le même temps pour tous.',
  'pace.soon': 'Encore quelques secondes, et la suite vient d’elle-même.',
  'pace.none': 'Cette étape n’est pas minutée.',
  'pace.already': 'C’est déjà le cas.',
  /* Giving a seat to another. */
  'replace.here': 'Cette personne est là : sa place est à elle.',
  'replace.secret': 'Pas dans un moment secret : attends le jour.',
  'replace.held': 'Qui a tenu une place dans cette partie ne peut pas en prendre une autre.',
  'replace.pending': 'Une place est déjà en train de changer de main.',
  'replace.none': 'Aucune place n’est en train de changer de main.',
  'replace.notYours': 'Ce n’est pas ta place.',
  /* Talk. */
  'talk.muted': 'Tu ne peux pas parler ici en ce moment.',
  'talk.fast': 'Doucement : laisse les autres répondre.',
  'talk.empty': 'Écris quelque chose.',
  /* Last words. */
  'server.stopping': 'Le serveur redémarre. Ta place est gardée.',
  'server.unwritten': 'Le serveur ne peut plus rien écrire : il s’arrête. Ce qui était confirmé est gardé.',
  'server.unread': 'Le serveur n’arrive pas à lire cette table. Préviens la personne qui s’en occupe.',
  'server.restored': 'La maison revient à une sauvegarde : ce qui s’est passé depuis n’y est plus.',
  'server.slow': 'La connexion est trop lente. On recommence.',
  /* What the house tells the table. */
  'note.opened': '{name} dresse la table.',
  'note.joined': '{name} prend place.',
  'note.left': '{name} quitte la table.',
  'note.returned': '{name} revient à la table.',
  'note.kicked': '{name} est prié de quitter la table.',
  'note.pardoned': '{name} peut revenir à la table.',
  'note.locked': '{name} ferme la porte : personne d’autre n’entre.',
  'note.unlocked': '{name} ouvre la porte : qui a le code peut entrer.',
  'note.renamed': '{before} s’appelle maintenant {name}.',
  'note.host': '{name} est maintenant l’hôte.',
  'note.started': 'La partie commence.',
  'note.ended': 'La partie est finie.',
  'note.abandoned': '{name} met fin à la partie : personne ne gagne.',
  'note.paused': '{name} met la partie en pause.',
  'note.resumed': '{name} reprend la partie.',
  'note.more': '{name} ajoute {seconds} secondes.',
  'note.skipped': '{name} passe à la suite.',
  'note.hurried': '{name} presse le pas : la suite vient dans {seconds} secondes.',
  'note.replacing': 'Dans 30 secondes, la place de {owner} ira à {by}. {owner} peut s’y opposer.',
  'note.replacingByBot':
    'Dans 30 secondes, un automate jouera à la place de {owner}. {owner} peut s’y opposer.',
  'note.replaced': '{by} joue désormais à la place de {owner}.',
  'note.objected': '{owner} garde sa place.',
  'note.reclaimed': '{owner} reprend sa place.',
  'note.moved': '{name} continue sur un autre appareil.',
} satisfies Wordings;

export type RoomKey = keyof typeof roomFr;
