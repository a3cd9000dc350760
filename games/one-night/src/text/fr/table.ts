import type { Wordings } from '@veillee/kernel';

/** Ce qui est dit à tous. */
const open = {
  'deal.done': 'Les cartes sont distribuées. Regarde la tienne, puis ferme les yeux.',
  'night.called': 'On appelle : {call:call}.',
  'night.markCheck': 'Que chacun regarde sa marque, puis referme les yeux.',
  'day.began': 'Le jour se lève. À vous la parole !',
  'day.shield': 'Le bouclier est posé devant {seat:seat}.',
  'day.faceUp': 'Face visible chez {seat:seat} : {card:card}.',
  'day.artefacts': 'Un artefact est posé, face cachée, chez {seats:seats}.',
  'vote.began': 'Au vote ! À trois, chacun pointe quelqu’un du doigt.',
  'vote.counted': 'Les doigts sont tendus : {votes:votes}.',
  'claim.made': '{said:claimed}',
  'claim.takenBack': '{seat:seat} retire une déclaration (n° {number}).',
} satisfies Wordings;

/** Ce qu’un joueur apprend ou fait, dans ses propres notes. */
const you = {
  'you.wereDealt': 'Ta carte au départ : {card:card}.',
  'you.checkedMark': 'Ta marque : {mark:mark}.',
  'you.copied': '{place:Where}, tu as vu {card:card} : te voilà ce personnage.',
  'you.metVampires': 'Autres Vampires éveillés : {seats:orNobody}.',
  'you.gaveMark': 'Tu as posé {mark:theMark} chez {seat:seat}.',
  'you.sawBite': 'Vampires qui pointent du doigt : {seats:orNobody}. Leur victime : {target:orNobody}.',
  'you.metLover': 'Ton amour éveillé : {seats:orNobody}.',
  'you.metAssassin': 'L’Assassin éveillé : {seats:orNobody}.',
  'you.metApprentice': 'L’Apprentie éveillée : {seats:orNobody}.',
  'you.metPack': 'Autres Loups-Garous éveillés : {seats:orNobody}. Pouce du Loup rêveur : {thumbs:orNobody}.',
  'you.sawPack': 'Pouces de la Meute : {seats:orNobody}.',
  'you.metMasons': 'L’autre Franc-maçon éveillé : {seats:orNobody}.',
  'you.tapped': 'Tu as tapoté l’épaule à {seat:seat}.',
  'you.wereTapped': 'On t’a tapoté {side:shoulder}.',
  'you.sawCard': '{place:Where}, tu as vu {card:card}.',
  'you.sawMark': 'La marque chez {seat:seat} : {mark:mark}.',
  'you.swappedCards': 'Tu as échangé deux cartes : {places:wheres}.',
  'you.swappedMarks': 'Tu as échangé les marques entre {seats:seats}.',
  'you.shiftedCards': 'Tu as décalé les cartes des autres {way:towards}.',
  'you.turned': 'Ce que tu as vu t’a changé : ta carte vaut désormais {into:card}.',
  'you.shielded': 'Tu as posé le bouclier devant {seat:seat}.',
  'you.wasShielded': 'Le bouclier couvre ta carte : impossible de la regarder.',
  'you.turnedDown': 'Tu as remis face cachée la carte chez {seat:seat}.',
  'you.revealed': 'Tu as laissé visible, chez {seat:seat} : {card:card}.',
  'you.laidArtefact': 'Tu as posé un artefact chez {seat:seat}, sans le voir.',
  'you.sawThumbs': 'Pouces levés : {seats:orNobody}.',
  'you.sawArtefact': 'Ton artefact : {artefact:artefact}.',
  'you.passed': 'Tu as passé ton tour.',
} satisfies Wordings;

/** Le récit de la nuit, une fois tout dévoilé. */
const story = {
  'story.copied': '{by:seat} regarde une carte, {place:where}, et copie {card:theCard}.',
  'story.metVampires': '{by:seat} ouvre les yeux parmi les Vampires et voit : {seats:orNobody}.',
  'story.gaveMark': '{by:seat} pose {mark:theMark} chez {seat:seat}.',
  'story.sawBite': '{by:seat} voit pointer les Vampires : {seats:orNobody}. La victime : {target:orNobody}.',
  'story.metLover': '{by:seat} s’éveille par amour et voit : {seats:orNobody}.',
  'story.metAssassin': '{by:seat} cherche l’Assassin et voit : {seats:orNobody}.',
  'story.metApprentice': '{by:seat} attend l’Apprentie et voit : {seats:orNobody}.',
  'story.metPack':
    '{by:seat} ouvre les yeux avec la Meute et voit : {seats:orNobody}. Pouce rêveur : {thumbs:orNobody}.',
  'story.sawPack': '{by:seat} voit les pouces de la Meute : {seats:orNobody}.',
  'story.metMasons': '{by:seat} cherche l’autre Franc-maçon et voit : {seats:orNobody}.',
  'story.tapped': '{by:seat} tapote l’épaule à {seat:seat}.',
  'story.sawCard': '{by:seat} regarde une carte, {place:where} : {card:card}.',
  'story.sawMark': '{by:seat} regarde la marque chez {seat:seat} : {mark:mark}.',
  'story.swappedCards': '{by:seat} échange deux cartes : {places:wheres}.',
  'story.swappedMarks': '{by:seat} échange les marques entre {seats:seats}.',
  'story.shiftedCards': '{by:seat} décale les cartes des autres {way:towards}.',
  'story.turned': 'La carte reçue par {by:seat} devient {into:card}.',
  'story.shielded': '{by:seat} pose le bouclier devant {seat:seat}.',
  'story.wasShielded': '{by:seat} ne peut pas regarder sa carte, sous le bouclier.',
  'story.turnedDown': '{by:seat} remet la carte face cachée chez {seat:seat}.',
  'story.revealed': '{by:seat} laisse visible, chez {seat:seat} : {card:card}.',
  'story.laidArtefact': '{by:seat} pose un artefact chez {seat:seat}.',
  'story.sawThumbs': '{by:seat} voit les pouces levés : {seats:orNobody}.',
  'story.passed': '{by:seat} passe son tour.',
} satisfies Wordings;

export const table = { ...open, ...you, ...story };
export type TableKey = keyof typeof table;
