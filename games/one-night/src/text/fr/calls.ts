import type { Calls, Phases } from '../types.ts';

export const calls: Calls = {
  copycat: {
    title: 'Copycat',
    open: 'Copycat, ouvre les yeux et regarde une carte du centre. Te voilà ce personnage : quand je l’appellerai, c’est toi qui répondras.',
    close: 'Copycat, rendors-toi.',
  },
  vampires: {
    title: 'Vampires',
    open: 'Vampires, quel que soit votre titre, ouvrez les yeux et trouvez-vous. Choisissez ensemble une victime qui ne soit pas Vampire, et remplacez sa marque par celle du Vampire, sans regarder la sienne.',
    close: 'Vampires, rendormez-vous.',
  },
  count: {
    title: 'Le Comte',
    open: 'Comte, ouvre les yeux, toi seul. Choisis quelqu’un qui ne soit pas Vampire, et remplace sa marque par celle de la Peur.',
    close: 'Comte, rendors-toi.',
  },
  renfield: {
    title: 'Renfield',
    open: 'Vampires, gardez les yeux clos et tendez le doigt vers votre victime. Renfield, ouvre les yeux et vois qui tu sers. Puis remplace ta marque par celle de la Chauve-souris.',
    close: 'Renfield, rendors-toi. Vampires, baissez la main.',
  },
  'renfield.alone': {
    title: 'Renfield',
    open: 'Renfield, ouvre les yeux. Pas de maître à servir dans cette partie, mais remplace tout de même ta marque par celle de la Chauve-souris.',
    close: 'Renfield, rendors-toi.',
  },
  diseased: {
    title: 'Pestiférée',
    open: 'Pestiférée, ouvre les yeux. Choisis un voisin, à gauche ou à droite, et remplace sa marque par celle de la Peste.',
    close: 'Pestiférée, rendors-toi.',
  },
  cupid: {
    title: 'Cupidon',
    open: 'Cupidon, ouvre les yeux. Si le cœur t’en dit, choisis deux joueurs, toi compris si tu veux, et remplace leurs marques par celles de l’Amour.',
    close: 'Cupidon, rendors-toi.',
  },
  instigator: {
    title: 'Comploteuse',
    open: 'Comploteuse, ouvre les yeux. Si l’envie t’en prend, choisis quelqu’un, ou toi-même, et remplace sa marque par celle du Traître.',
    close: 'Comploteuse, rendors-toi.',
  },
  priest: {
    title: 'Prêtre',
    open: 'Prêtre, ouvre les yeux. Remplace ta marque par une Clarté du plateau. Tu peux ensuite accorder la même grâce à quelqu’un d’autre.',
    close: 'Prêtre, rendors-toi.',
  },
  assassin: {
    title: 'Assassin',
    open: 'Assassin, ouvre les yeux. Choisis une cible, mais pas toi, et remplace sa marque par celle de l’Assassin.',
    close: 'Assassin, rendors-toi.',
  },
  'assassin.stays': {
    title: 'Assassin',
    open: 'Assassin, ouvre les yeux. Choisis une cible, mais pas toi, et remplace sa marque par celle de l’Assassin.',
    close: 'Assassin, ne te rendors pas encore.',
  },
  'apprentice-assassin': {
    title: 'Apprentie assassin',
    open: 'Apprentie assassin, ouvre les yeux. Si l’Assassin te regarde, salue-le en silence. Si personne ne te regarde, le contrat est pour toi : choisis une cible, mais pas toi, et remplace sa marque par celle de l’Assassin.',
    close: 'Assassin, Apprentie assassin, rendormez-vous.',
  },
  'apprentice-assassin.alone': {
    title: 'Apprentie assassin',
    open: 'Apprentie assassin, ouvre les yeux. Pas d’Assassin dans cette partie : le contrat est pour toi. Choisis une cible, mais pas toi, et remplace sa marque par celle de l’Assassin.',
    close: 'Apprentie assassin, rendors-toi.',
  },
  'mark-check': {
    title: 'Les marques',
    open: 'Ouvrez tous les yeux. Regardez votre marque, et rien d’autre, puis reposez-la sans un mot.',
    close: 'Refermez tous les yeux.',
  },
  'mark-check.fear': {
    title: 'Les marques',
    open: 'Ouvrez tous les yeux. Regardez votre marque, et rien d’autre, puis reposez-la sans un mot. Si c’est la Peur, vous ne rouvrirez plus les yeux avant le jour.',
    close: 'Refermez tous les yeux.',
  },
  lovers: {
    title: 'Amoureux',
    open: 'Amoureux, vous qui portez une marque d’Amour, ouvrez les yeux et trouvez-vous.',
    close: 'Amoureux, rendormez-vous.',
  },
  sentinel: {
    title: 'Sentinelle',
    open: 'Sentinelle, ouvre les yeux. Tu peux poser ton bouclier sur une carte, mais pas sur la tienne.',
    close: 'Sentinelle, rendors-toi.',
  },
  doppelganger: {
    title: 'Doppelgänger',
    open: 'Doppelgänger, ouvre les yeux et regarde une carte chez quelqu’un d’autre. Te voilà ce personnage. S’il agit seul, agis dès maintenant ; mais si c’est l’Insomniaque, la Diseuse de bonne aventure, le Divinateur ou le Conservateur, attends que je te rappelle.',
    close: 'Doppelgänger, rendors-toi.',
  },
  werewolves: {
    title: 'Loups-Garous',
    open: 'Loups-Garous de tout poil, ouvrez les yeux et trouvez-vous. Celui qui ne voit aucun compagnon peut regarder une carte du centre.',
    close: 'Loups-Garous, rendormez-vous.',
  },
  'werewolves.dream': {
    title: 'Loups-Garous',
    open: 'Loup rêveur, reste endormi et lève le pouce. Loups-Garous de tout poil, ouvrez les yeux et trouvez-vous. Celui qui ne voit ni compagnon ni pouce levé peut regarder une carte du centre.',
    close: 'Loup rêveur, baisse le pouce. Loups-Garous, rendormez-vous.',
  },
  'alpha-wolf': {
    title: 'Loup alpha',
    open: 'Loup alpha, ouvre les yeux, toi seul. Choisis quelqu’un qui, à ta connaissance, n’est pas Loup-Garou, et échange sa carte contre celle qui est en travers, sans regarder.',
    close: 'Loup alpha, rendors-toi.',
  },
  'mystic-wolf': {
    title: 'Loup shaman',
    open: 'Loup shaman, ouvre les yeux, toi seul. Si tu le souhaites, regarde une carte chez quelqu’un d’autre.',
    close: 'Loup shaman, rendors-toi.',
  },
  minion: {
    title: 'Sbire',
    open: 'Loups-Garous de tout poil, sans exception, levez le pouce sans ouvrir les yeux. Sbire, ouvre les yeux et vois qui tu sers.',
    close: 'Sbire, rendors-toi. Loups-Garous, baissez le pouce.',
  },
  mason: {
    title: 'Francs-maçons',
    open: 'Francs-maçons, ouvrez les yeux et cherchez votre frère.',
    close: 'Francs-maçons, rendormez-vous.',
  },
  thing: {
    title: 'La Chose',
    open: 'La Chose, ouvre les yeux. Tends la main vers un voisin, à gauche ou à droite, et tapote l’épaule qui est de ton côté.',
    close: 'La Chose, rendors-toi.',
  },
  seer: {
    title: 'Voyante',
    open: 'Voyante, ouvre les yeux. Tu peux regarder une carte chez quelqu’un d’autre, ou bien deux cartes du centre.',
    close: 'Voyante, rendors-toi.',
  },
  'apprentice-seer': {
    title: 'Apprentie voyante',
    open: 'Apprentie voyante, ouvre les yeux. Si tu le souhaites, regarde une carte du centre, une seule.',
    close: 'Apprentie voyante, rendors-toi.',
  },
  'paranormal-investigator': {
    title: 'Chasseur de fantômes',
    open: 'Chasseur de fantômes, ouvre les yeux. Tu peux regarder une carte chez quelqu’un d’autre, puis une seconde. Mais devant un Vampire, un Loup-Garou ou le Tanneur, arrête-toi : tu en es un, désormais.',
    close: 'Chasseur de fantômes, rendors-toi.',
  },
  marksman: {
    title: 'Trappeur',
    open: 'Trappeur, ouvre les yeux. Tu peux regarder une carte chez quelqu’un, puis une marque chez quelqu’un d’autre.',
    close: 'Trappeur, rendors-toi.',
  },
  robber: {
    title: 'Voleur',
    open: 'Voleur, ouvre les yeux. Si le cœur t’en dit, prends une carte chez quelqu’un d’autre, laisse la tienne, et regarde ton butin.',
    close: 'Voleur, rendors-toi.',
  },
  witch: {
    title: 'Sorcière',
    open: 'Sorcière, ouvre les yeux. Tu peux regarder une carte du centre. Dans ce cas, donne-la à qui tu veux, ou garde-la, et remets au centre la carte qu’elle remplace.',
    close: 'Sorcière, rendors-toi.',
  },
  pickpocket: {
    title: 'Pickpocket',
    open: 'Pickpocket, ouvre les yeux. Si tes doigts te démangent, échange ta marque avec quelqu’un, puis regarde ta prise si tu veux.',
    close: 'Pickpocket, rendors-toi.',
  },
  troublemaker: {
    title: 'Noiseuse',
    open: 'Noiseuse, ouvre les yeux. Tu peux échanger deux cartes chez les autres, sans les regarder.',
    close: 'Noiseuse, rendors-toi.',
  },
  'village-idiot': {
    title: 'Idiot du village',
    open: 'Idiot du village, ouvre les yeux. Tu peux décaler d’un cran les cartes de tous les autres, vers la gauche ou vers la droite.',
    close: 'Idiot du village, rendors-toi.',
  },
  'aura-seer': {
    title: 'Diseuse de bonne aventure',
    open: 'Vous tous qui avez déjà regardé ou déplacé une carte ou une marque, sans compter le coup d’œil à la vôtre, levez le pouce, les yeux fermés. Diseuse de bonne aventure, ouvre les yeux et compte les pouces.',
    close: 'Diseuse de bonne aventure, rendors-toi. Vous tous, baissez le pouce.',
  },
  'aura-seer.cards': {
    title: 'Diseuse de bonne aventure',
    open: 'Vous tous qui avez déjà regardé ou déplacé une carte, levez le pouce, les yeux fermés. Diseuse de bonne aventure, ouvre les yeux et compte les pouces.',
    close: 'Diseuse de bonne aventure, rendors-toi. Vous tous, baissez le pouce.',
  },
  'aura-seer.copy': {
    title: 'Doppelgänger, Diseuse de bonne aventure',
    open: 'Vous tous qui avez déjà regardé ou déplacé une carte, levez de nouveau le pouce, les yeux fermés. Doppelgänger, si tu es devenue Diseuse de bonne aventure, ouvre les yeux et compte les pouces.',
    close: 'Doppelgänger, rendors-toi. Vous tous, baissez le pouce.',
  },
  gremlin: {
    title: 'Gremlin',
    open: 'Gremlin, ouvre les yeux. Tu peux échanger deux cartes, ou bien deux marques, chez les autres, sans les regarder.',
    close: 'Gremlin, rendors-toi.',
  },
  'gremlin.self': {
    title: 'Gremlin',
    open: 'Gremlin, ouvre les yeux. Tu peux échanger deux cartes, ou bien deux marques, les tiennes comprises, sans les regarder.',
    close: 'Gremlin, rendors-toi.',
  },
  drunk: {
    title: 'Soûlard',
    open: 'Soûlard, ouvre les yeux, si tu y arrives. Troque ta carte contre une carte du centre, et surtout, ne la regarde pas.',
    close: 'Soûlard, rendors-toi.',
  },
  insomniac: {
    title: 'Insomniaque',
    open: 'Insomniaque, ouvre les yeux et regarde la carte qui t’attend.',
    close: 'Insomniaque, tâche de te rendormir.',
  },
  'insomniac.copy': {
    title: 'Doppelgänger, Insomniaque',
    open: 'Doppelgänger, si tu es devenue Insomniaque, ouvre les yeux et regarde la carte qui t’attend.',
    close: 'Doppelgänger, tâche de te rendormir.',
  },
  squire: {
    title: 'Écuyer',
    open: 'Loups-Garous de tout poil, levez le pouce sans ouvrir les yeux. Écuyer, ouvre les yeux et vois qui tu sers. Tu peux regarder leurs cartes.',
    close: 'Écuyer, rendors-toi. Loups-Garous, baissez le pouce.',
  },
  revealer: {
    title: 'Divinateur',
    open: 'Divinateur, ouvre les yeux. Tu peux retourner une carte chez quelqu’un d’autre. Vampire, Loup-Garou, Tanneur ou Assassin, recache-la ; sinon, laisse-la au grand jour.',
    close: 'Divinateur, rendors-toi.',
  },
  'revealer.copy': {
    title: 'Doppelgänger, Divinateur',
    open: 'Doppelgänger, si tu es devenue Divinateur, ouvre les yeux. Tu peux retourner une carte chez quelqu’un d’autre. Loup-Garou ou Tanneur, recache-la ; sinon, laisse-la au grand jour.',
    close: 'Doppelgänger, rendors-toi.',
  },
  curator: {
    title: 'Conservateur',
    open: 'Conservateur, ouvre les yeux. Tu peux prendre un artefact, sans le regarder, et le poser sur une carte, mais pas sur la tienne.',
    close: 'Conservateur, rendors-toi.',
  },
  'curator.copy': {
    title: 'Doppelgänger, Conservateur',
    open: 'Doppelgänger, si tu es devenue Conservateur, ouvre les yeux. Tu peux prendre un artefact, sans le regarder, et le poser sur une carte, mais pas sur la tienne.',
    close: 'Doppelgänger, rendors-toi.',
  },
};

