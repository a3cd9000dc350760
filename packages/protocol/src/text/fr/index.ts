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
  'room.barred': 'L’hôte t’a demandé de quitter cette table. Personne d’autre ne peut te laisser revenir.',
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
  'seat.kicked': 'L’hôte t’a demandé de quitter la table.',
  'seat.left': 'Tu as quitté la table.',
  'seat.erased': 'Ton nom, tes notes et tes paroles ont été effacés de cette table.',
  'seat.paper': 'Ta place continue sans appareil. Ton bulletin te la rend quand tu veux.',
  'handOver.unknown':
    'Ce code n’est plus bon : il ne sert qu’une fois, pendant 60 secondes. Demandes-en un autre.',
  'name.malformed': 'Choisis un nom de 1 à {most} caractères.',
  'name.alike': 'Ce nom ressemble trop à « {name} », qui est déjà à la table. Choisis-en un autre.',
  'names.none': 'Il n’y a aucun nom dans cette liste.',
  'names.many': 'Cette liste est trop longue : il reste de la place pour {most}.',
  'claim.plays': 'Qui joue ne voit pas les bulletins des autres.',
  'claim.seated': 'Cet appareil tient déjà une place ici. Quitte-la d’abord.',
  'paper.host': 'L’hôte et la personne qui mène gardent leur appareil.',
  'paper.app': 'L’application mène : personne ne répondrait pour toi.',
  'caller.gone': 'Plus personne n’attend à la porte.',
  'caller.here': '{name} est là : c’est à son écran de répondre.',
  'caller.secret': 'Pas dans un moment secret : la porte s’ouvrira quand il fera jour.',
  'person.unknown': 'Cette personne n’est pas à la table.',
  'host.only': 'Seul l’hôte peut faire cela.',
  'master.only': 'Seul le maître du jeu peut faire cela.',
  'lobby.only': 'Cela se règle entre deux parties.',
  'arrange.malformed': 'Il faut placer exactement les personnes qui jouent.',
  'chairs.few': 'Il y a déjà plus de joueurs que de chaises.',
  /* Beginning and leading a game. */
  'game.none': 'Choisis d’abord un jeu.',
  'game.unknown': 'Ce jeu n’est pas servi ici.',
  'deal.plays': 'Qui joue ne choisit pas les cartes.',
  'deal.faulty': 'La donne préparée ne va plus avec ces réglages.',
  'start.notReady': 'Tout le monde n’est pas prêt.',
  'master.plays': 'Qui mène le jeu ne joue pas : prends quelqu’un qui regarde.',
  'match.none': 'Aucune partie n’est en cours.',
  'match.running': 'Une partie est en cours.',
  'match.acts': 'Tu as déjà fait tout ce qu’une partie permet : attends la suite.',
  'match.tooMany': 'Trop de parties commencées depuis ce réseau. Attends une minute.',
  'match.paused': 'La partie est en pause.',
  'pace.secret': 'Pas dans un moment secret : il dure le même temps pour tous.',
  'pace.soon': 'Encore quelques secondes, et la suite vient d’elle-même.',
  'pace.led': 'La personne qui mène donne le rythme, depuis son fauteuil.',
  'pace.asked': 'Réponds d’abord à ta propre question.',
  'pace.none': 'Cette étape n’est pas minutée.',
  'pace.already': 'C’est déjà le cas.',
  /* Being woken in a slow game. */
  'push.none': 'Ce serveur n’envoie pas de notifications.',
  'push.unknown': 'Ce serveur ne connaît pas le service de notifications de ce navigateur.',
  /* Giving a seat to another. */
  'replace.here': 'Cette personne est là : sa place est à elle.',
  'replace.secret': 'Pas dans un moment secret : attends le jour.',
  'replace.held':
    'Qui a tenu une place dans cette partie, ou en connaît les secrets, ne peut pas en prendre une autre.',
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
  'note.opened': '{name:Subject} {name:verb|dresse|dresses} la table.',
  'note.joined': '{name:Subject} {name:verb|prend|prends} place.',
  'note.named': '{name:Subject} {name:verb|inscrit|inscris} des personnes sans appareil : {count}.',
  'note.claimed': '{name:Subject} {name:verb|joue|joues} maintenant avec un appareil.',
  'note.papered': '{name:Subject} {name:verb|joue|joues} maintenant sans appareil.',
  'note.renewed':
    '{name:Subject} {name:verb|connaissait|connaissais} les bulletins des joueurs sans appareil et {name:verb|joue|joues} maintenant : ils en ont de nouveaux.',
  'note.left': '{name:Subject} {name:verb|quitte|quittes} la table.',
  'note.returned': '{name:Subject} {name:verb|revient|reviens} à la table.',
  'note.kicked': {
    other: 'L’hôte demande à {name:seat} de quitter la table.',
    you: { name: 'L’hôte te demande de quitter la table.' },
  },
  'note.pardoned': '{name:Subject} {name:verb|peut|peux} revenir à la table.',
  'note.locked': '{name:Subject} {name:verb|ferme|fermes} la porte : personne d’autre n’entre.',
  'note.unlocked': '{name:Subject} {name:verb|ouvre|ouvres} la porte : qui a le code peut entrer.',
  'note.renamed': {
    other: '{before:seat} s’appelle maintenant {name:seat}.',
    you: { name: 'Tu ne t’appelles plus {before:seat}.' },
  },
  'note.host': '{name:Subject} {name:verb|tient|tiens} maintenant la table.',
  'note.started': 'La partie commence.',
  'note.dealt': 'La donne a été préparée : le sort ne l’a pas tirée.',
  'note.ended': 'La partie est finie.',
  'note.abandoned': '{name:Subject} {name:verb|met|mets} fin à la partie : personne ne gagne.',
  'note.paused': '{name:Subject} {name:verb|met|mets} la partie en pause.',
  'note.resumed': '{name:Subject} {name:verb|reprend|reprends} la partie.',
  'note.more': '{name:Subject} {name:verb|ajoute|ajoutes} {seconds} secondes.',
  'note.skipped': '{name:Subject} {name:verb|passe|passes} à la suite.',
  'note.hurried':
    '{name:Subject} {name:verb|presse|presses} le pas : la suite vient dans {seconds} secondes.',
  'note.replacing': {
    other: 'Dans 30 secondes, la place {owner:of} ira à {by:seat}. {owner:Subject} peut s’y opposer.',
    you: { owner: 'Dans 30 secondes, ta place ira à {by:seat}. Tu peux t’y opposer.' },
  },
  'note.replacingByBot': {
    other: 'Dans 30 secondes, un automate jouera à la place {owner:of}. {owner:Subject} peut s’y opposer.',
    you: { owner: 'Dans 30 secondes, un automate jouera à ta place. Tu peux t’y opposer.' },
  },
  'note.replaced': {
    other: '{by:Subject} {by:verb|joue|joues} désormais à la place {owner:of}.',
    you: { owner: '{by:Subject} joue désormais à ta place.' },
  },
  'note.objected': { other: '{owner:Subject} garde sa place.', you: { owner: 'Tu gardes ta place.' } },
  'note.reclaimed': { other: '{owner:Subject} reprend sa place.', you: { owner: 'Tu reprends ta place.' } },
  'note.moved': '{name:Subject} {name:verb|continue|continues} sur un autre appareil.',
  'note.admitted': {
    other:
      '{by:Subject} {by:verb|reconnaît|reconnais} {name:seat}, qui reprend sa place sur un autre appareil.',
    you: { name: '{by:Subject} te reconnaît : tu reprends ta place sur un autre appareil.' },
  },
} satisfies Wordings;

export type RoomKey = keyof typeof roomFr;
