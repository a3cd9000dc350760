import { phrasebook, type SayingIn } from '@veillee/bots';
import type { Wordings } from '@veillee/kernel';

/** Ce que disent les automates au débat, chaque chose de plusieurs façons. */
export const talk = {
  'talk.saw.1': {
    other: 'J’ai vu la carte de camp {seat:of} : {role:role}.',
    you: { seat: 'J’ai vu ta carte de camp : {role:role}.' },
  },
  'talk.saw.2': {
    other: 'Retenez ceci {seat:of} : carte de camp {role:role}, je l’ai eue sous les yeux.',
    you: { seat: 'Je sais ce que tu es : {role:role}. J’ai eu ta carte sous les yeux.' },
  },
  'talk.away.1': {
    other: 'Une nuit, {seat:seat} n’était pas à la maison : je le tiens de mes instruments.',
    you: { seat: 'Une nuit, tu n’étais pas à la maison : je le tiens de mes instruments.' },
  },
  'talk.away.2': {
    other: 'Une de ces nuits, j’ai pisté {seat:seat} : le lit était vide.',
    you: { seat: 'Une de ces nuits, j’ai suivi ta piste : ton lit était vide.' },
  },
  'talk.home.1': {
    other: 'J’ai pisté {seat:seat} : une nuit entière à la maison.',
    you: { seat: 'J’ai suivi ta nuit : tu étais chez toi.' },
  },
  'talk.home.2': '{seat:Subject} {seat:verb|dormait|dormais} à la maison, cette nuit-là : j’en réponds.',
  'talk.growl.1': {
    other: 'Devant la maison {seat:of}, mon animal a grondé.',
    you: { seat: 'Devant ta maison, mon animal a grondé.' },
  },
  'talk.growl.2': {
    other: 'Une nuit, ça sentait le Reptilien chez {seat:seat}. Mon animal ne s’y trompe pas.',
    you: { seat: 'Une nuit, ça sentait le Reptilien chez toi. Mon animal ne s’y trompe pas.' },
  },
  'talk.corpse.1': {
    other: 'Sur le corps {seat:of}, mon animal a grondé : du sang froid.',
    you: { seat: 'Sur ton corps, mon animal a grondé : du sang froid.' },
  },
  'talk.corpse.2': {
    other: '{seat:Seat} comptait parmi les Reptiliens : mon animal l’a senti.',
    you: { seat: 'Tu comptais parmi les Reptiliens : mon animal l’a senti.' },
  },
  'talk.still.1': {
    other: 'Devant le corps {seat:of}, mon animal n’a pas bronché.',
    you: { seat: 'Devant ton corps, mon animal n’a pas bronché.' },
  },
  'talk.still.2': {
    other: 'Mon animal est resté muet près {seat:of} : rien d’un Reptilien.',
    you: { seat: 'Mon animal est resté muet près de toi : rien d’un Reptilien.' },
  },
  'talk.camera.1': {
    other: 'La caméra a montré vide la maison {seat:of}. Où était-on ?',
    you: { seat: 'La caméra a montré ta maison vide. Où étais-tu ?' },
  },
  'talk.camera.2': {
    other: 'Une maison vide à l’heure de l’attaque : celle {seat:of}. Je n’oublie pas.',
    you: { seat: 'Une maison vide à l’heure de l’attaque : la tienne. Je n’oublie pas.' },
  },
  'talk.against.1': {
    other: '{seat:Seat} a voté contre {of:seat}, qui n’avait rien d’un Reptilien.',
    you: {
      seat: 'Tu as voté contre {of:seat}, qui n’avait rien d’un Reptilien.',
      of: '{seat:Seat} a voté contre toi, qui n’avais rien d’un Reptilien.',
    },
  },
  'talk.against.2': {
    other: 'Relisez les votes : {seat:seat} contre {of:seat}, et la carte n’était pas reptilienne.',
    you: { seat: 'Relisez les votes : toi contre {of:seat}, et la carte n’était pas reptilienne.' },
  },
  'talk.struck.1': {
    other: '{seat:Seat} a voté contre {of:seat}, de la meute : cela compte.',
    you: {
      seat: 'Tu as voté contre {of:seat}, de la meute : cela compte.',
      of: '{seat:Seat} a voté contre toi, de la meute : cela compte.',
    },
  },
  'talk.suspect.1': {
    other: 'Pour moi, {seat:seat} cache des écailles.',
    you: { seat: 'Pour moi, tu caches des écailles.' },
  },
  'talk.suspect.2': {
    other: 'Mon doute se porte sur {seat:seat}.',
    you: { seat: 'Mon doute se porte sur toi.' },
  },
  'talk.suspect.3': {
    other: 'Je voterais volontiers contre {seat:seat}.',
    you: { seat: 'Je voterais volontiers contre toi.' },
  },
  'talk.suspect.4': {
    other: 'Quelque chose sonne faux chez {seat:seat}.',
    you: { seat: 'Quelque chose sonne faux chez toi.' },
  },
  'talk.suspect.5': {
    other: 'S’il fallait voter maintenant, ce serait contre {seat:seat}.',
    you: { seat: 'S’il fallait voter maintenant, ce serait contre toi.' },
  },
  'talk.trust.1': {
    other: 'Laissons {seat:seat} en paix : ce n’est pas de là que vient le mal.',
    you: { seat: 'Je te laisse en paix : ce n’est pas de toi que vient le mal.' },
  },
  'talk.trust.2': {
    other: 'Je ne voterai pas contre {seat:seat}.',
    you: { seat: 'Je ne voterai pas contre toi.' },
  },
  'talk.trust.3': {
    other: 'Parmi nous, {seat:seat} me semble le nom le plus sûr.',
    you: { seat: 'Parmi nous, ton nom me semble le plus sûr.' },
  },
  'talk.deny.1': {
    other: '{seat:Seat} se trompe de maison en parlant de moi.',
    you: { seat: 'Tu te trompes de maison en parlant de moi.' },
  },
  'talk.deny.2': {
    other: 'Si {seat:seat} me charge, soit : regardez plutôt qui y gagne.',
    you: { seat: 'Si tu me charges, soit : on verra qui y gagne.' },
  },
  'talk.deny.3': {
    other: 'Moi, de la meute ? À {seat:seat} d’en apporter la preuve.',
    you: { seat: 'Moi, de la meute ? À toi d’en apporter la preuve.' },
  },
  'talk.deny.4': {
    other: 'J’ai entendu {seat:seat}. Ce n’est pas vers moi qu’il faut regarder.',
    you: { seat: 'J’ai entendu tes mots. Ce n’est pas vers moi qu’il faut regarder.' },
  },
  'talk.deny.5': {
    other: 'Et sur quoi cela repose-t-il, {seat:seat} ?',
    you: { seat: 'Et sur quoi cela repose-t-il ?' },
  },
  'talk.unsure.1': 'Qui a vu quelque chose ? Je tends l’oreille.',
  'talk.unsure.2': 'Que ceux qui ont vu parlent : le village est grand.',
  'talk.unsure.3': 'Toujours rien de sûr, de mon côté. Qui sait quelque chose ?',
} satisfies Wordings;
export type TalkKey = keyof typeof talk;
export type Saying = SayingIn<typeof talk>;