export const phases: Phases = {
  'setup.look':
    'Regardez votre carte, une seule fois, et reposez-la face cachée. Retenez bien qui vous êtes.',
  'dusk.begin':
    'Le soleil descend derrière le village. Fermez tous les yeux, et ne les ouvrez qu’à votre nom.',
  'dusk.end': 'Le crépuscule s’éteint.',
  'night.begin': 'Voici la nuit. Gardez les yeux fermés tant que je ne vous appelle pas.',
  'night.only': 'La nuit tombe sur le village. Fermez tous les yeux, et ne les ouvrez qu’à votre nom.',
  'day.begin':
    'Le jour se lève. Ouvrez tous les yeux, et ne touchez plus à rien. À vous de parler, d’écouter, et de mentir s’il le faut.',
  'day.artefact':
    'Seule exception : si un artefact est posé sur votre carte, regardez-le maintenant, en secret.',
  'day.minute': 'Plus qu’une minute.',
  'day.seconds': 'Plus que dix secondes.',
  'day.end': 'Silence, tout le monde. L’heure du vote a sonné.',
  'vote.ready': 'Choisissez qui vous accusez, mais pas vous-même. Le poing en l’air.',
  'vote.count': 'À trois, montrez-le tous du doigt. Un… deux… trois !',
  'vote.done': 'Que personne ne bouge : on compte les voix.',
  'end.reveal': 'Retournez cartes, marques et artefacts. Voyons qui vous étiez.',
  pause: 'On s’arrête un instant. Que personne n’ouvre les yeux.',
  resume: 'On reprend.',
};
