import { phrasebook, type SayingIn } from '@veillee/bots';
import type { Wordings } from '@veillee/kernel';

/** Ce que disent les automates, chaque chose de plusieurs façons. */
export const talk = {
  'talk.camp.1': '{seat:Seat}, vu d’ici, ta place est avec {camp:camp}.',
  'talk.camp.2': '{seat:Seat}, je te vois avec {camp:camp}.',
  'talk.camp.3': '{seat:Seat}, ta carte parle pour {camp:camp}, crois-moi.',
  'talk.camp.4': '{seat:Seat}, à voir ta carte, {camp:camp} peuvent compter sur toi.',
  'talk.with.1': '{seat:Seat} et moi, même camp : j’y crois.',
  'talk.with.2': '{seat:Seat} et moi, nous tirons dans le même sens.',
  'talk.with.3': '{seat:Seat} et moi, nos cartes se ressemblent : qu’on nous laisse en paix.',
  'talk.against.1': '{seat:Seat} et moi, je doute que nous jouions ensemble.',
  'talk.against.2': '{seat:Seat} d’un côté, moi de l’autre : voilà mon idée.',
  'talk.against.3': 'Avec {seat:seat} en face, je ne dors que d’un œil.',
  'talk.lean.1': 'À vous entendre, ma place serait avec {camp:camp}.',
  'talk.lean.2': 'Je commence à me voir avec {camp:camp}.',
  'talk.lean.3': 'À compter les cartes, je pencherais pour {camp:camp}.',
  'talk.unsure.1': 'Je ne sais toujours pas qui je suis.',
  'talk.unsure.2': 'Dites-moi quelque chose : d’ici, je ne vois de ma carte que le dos.',
  'talk.unsure.3': 'Les Humains, les Loups-garous ? Pour ma carte, c’est encore pile ou face.',
} satisfies Wordings;
export type TalkKey = keyof typeof talk;
export type Saying = SayingIn<typeof talk>;

export const sayings = phrasebook(talk);

/** Ce qu’ils pensaient d’eux-mêmes, une fois tout dévoilé. */
export const thoughts = {
  'thought.first':
    'Au premier tour, d’après les seules cartes en vue, {by:subject} {by:verb|se voyait|te voyais} avec {camp:camp} ({percent} %).',
  'thought.last':
    'À {by:verb|son|ton} dernier tour, toujours d’après les cartes : avec {camp:camp} ({percent} %).',
  'knew.asked': 'Être avec les Humains, d’après les cartes en vue',
  'knew.turn': 'Tour {turn} : à {by:seat}',
} satisfies Wordings;
export type ThoughtKey = keyof typeof thoughts;
