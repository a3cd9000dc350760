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
  'you.froze': 'C’était ton appel, mais la Peur te tient : tu n’ouvres pas les yeux.',
  'you.gaveMark': 'Tu as posé {mark:theMark} chez {seat:seat}.',
  'you.sawCard': '{place:Where}, tu as vu {card:card}.',
  'you.sawMark': 'La marque chez {seat:seat} : {mark:mark}.',
  'you.swappedCards': 'Tu as échangé deux cartes : {places:wheres}.',
  'you.swappedMarks': 'Tu as échangé les marques entre {seats:seats}.',
  'you.shiftedCards': 'Tu as décalé les cartes des autres {way:towards}.',
  'you.sawArtefact': 'Ton artefact : {artefact:artefact}.',
  'you.passed': 'Tu as passé ton tour.',
} satisfies Wordings;

/** Le récit de la nuit, une fois tout dévoilé. */
const story = {
  'story.copied': '{by:seat} regarde une carte, {place:where}, et copie {card:theCard}.',
  'story.gaveMark': '{by:seat} pose {mark:theMark} chez {seat:seat}.',
  'story.sawCard': '{by:seat} regarde une carte, {place:where} : {card:card}.',
  'story.sawMark': '{by:seat} regarde la marque chez {seat:seat} : {mark:mark}.',
  'story.swappedCards': '{by:seat} échange deux cartes : {places:wheres}.',
  'story.swappedMarks': '{by:seat} échange les marques entre {seats:seats}.',
  'story.shiftedCards': '{by:seat} décale les cartes des autres {way:towards}.',
  'story.passed': '{by:seat} passe son tour.',
} satisfies Wordings;

export const table = { ...open, ...you, ...story };
export type TableKey = keyof typeof table;
