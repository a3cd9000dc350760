import type { Wording } from '@veillee/kernel';
import { dreamIn, signsIn } from '../formats.ts';
import type { FactKey } from '../fr/facts.ts';
import { names } from './names.ts';

export const facts: { readonly [key in FactKey]: Wording } = {
  'village.opened': 'Quinte-Bourg wakes: {players} people, a coin and a house each.',
  'you.wereDealt': 'Your cards: {role:role}, and the speciality {speciality:speciality}.',
  'opening.called': 'Eyes shut: {line:opening}.',
  'you.conditions': 'You may also win another way. {conditions:conditions}.',
  'detectives.met': '{players:any|The other Detectives: |There is no other Detective in this village}.',
  'mathematicians.met':
    '{players:any|The other Mathematicians: |There is no other Mathematician in this village}.',
  'you.turned': 'You are a Reptilian now. You can win with them, or by your own condition.',
  'seths.met': '{players:any|In your camp, the Seths: |There is nobody else in your camp, the Seths}.',
  'mice.met': '{players:any|The other Mice: |There is no other Mouse in this village}.',
  'mice.lead': '{player:Subject} {player:verb|is|are} {role:role}.',
  'reptilians.met': '{players:any|The other Reptilians: |No other Reptilian shows}.',
  'reptilians.alpha': 'The alpha is {player:seat}.',
  'lovers.touched': 'Love touches you: you and {players:seats} are a couple.',
  'lovers.seenBy': {
    other: 'The Romantic, {player:seat}, knows who you are.',
    you: { player: 'The Romantic, who knows who you are, is you.' },
  },
  'romantic.saw': 'The Lovers are {players:seats}.',

  'night.fell': '{weekday:weekday} night falls. Close your eyes.',
  'line.called': 'Tonight: {line:line}.',
  'line.cards': 'Called tonight: {cards:cards}.',
  'night.dawned': 'It is dawn: heavy sleep ends.',
  'sleep.fell': 'You are fast asleep until dawn.',
  'lovers.chose': 'You will sleep in {house:house}.',
  'lovers.meet': 'You meet in {house:house}.',
  'you.sawRole': '{player:Subject} {player:verb|has|have} the camp card {role:role}.',
  'you.joined': 'You join {camp:camp}, and lose nothing of what you were.',
  'you.restored': 'Your invocations are given back to you.',
  'dream.seen': (params) =>
    `The village dreams. ${dreamIn(names, params)} The spirits show: ${signsIn(names, params.signs)}.`,
  'dream.silent': (params) => `The village dreams. ${dreamIn(names, params)} No sign comes.`,

  'purse.left': 'Your purse loses {coins:coins}.',
  'purse.leftTo': {
    other: '{hand:Subject} takes {coins:coins} from your purse.',
    you: { hand: 'You take {coins:coins} out of your purse.' },
  },
  'purse.entered': 'Your purse gains {coins:coins}.',
  'purse.enteredFrom': {
    other: '{hand:Subject} puts {coins:coins} into your purse.',
    you: { hand: 'You put {coins:coins} into your purse.' },
  },
  'purse.moved': '{coins:coins}: {from:purse} → {to:purse}.',
  'purse.corrected': 'Your purse is set right: {coins:coins}.',

  'invocation.by': '{player:Subject} {player:verb|invokes|invoke} {kind:kind}.',
  'invocation.unseen': 'Somebody invokes {kind:kind}.',
  'resurrection.done': '{player:Subject} {player:verb|comes|come} back to life.',

  'morning.came': 'Day breaks: {weekday:weekday}.',
  'office.given': '{player:Subject} {office:takes(player)}.',
  'office.moved': 'From now on, {player:subject} {office:holds(player)}.',
  'office.resigned':
    '{player:Subject} {player:verb|resigns|resign}: the office of {office:office} is vacant.',
  'office.vacated': 'The office of {office:office} is vacant.',
  'office.applied': '{player:Subject} {player:verb|applies|apply} to be {office:office}.',
  'offices.withdrawn': 'These offices leave the game: {offices:offices}.',
  'morning.quiet': 'Nobody died last night.',
  'death.night': '{player:Subject} {player:verb|is|are} found dead.',
  'death.undone': {
    other: '{player:Subject} was thought dead, but a last kiss brought them back.',
    you: { player: 'You were thought dead, but a last kiss brought you back.' },
  },
  'death.killing': '{player:Subject} {player:verb|is|are} killed.',
  'death.attack': { other: '{player:Subject} dies in an attack.', you: { player: 'You die in an attack.' } },
  'death.grief': '{player:Subject} {player:verb|dies|die} of grief.',
  'death.execution': '{player:Subject} {player:verb|is|are} executed.',
  'death.conversion': '{player:Subject} {player:verb|dies|die} of the conversion.',
  'death.shame': '{player:Subject} {player:verb|dies|die} of shame.',
  'death.correction': 'The game master declares {player:of} death.',
  'dead.showedRole': {
    other: '{player:Subject} turns up a camp card: {role:role}.',
    you: { player: 'You turn up your camp card: {role:role}.' },
  },
  'dead.showedSpeciality': {
    other: '{player:Subject} turns up a speciality card: {speciality:speciality}.',
    you: { player: 'You turn up your speciality card: {speciality:speciality}.' },
  },
  'dead.ghost': '{player:Subject} {player:verb|becomes|become} a ghost.',
  'dead.spirit': '{player:Subject} {player:verb|becomes|become} a spirit.',
  'dead.legacy': {
    other: '{player:Subject} hands a speciality ({speciality:speciality}) on to {heir:seat}.',
    you: { player: 'You hand your speciality ({speciality:speciality}) on to {heir:seat}.' },
  },
  'legacy.left': '{player:Subject} {player:verb|leaves|leave} the game.',
  'widow.saw': 'The cards of {player:seat}, your spouse: {role:role} and {speciality:speciality}.',
  'house.moved': '{player:Subject} now {player:verb|lives|live} right after {after:seat}.',

  'session.opened': 'Today’s session: {session:session}.',
  'law.proposed': '{player:Subject} {player:verb|proposes|propose} a law: {law:law}.',
  'law.accepted': 'The day’s law: {law:law}.',
  'law.refused': 'The proposed law is set aside: {law:law}.',
  'debate.opened': 'The debate is open.',
  'vote.opened': 'The vote begins: over to {players:seats}.',
  'vote.named': '{voter:Subject} {voter:verb|names|name} {players:seats}.',
  'vote.blank': '{voter:Subject} {voter:verb|casts|cast} a blank vote.',
  'vote.abstained': '{voter:Subject} {voter:verb|does|do} not vote.',
  'vote.nobody': 'Nobody is sentenced.',
  'vote.tied': 'A tie between {players:seats}: nobody is sentenced.',
  'sentence.passed':
    '{player:Subject} {player:verb|is|are} sentenced, and {player:verb|has|have} a last word.',
  'sentenced.spoke': { other: '{player:of} words: {words}', you: { player: 'Your words: {words}' } },
  'purge.accused': 'The purge also tries {players:seats}.',
  'purge.condemned': '{player:Subject} {player:verb|is|are} condemned, {execute} to {spare}.',
  'purge.spared': '{player:Subject} {player:verb|is|are} spared, {execute} to {spare}.',
  'wedding.proposed': '{suitor:Subject} {suitor:verb|proposes|propose} to {beloved:seat}.',
  'wedding.failed': {
    other: 'The wedding of {suitor:seat} and {beloved:seat} is off.',
    you: {
      suitor: 'Your wedding with {beloved:seat} is off.',
      beloved: 'Your wedding with {suitor:seat} is off.',
    },
  },
  'wedding.held': {
    other: '{suitor:Seat} and {beloved:seat} marry.',
    you: { suitor: 'You and {beloved:seat} marry.', beloved: 'You and {suitor:seat} marry.' },
  },
  'wedding.forced': '{suitor:Subject} {suitor:verb|marries|marry} {beloved:seat}, by force.',
  'wedding.settled': {
    other: '{suitor:Seat} and {beloved:seat} settle right after {after:seat}.',
    you: {
      suitor: 'You and {beloved:seat} settle right after {after:seat}.',
      beloved: 'You and {suitor:seat} settle right after {after:seat}.',
    },
  },
  'sunday.came': 'It is Sunday, and the village is feasting.',
  'sunday.joined': '{player:Subject} {player:verb|joins|join} group {group}.',
  'sunday.left': '{player:Subject} {player:verb|strolls|stroll} about.',
  'game.stopped': 'The game stops.',
};
