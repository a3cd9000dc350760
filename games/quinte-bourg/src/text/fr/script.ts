import type { Wordings } from '@veillee/kernel';

/** What is read aloud, line by line and step by step. */
const said = {
  'say.wake': '{card:card}, ouvre les yeux.',
  'say.shut': '{card:card}, referme les yeux.',
  'say.deal': 'Regardez vos deux cartes, chacun pour soi.',
  'say.opening.conditions':
    'Fermez tous les yeux. Ceux qui ont une condition à eux vont l’apprendre, l’un après l’autre.',
  'say.opening.detectives': 'Détectives, ouvrez les yeux et reconnaissez-vous.',
  'say.opening.mathematicians': 'Mathématiciens, ouvrez les yeux et reconnaissez-vous.',
  'say.opening.turned': 'L’un d’eux sent peut-être une main froide, et devient Reptilien.',
  'say.opening.seths': 'Seth et son Fennec, ouvrez les yeux et reconnaissez-vous.',
  'say.opening.mice': 'Souris, ouvrez les yeux. Minus, Cortex, faites-vous connaître.',
  'say.opening.reptilians':
    'Reptiliens, Seth parmi vous mais sans son Fennec, ouvrez les yeux. Alpha, fais-toi connaître.',
  'say.opening.lovers': 'L’amour touche deux épaules. Vous qui l’avez senti, ouvrez les yeux et aimez-vous.',
  'say.opening.romantic': 'Romantique, ouvre les yeux : voici ceux qui s’aiment.',
  'say.nightfall': 'La nuit de {weekday:weekday} tombe sur Quinte-Bourg. Fermez les yeux.',
  'say.window': 'La nuit est longue : d’ici l’aube, chacun dit ce qu’il veut faire.',
  'say.night.ghosts': 'Fantômes, quelle maison protégez-vous cette nuit ?',
  'say.night.reptilians': 'Reptiliens, ouvrez les yeux. Qui attaquez-vous ?',
  'say.night.lovers': 'Amoureux, ouvrez les yeux. Chez qui dormez-vous ?',
  'say.night.offices': 'On s’en prend aux postes publics.',
  'say.night.meeting': 'Amoureux, retrouvez-vous.',
  'say.night.attack': 'C’est l’heure de l’attaque. Que personne ne bouge.',
  'say.night.dream': 'Le village rêve. Ouvrez les yeux sur les esprits : ils répondent d’un signe.',
  'say.dawn': 'L’aube se lève : les sommeils lourds s’achèvent.',
  'say.day.camera': 'Le jour se lève, ouvrez les yeux. Qu’a vu la caméra thermique ?',
  'say.day.charmed': 'Que les charmés lèvent la main.',
  'say.day.changes': 'Voici les postes qui changent de mains.',
  'say.day.deaths': 'Voici ce que la nuit a fait.',
  'say.day.vacancies': 'Qui hérite, et qui veut un poste vacant ?',
  'say.day.moving': 'Qui doit déménager ?',
  'say.day.session': 'Président, quelle session ouvres-tu ?',
  'say.day.law': 'Qui propose la loi du jour ?',
  'say.day.debate': 'Le débat est ouvert.',
  'say.day.vote': 'On vote. Qui doit être exécuté ?',
  'say.turn': '{player:seat}, qui désignes-tu ?',
  'say.direction': '{player:seat}, dans quel sens vote-t-on ?',
  'say.day.sentence': 'Quinze secondes : une invocation, ou tes derniers mots ?',
  'say.day.weddings': 'Qui demande quelqu’un en mariage ?',
  'say.day.pickpocket': 'Le jour s’achève. Gare aux poches.',
  'say.day.evening': 'On rentre chez soi.',
  'say.sunday': 'C’est dimanche, le village est en fête. Parlez-vous, par groupes.',
  'title.cards': '{cards:cards}',
  'title.stage': '{stage:stage}',
} satisfies Wordings;

