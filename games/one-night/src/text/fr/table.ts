import type { Wordings } from '@veillee/kernel';

/** Ce qui est dit à tous. */
const open = {
  'deal.done': 'Les cartes sont distribuées. Regarde la tienne, puis ferme les yeux.',
  'night.called': 'La nuit appelle : {call:call}.',
  'night.markCheck': 'Que chacun regarde sa marque, puis referme les yeux.',
  'day.began': 'Le jour se lève. À vous la parole !',
  'day.shield': 'Le bouclier est posé devant {seat:seat}.',
  'day.faceUp': 'Face visible devant {seat:seat} : {card:card}.',
  'day.artefacts': 'Un artefact est posé, face cachée, devant {seats:seats}.',
  'vote.began': 'Au vote ! À trois, chacun pointe quelqu’un du doigt.',
  'vote.counted': 'Les doigts sont tendus : {votes:votes}.',
  'claim.made': '{said:claimed}',
  'claim.takenBack': '{seat:Subject} {seat:verb|retire|retires} une déclaration (n° {number}).',
} satisfies Wordings;

/** Ce qu’un joueur apprend ou fait, dans ses propres notes. */
const you = {
  'you.wereDealt': 'Ta carte au départ : {card:card}.',
  'you.checkedMark': 'Ta marque : {mark:mark}.',
  'you.copied': 'Tu as vu {place:cardAt} : {card:card}. Te voilà dans sa peau.',
  'you.froze': 'C’était ton appel, mais la Peur te tient : tu n’ouvres pas les yeux.',
  'you.gaveMark': 'Tu as donné {mark:theMark} à {seat:seat}.',
  'you.sawCard': 'Tu as vu {place:cardAt} : {card:card}.',
  'you.sawMark': {
    other: 'Tu as vu {seat:markAt} : {mark:mark}.',
    you: { seat: 'Ta nouvelle marque : {mark:mark}.' },
  },
  'you.sawCard.still': 'Ta carte : toujours {card:theCard}.',
  'you.sawCard.own': 'Ta nouvelle carte : {card:card}.',
  'you.gaveMark.own': 'Tu t’es donné {mark:theMark}.',
  'you.swappedCards': 'Tu as échangé {places:twoCards}.',
  'you.swappedMarks': 'Tu as échangé {seats:twoMarks}.',
  'you.shiftedCards': 'Tu as décalé les cartes des autres {way:towards}.',
  'you.sawArtefact': 'Ton artefact : {artefact:artefact}.',
  'you.wereLate': 'Tu n’as pas répondu à temps.',
  'you.leftToChance': 'Tu n’as pas répondu à temps : le hasard a choisi pour toi.',
  'you.passed': 'Tu as passé ton tour.',
} satisfies Wordings;

/** Le récit de la nuit, une fois tout dévoilé. */
const story = {
  'story.copied':
    '{by:Subject} {by:verb|regarde|regardes} {place:cardAt(by)} et {by:verb|copie|copies} {card:theCard}.',
  'story.gaveMark': {
    other: '{by:Subject} {by:verb|donne|donnes} {mark:theMark} à {seat:seat}.',
    you: { seat: '{by:Subject} te donne {mark:theMark}.' },
  },
  'story.gaveMark.own': {
    other: '{by:Subject} se donne {mark:theMark}.',
    you: { by: 'Tu te donnes {mark:theMark}.' },
  },
  'story.sawCard': '{by:Subject} {by:verb|regarde|regardes} {place:cardAt(by)} : {card:card}.',
  'story.sawMark': '{by:Subject} {by:verb|regarde|regardes} {seat:markAt(by)} : {mark:mark}.',
  'story.swappedCards': '{by:Subject} {by:verb|échange|échanges} {places:twoCards(by)}.',
  'story.swappedMarks': '{by:Subject} {by:verb|échange|échanges} {seats:twoMarks(by)}.',
  'story.shiftedCards': '{by:Subject} {by:verb|décale|décales} les cartes des autres {way:towards}.',
  'story.passed': { other: '{by:Subject} passe son tour.', you: { by: 'Tu passes ton tour.' } },
} satisfies Wordings;

export const table = { ...open, ...you, ...story };
export type TableKey = keyof typeof table;
