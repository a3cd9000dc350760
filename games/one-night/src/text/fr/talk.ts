import { isKeyOf, type Wordings } from '@veillee/kernel';

/** Ce que disent les automates, chaque chose de plusieurs façons. */
export const talk = {
  'talk.clash.1': '{seats:seats} se disent tous {card:card} : l’un au moins ment.',
  'talk.clash.2': 'Trop de monde pour une seule carte : {seats:seats} la réclament ({card:card}).',
  'talk.clash.3': '{card:card}, c’est {seats:seats} ? Il n’y en a pas tant dans le paquet.',
  'talk.denied.1': '{by:seat} a vu {card:card} chez {seat:seat}, qui se dit {own:card}. Qui croire ?',
  'talk.denied.2':
    '{seat:seat} se dit {own:card}, {by:seat} a vu {card:card} : et personne ne dit avoir touché à cette carte.',
  'talk.denied.3':
    'Entre {by:seat} et {seat:seat}, l’un se trompe ou nous trompe : {card:card} ou {own:card} ?',
  'talk.centre.1': '{by:seat} a vu {card:card} au centre, et {seat:seat} dit l’avoir eue en main.',
  'talk.centre.2': '{seat:seat} ne peut pas avoir eu {card:card} si {by:seat} l’a vue au centre.',
  'talk.mark.1': '{seat:seat} dit avoir eu {mark:theMark}, mais {by:seat} dit l’avoir posée ailleurs.',
  'talk.mark.2': 'Les marques ne tombent pas juste : {by:seat} et {seat:seat} ne racontent pas la même nuit.',
  'talk.taken.1': 'Si {by:seat} dit vrai, la carte {seat:of} a changé.',
  'talk.taken.2': '{seat:seat}, à en croire {by:seat}, tu n’as plus la carte que tu crois.',
  'talk.swapped.1': 'Si {by:seat} dit vrai, {seats:seats} ont la carte l’un de l’autre.',
  'talk.swapped.2': 'À en croire {by:seat}, il faut lire à l’envers {seats:seats}.',
  'talk.unheard.1': '{seat:seat}, on ne t’a pas encore entendu.',
  'talk.unheard.2': 'Et toi, {seat:seat} ? Qu’as-tu fait de ta nuit ?',
  'talk.suspect.1': 'Je me méfie {seat:of}.',
  'talk.suspect.2': 'Plus j’écoute, moins je crois {seat:seat}.',
  'talk.suspect.3': 'S’il fallait pointer maintenant, ce serait {seat:seat}.',
  'talk.trust.1': 'Moi, je crois {seat:seat}.',
  'talk.trust.2': 'Ce que raconte {seat:seat} se tient.',
  'talk.unsure.1': 'Pour l’instant, tout se tient. C’est bien ce qui m’inquiète.',
  'talk.unsure.2': 'Je n’arrive pas à trancher.',
  'talk.sure.1': 'J’en ai assez entendu : {seat:seat}. On vote ?',
  'talk.sure.2': 'Pour moi c’est clair, {seat:seat}. Passons au vote.',
  'talk.defend.1': '{seat:seat}, tu fais fausse route : j’ai dit ce que j’avais à dire.',
  'talk.defend.2': 'Moi ? Reprends mes paroles, {seat:seat}.',
  'talk.defend.3': '{seat:seat}, à force de me viser, tu rates les autres.',
  'talk.turned.1': 'Je doutais {seat:of}, mais en fin de compte je pointe ailleurs.',
  'talk.turned.2': 'Tant pis pour {seat:seat}… ou tant mieux : j’ai changé d’avis.',
} satisfies Wordings;
export type TalkKey = keyof typeof talk;

/** Ce qu’ils pensaient, une fois tout dévoilé. */
export const thoughts = {
  'thought.side': 'Au matin, {by:subject} {by:verb|pensait|pensais} gagner avec {side:team}.',
  'thought.dawn':
    'Avant que quiconque parle, {by:subject} {by:verb|se méfiait|te méfiais} surtout {seat:of} ({percent} %).',
  'thought.evening':
    'Au moment de voter, {by:subject} {by:verb|se méfiait|te méfiais} surtout {seat:of} ({percent} %).',
  'thought.crowd': 'Pour {by:seat}, la table soupçonnait surtout {seat:seat} ({percent} %).',
  'thought.vote':
    '{by:Subject} {by:verb|a|as} pointé {seat:seat} : {percent} % des fins imaginées lui donnaient alors la victoire.',
  'thought.whim': '{by:Subject} {by:verb|a|as} pointé {seat:seat} sur une première impression.',
} satisfies Wordings;
export type ThoughtKey = keyof typeof thoughts;

/** Une chose à dire, quels que soient les mots. */
export type TalkId = TalkKey extends infer K ? (K extends `talk.${infer Id}.${number}` ? Id : never) : never;

export const isTalkId = (key: string, id: TalkId): boolean =>
  isKeyOf(talk, key) && key.startsWith(`talk.${id}.`);
export const variantsOf = (id: TalkId): number => Object.keys(talk).filter((key) => isTalkId(key, id)).length;
export const talkKey = (id: TalkId, variant: number): string => `talk.${id}.${variant + 1}`;