/** Hands that go up while a person leads. */
const hands = {
  'invocation.confirm': 'Laisser faire une invocation',
  'invocation.wait': 'Faire attendre une invocation',
  'invocation.refuse': 'Écarter une invocation',
  'invocation.withdraw': 'Baisser la main',
  'way.confirm': 'Laisser faire',
  'way.wait': 'Faire attendre',
  'way.lower': 'Baisser la main',
  'field.hand': 'Quelle main ?',
  'hand.seen': 'Le maître du jeu voit ta main. Attends son signe.',
  'hand.waits': 'Le maître du jeu te demande d’attendre.',
  'hand.lowered': 'Ta main est baissée : rien n’est perdu.',
  'hand.refused': 'Le maître du jeu écarte ton invocation : rien n’est perdu.',
  'hand.void': 'Ton invocation n’est plus possible : rien n’est perdu.',
  'say.hand': 'Une main se lève : {kind:kind}.',
  'say.hand.named': '{player:seat} lève la main : {kind:kind}.',
  'say.hand.shut': 'Que le village ferme les yeux.',
  'say.hand.watch': 'Que tout le village ouvre les yeux, et réponde à son tour.',
} satisfies Wordings;

/** What a human master alone is warned of. */
const warnings = {
  'warn.votes': 'Les voix contre {player:seat} seraient perdues ({votes:votes}).',
  'warn.publicDeath': 'La mort {player:of} serait immédiate, en public.',
  'warn.chance': 'Plusieurs proies ({players:seats}) : le sort choisirait.',
  'warn.agreed': 'À condition que tous s’accordent.',
  'warn.fails': 'L’action échouerait.',
  'warn.displaced': 'Sans effet : {player:seat} passe la nuit autrement ({stay:stay}).',
  'warn.dead': '{player:seat} ne vit plus, et personne ne le sait.',
  'warn.stops': 'La partie s’arrêterait : {winners:winners}.',
  'warn.undone': 'La première mort d’un Amoureux serait défaite.',
  'alarm.ends': 'La mort {player:of} arrêterait la partie : {winners:winners}.',
} satisfies Wordings;

/** What an attack would do now, and why. */
const attack = {
  'attack.nobody': 'Personne ne meurt',
  'attack.one': '{player:seat} meurt',
  'attack.several': '{players:seats} meurent',
  'attack.either': '{players:either} meurt',
  'attack.undone': 'L’amour sauve {player:seat}',
  'attack.open': '{fates:fates}',
  'because.nobody': 'aucune proie désignée',
  'because.raid': '{attackers:attackers}, {prey:preys}, pas de garde',
  'because.guarded': 'la maison est gardée par les fantômes',
  'because.richest': 'la maison est celle de la plus grosse bourse',
  'because.empty': 'la maison n’abrite aucune proie',
  'because.unattended': 'aucun Reptilien ne vient',
  'because.carnage': 'carnage : {houses:houses}',
} satisfies Wordings;

/** How far somebody has come towards a victory. */
const goals = {
  'goal.lastTwo': '{alive} en vie, il en faut deux',
  'goal.half': '{alive} en vie, il en faut {wanted}',
  'goal.posts': '{done:posts} sur {wanted}',
  'goal.dead': '{done:deaths} sur {wanted}',
  'goal.reptilians': '{done:reptiles} sur {wanted}',
  'goal.charmed': '{done:charmed} sur {wanted}',
  'goal.execution': 'une exécution par le village',
  'goal.coins': '{done:coins} sur {wanted}',
  'goal.multiple': '{alive} en vie, il en faut un multiple de 5',
  'goal.fiveOrEight': '{alive} en vie, il en faut 5 ou 8',
  'goal.level': '{reptilians} contre {others}',
  'goal.show': 'un show à réussir',
  'goal.with': 'avec {camp:camp}',
} satisfies Wordings;

/** What is said while a village is composed. */
const composing = {
  'balance.even': 'Les Reptiliens et les autres s’équilibrent.',
  'balance.village':
    'Le village est un peu favorisé. Pour {players}, on conseille {advised:pack}, Seth compris.',
  'balance.pack':
    'Les Reptiliens sont un peu favorisés. Pour {players}, on conseille {advised:pack}, Seth compris.',
  'compose.missing': 'Il manque {missing:missing}.',
  'compose.tooMany': '{extra:extra} de trop.',
} satisfies Wordings;

export const script = {
  ...composing,
  ...said,
  ...hands,
  ...warnings,
  ...attack,
  ...goals,
} satisfies Wordings;
export type ScriptKey = keyof typeof script;
