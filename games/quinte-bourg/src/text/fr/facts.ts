import type { Wordings } from '@veillee/kernel';
import { dreamIn, signsIn } from '../formats.ts';
import { names } from './names.ts';

/** What is told while the village lives. */
export const facts = {
  'village.opened': 'Quinte-Bourg s’éveille : {players} habitants, une pièce et une maison chacun.',
  'you.wereDealt': 'Tes cartes : {role:role}, et la spécialité {speciality:speciality}.',
  'opening.called': 'Les yeux fermés : {line:opening}.',
  'you.conditions': 'Tu peux aussi gagner autrement. {conditions:conditions}.',
  'detectives.met': '{players:any|Les autres Détectives : |Aucun autre Détective dans ce village}.',
  'mathematicians.met':
    '{players:any|Les autres Mathématiciens : |Aucun autre Mathématicien dans ce village}.',
  'you.turned': 'Te voilà parmi les Reptiliens. Tu peux gagner avec eux, ou par ta condition personnelle.',
  'seths.met':
    '{players:any|Dans ton camp, celui des Seths : |Personne d’autre dans ton camp, celui des Seths}.',
  'mice.met': '{players:any|Les autres Souris : |Aucune autre Souris dans ce village}.',
  'mice.lead': '{player:Subject} {player:verb|est|es} {role:role}.',
  'reptilians.met': '{players:any|Les autres Reptiliens : |Aucun autre Reptilien ne se montre}.',
  'reptilians.alpha': {
    other: 'La Reptilienne alpha est {player:seat}.',
    you: { player: 'La Reptilienne alpha, c’est toi.' },
  },
  'lovers.touched': 'L’amour te touche, avec {players:seats} : vous voilà en couple.',
  'lovers.seenBy': {
    other: 'Le Romantique, {player:seat}, sait qui vous êtes.',
    you: { player: 'Le Romantique, qui sait qui vous êtes, c’est toi.' },
  },
  'romantic.saw': 'Les Amoureux : {players:seats}.',

  'night.fell': 'La nuit de {weekday:weekday} tombe. Fermez les yeux.',
  'line.called': 'Cette nuit : {line:line}.',
  'line.cards': 'Cette nuit, on appelle : {cards:cards}.',
  'night.dawned': 'C’est l’aube : les sommeils lourds s’achèvent.',
  'sleep.fell': 'Tu dors d’un sommeil lourd jusqu’à l’aube.',
  'lovers.chose': 'Vous dormirez dans {house:house}.',
  'lovers.meet': 'Vous vous retrouvez dans {house:house}.',
  'you.sawRole': '{player:Subject} {player:verb|a|as} la carte de camp {role:role}.',
  'you.joined': 'Tu rejoins {camp:camp}, sans rien perdre de ce que tu étais.',
  'you.restored': 'Tes invocations te sont rendues.',
  'dream.seen': (params) =>
    `Le village rêve. ${dreamIn(names, params)} Les esprits font : ${signsIn(names, params.signs)}.`,
  'dream.silent': (params) => `Le village rêve. ${dreamIn(names, params)} Aucun signe ne vient.`,

  'purse.left': 'Ta bourse perd {coins:coins}.',
  'purse.leftTo': {
    other: '{hand:Subject} prend {coins:coins} dans ta bourse.',
    you: { hand: 'Tu sors {coins:coins} de ta bourse.' },
  },
  'purse.entered': 'Ta bourse gagne {coins:coins}.',
  'purse.enteredFrom': {
    other: '{hand:Subject} met {coins:coins} dans ta bourse.',
    you: { hand: 'Tu mets {coins:coins} dans ta bourse.' },
  },
  'purse.moved': '{coins:coins} : {from:purse} → {to:purse}.',
  'purse.corrected': 'Ta bourse est corrigée : {coins:coins}.',

  'invocation.by': '{player:Subject} {player:verb|invoque|invoques} {kind:kind}.',
  'invocation.unseen': 'Quelqu’un invoque {kind:kind}.',
  'resurrection.done': '{player:Subject} {player:verb|revient|reviens} à la vie.',

  'morning.came': 'Le jour se lève : {weekday:weekday}.',
  'office.given': '{player:Subject} {office:takes(player)}.',
  'office.moved': 'Désormais, {player:subject} {office:holds(player)}.',
  'office.resigned':
    '{player:Subject} {player:verb|démissionne|démissionnes} : le poste {office:ofOffice} est vacant.',
  'office.vacated': 'Le poste {office:ofOffice} est vacant.',
  'office.applied': '{player:Subject} {player:verb|brigue|brigues} le poste {office:ofOffice}.',
  'offices.withdrawn': 'Ces postes sont retirés du jeu : {offices:offices}.',
  'morning.quiet': 'Personne n’est mort cette nuit.',
  'death.night': { other: 'On trouve {player:seat} sans vie.', you: { player: 'On te trouve sans vie.' } },
  'death.undone': {
    other: 'On croyait {player:seat} sans vie, mais un dernier baiser a tout défait.',
    you: { player: 'On te croyait sans vie, mais un dernier baiser a tout défait.' },
  },
  'death.killing': {
    other: 'Une mise à mort emporte {player:seat}.',
    you: { player: 'Une mise à mort t’emporte.' },
  },
  'death.attack': { other: 'Une attaque emporte {player:seat}.', you: { player: 'Une attaque t’emporte.' } },
  'death.grief': '{player:Subject} {player:verb|meurt|meurs} de chagrin.',
  'death.execution': { other: 'Le village exécute {player:seat}.', you: { player: 'Le village t’exécute.' } },
  'death.conversion': {
    other: '{player:Subject} meurt de sa conversion.',
    you: { player: 'Tu meurs de ta conversion.' },
  },
  'death.shame': '{player:Subject} {player:verb|meurt|meurs} de honte.',
  'death.correction': {
    other: 'Le maître du jeu déclare la mort {player:of}.',
    you: { player: 'Le maître du jeu déclare ta mort.' },
  },
  'dead.showedRole': {
    other: '{player:Subject} retourne sa carte de camp : {role:role}.',
    you: { player: 'Tu retournes ta carte de camp : {role:role}.' },
  },
  'dead.showedSpeciality': {
    other: '{player:Subject} retourne sa carte de spécialité : {speciality:speciality}.',
    you: { player: 'Tu retournes ta carte de spécialité : {speciality:speciality}.' },
  },
  'dead.ghost': '{player:Subject} {player:verb|devient|deviens} fantôme.',
  'dead.spirit': '{player:Subject} {player:verb|devient|deviens} esprit.',
  'dead.legacy': {
    other: '{player:Subject} transmet sa spécialité ({speciality:speciality}) à {heir:seat}.',
    you: {
      player: 'Tu transmets ta spécialité ({speciality:speciality}) à {heir:seat}.',
      heir: '{player:Subject} te transmet sa spécialité : {speciality:speciality}.',
    },
  },
  'legacy.left': '{player:Subject} {player:verb|quitte|quittes} la partie.',
  'widow.saw': 'Les cartes {player:of}, avec qui tu vivais : {role:role} et {speciality:speciality}.',
  'house.moved': '{player:Subject} {player:verb|habite|habites} maintenant juste après {after:seat}.',

  'session.opened': 'La session du jour est {session:session}.',
  'law.proposed': '{player:Subject} {player:verb|propose|proposes} une loi : {law:law}.',
  'law.accepted': 'Loi du jour : {law:law}.',
  'law.refused': 'La loi proposée est écartée : {law:law}.',
  'debate.opened': 'Le débat est ouvert.',
  'vote.opened': 'On vote : la parole est à {players:seats}.',
  'vote.named': {
    other: '{voter:Subject} {voter:verb|désigne|désignes} {players:seats}.',
    you: { players: '{voter:Subject} te {voter:verb|désigne|désignes}.' },
  },
  'vote.blank': '{voter:Subject} {voter:verb|vote|votes} blanc.',
  'vote.abstained': '{voter:Subject} ne {voter:verb|vote|votes} pas.',
  'vote.nobody': 'Personne n’est désigné.',
  'vote.tied': 'Égalité entre {players:seats} : personne n’est condamné.',
  'sentence.passed': {
    other: 'Le village désigne {player:seat}, à qui reste un dernier mot.',
    you: { player: 'Le village te désigne : il te reste un dernier mot.' },
  },
  'sentenced.spoke': { other: 'Les mots {player:of} : {words}', you: { player: 'Tes mots : {words}' } },
  'purge.accused': {
    other: 'La purge juge aussi {players:seats}.',
    you: { players: 'La purge te juge aussi.' },
  },
  'purge.condemned': {
    other: 'La purge condamne {player:seat}, par {execute} voix contre {spare}.',
    you: { player: 'La purge te condamne, par {execute} voix contre {spare}.' },
  },
  'purge.spared': {
    other: 'La purge épargne {player:seat}, {execute} voix contre {spare}.',
    you: { player: 'La purge t’épargne, {execute} voix contre {spare}.' },
  },
  'wedding.proposed': {
    other: '{suitor:Subject} demande {beloved:seat} en mariage.',
    you: {
      suitor: 'Tu demandes {beloved:seat} en mariage.',
      beloved: '{suitor:Subject} te demande en mariage.',
    },
  },
  'wedding.failed': {
    other: 'Le mariage {suitor:of} et {beloved:of} n’aura pas lieu.',
    you: {
      suitor: 'Ton mariage avec {beloved:seat} n’aura pas lieu.',
      beloved: 'Ton mariage avec {suitor:seat} n’aura pas lieu.',
    },
  },
  'wedding.held': {
    other: '{suitor:Seat} et {beloved:seat} se marient.',
    you: {
      suitor: '{beloved:Seat} et toi, vous vous mariez.',
      beloved: '{suitor:Seat} et toi, vous vous mariez.',
    },
  },
  'wedding.forced': {
    other: '{suitor:Subject} épouse {beloved:seat}, de force.',
    you: { suitor: 'Tu épouses {beloved:seat}, de force.', beloved: '{suitor:Subject} t’épouse, de force.' },
  },
  'wedding.settled': {
    other: '{suitor:Seat} et {beloved:seat} s’installent juste après {after:seat}.',
    you: {
      suitor: '{beloved:Seat} et toi, vous vous installez juste après {after:seat}.',
      beloved: '{suitor:Seat} et toi, vous vous installez juste après {after:seat}.',
    },
  },
  'sunday.came': 'Dimanche : le village est en fête.',
  'sunday.joined': '{player:Subject} {player:verb|rejoint|rejoins} le groupe {group}.',
  'sunday.left': { other: '{player:Subject} se promène.', you: { player: 'Tu te promènes.' } },
  'game.stopped': 'La partie s’arrête.',
} as const satisfies Wordings;

export type FactKey = keyof typeof facts;