export const sayings = phrasebook(talk);

/** Ce qu’ils pensaient au moment de voter, une fois tout dévoilé. */
export const thoughts = {
  'thought.own.first': {
    other:
      'Au premier vote, d’après les seuls faits, {by:subject} {by:verb|soupçonnait|soupçonnais} surtout {seat:seat} d’être de la meute ({percent} %).',
    you: {
      seat: 'Au premier vote, d’après les seuls faits, {by:subject} te soupçonnait surtout d’être de la meute ({percent} %).',
    },
  },
  'thought.own.last': {
    other:
      'Au dernier vote, {by:subject} {by:verb|soupçonnait|soupçonnais} surtout {seat:seat} ({percent} %).',
    you: { seat: 'Au dernier vote, {by:subject} te soupçonnait surtout ({percent} %).' },
  },
  'thought.crowd.first': {
    other: 'Pour {by:seat}, au premier vote, le village soupçonnait surtout {seat:seat} ({percent} %).',
    you: { seat: 'Pour {by:seat}, au premier vote, le village te soupçonnait surtout ({percent} %).' },
  },
  'thought.crowd.last': {
    other: 'Pour {by:seat}, au dernier vote, le village soupçonnait surtout {seat:seat} ({percent} %).',
    you: { seat: 'Pour {by:seat}, au dernier vote, le village te soupçonnait surtout ({percent} %).' },
  },
} satisfies Wordings;
export type ThoughtKey = keyof typeof thoughts;
