import { isKeyOf, type Wordings } from '@veillee/kernel';

/** Ce que disent les automates, chaque chose de plusieurs façons. */
export const talk = {
  'talk.clash.1': '{seats:seats} réclament la même carte : {card:card}. Quelqu’un ment.',
  'talk.clash.2': 'Trop de monde pour une seule carte : {seats:seats} la réclament ({card:card}).',
  'talk.clash.3': '{card:card}, c’est {seats:seats} ? Il n’y en a pas tant dans le paquet.',
  'talk.denied.1': '{by:seat} a vu {card:theCard} chez {seat:seat}, qui se dit {own:card}. Qui croire ?',
  'talk.denied.2':
    '{seat:seat} se dit {own:card}, {by:seat} a vu {card:theCard} : et personne ne dit avoir touché à cette carte.',
  'talk.denied.3': 'Entre {by:seat} et {seat:seat}, il faut choisir : {card:card} ou {own:card} ?',
  'talk.agrees.1':
    '{by:seat} a vu {card:theCard} chez {seat:seat}, et {seat:seat} le dit aussi : ça concorde.',
  'talk.agrees.2': '{by:seat} et {seat:seat} racontent la même chose : {card:card}. C’est déjà ça.',
  'talk.agrees.3': 'Ou {by:seat} et {seat:seat} disent vrai, ou ce sont deux mensonges bien accordés.',
  'talk.centre.1': '{by:seat} a vu {card:theCard} au centre, et {seat:seat} prétend avoir eu cette carte.',
  'talk.centre.2': '{seat:seat} ne peut pas avoir eu {card:theCard} si {by:seat} a vu cette carte au centre.',
  'talk.mark.1': '{seat:seat} dit avoir eu {mark:theMark}, mais {by:seat} dit l’avoir posée ailleurs.',
  'talk.mark.2': 'Les marques ne tombent pas juste : {by:seat} et {seat:seat} ne racontent pas la même nuit.',
  'talk.recanted.1': '{seat:seat} se disait {card:card}, et à présent {own:card}. Que croire ?',
  'talk.recanted.2': 'Tiens, {seat:seat} : {card:card} tout à l’heure, {own:card} maintenant ?',
  'talk.taken.1': 'Si {by:seat} dit vrai, la carte {seat:of} a changé.',
  'talk.taken.2': '{seat:seat}, à en croire {by:seat}, tu n’as plus la carte que tu crois.',
  'talk.swapped.1': 'Si {by:seat} dit vrai, les cartes {seats:of} ont changé de place.',
  'talk.swapped.2': 'À en croire {by:seat}, il faut lire à l’envers {seats:seats}.',
  'talk.unheard.1': '{seat:seat}, ta voix nous manque : qui es-tu ?',
  'talk.unheard.2': 'Et toi, {seat:seat} ? Qu’as-tu fait de ta nuit ?',
  'talk.unheard.3': '{seat:seat} se tait. Ce silence m’intéresse.',
  'talk.because.1': '{by:seat} l’a dit : « {said:stated} » Voilà pourquoi je doute {seat:of}.',
  'talk.because.2': 'Si je crois {by:seat}, je dois me méfier {seat:of}.',
  'talk.because.3': 'Sans ce que dit {by:seat}, je ne douterais pas tant {seat:of}.',
  'talk.because.4': 'À écouter {by:seat}, c’est {seat:of} que je me méfie.',
  'talk.falters.1': '{seat:seat} nous dit : « {said:stated} » Je n’y crois pas.',
  'talk.falters.2': '« {said:stated} » Vraiment, {seat:seat} ?',
  'talk.falters.3': 'Ce qui me gêne chez {seat:seat} : « {said:stated} »',
  'talk.drifted.1': 'Je veux bien croire {seat:seat} : « {said:stated} » Mais alors, qui est-ce ce matin ?',
  'talk.drifted.2': 'Même de bonne foi, {seat:seat} n’est plus qui on croit : « {said:stated} »',
  'talk.suspect.1': 'Je me méfie {seat:of}.',
  'talk.suspect.2': 'Plus j’écoute, moins je crois {seat:seat}.',
  'talk.suspect.3': 'S’il fallait voter maintenant, ce serait {seat:seat}.',
  'talk.suspect.4': '{seat:seat}, ton histoire sonne creux.',
  'talk.suspect.5': 'Mon doigt penche vers {seat:seat}.',
  'talk.trust.1': 'Moi, je crois {seat:seat}.',
  'talk.trust.2': 'Ce que raconte {seat:seat} se tient.',
  'talk.trust.3': 'Si quelqu’un dit vrai ici, c’est {seat:seat}.',
  'talk.trust.4': 'Je laisserais {seat:seat} garder ma porte cette nuit.',
  'talk.unsure.1': 'Pour l’instant, tout se tient. C’est bien ce qui m’inquiète.',
  'talk.unsure.2': 'Je n’arrive pas à trancher.',
  'talk.unsure.3': 'Quelqu’un ment ici, et le fait bien.',
  'talk.unsure.4': 'Que de visages sincères… comme chaque matin.',
  'talk.sure.1': 'J’en ai assez entendu : {seat:seat}. On vote ?',
  'talk.sure.2': 'Pour moi c’est clair : {seat:seat}. Passons au vote.',
  'talk.defend.1': '{seat:seat}, tu fais fausse route : j’ai dit ce que j’avais à dire.',
  'talk.defend.2': 'Moi ? Reprends mes paroles, {seat:seat}.',
  'talk.defend.3': '{seat:seat}, à force de me viser, tu rates les autres.',
  'talk.defend.4': 'Si tu me désignes, {seat:seat}, le village s’en mordra les doigts.',
  'talk.witness.1': '{seat:seat}, demande à {by:seat} : nous disons la même chose de ma carte.',
  'talk.witness.2': 'Moi ? {by:seat} a vu ma carte, {seat:seat}, et c’est bien celle que j’ai dite.',
  'talk.turned.1': 'Je doutais {seat:of} ; tout bien pesé, je vote contre {to:seat}.',
  'talk.turned.2': 'Tant pis pour mes soupçons sur {seat:seat} : à présent, c’est {to:seat} qui m’inquiète.',
  'talk.turned.3': 'Ce n’est plus {seat:seat} que je vise, c’est {to:seat}.',
  'talk.joined.1': 'Je doutais {seat:of}, mais la table regarde {to:seat} : je vote avec elle.',
  'talk.joined.2': 'Mes soupçons sur {seat:seat} attendront : c’est {to:seat} que tout accuse.',
} satisfies Wordings;
export type TalkKey = keyof typeof talk;

/** Ce qu’ils pensaient, une fois tout dévoilé. */
export const thoughts = {
  'thought.side': 'Au matin, {by:subject} {by:verb|pensait|pensais} gagner avec {side:team}.',
  'thought.dawn':
    'Avant que quiconque parle, {by:subject} {by:verb|se méfiait|te méfiais} surtout {seat:of} ({percent} %).',
  'thought.evening':
    'Au moment de voter, {by:subject} {by:verb|se méfiait|te méfiais} surtout {seat:of} ({percent} %).',
  'thought.crowd': {
    other: 'Pour {by:seat}, la table soupçonnait surtout {seat:seat} ({percent} %).',
    you: { seat: 'Pour {by:seat}, la table te soupçonnait surtout ({percent} %).' },
  },
  'thought.vote': {
    other:
      '{by:Subject} {by:verb|a|as} désigné {seat:seat} : {percent} % des fins imaginées étaient alors des victoires.',
    you: {
      seat: '{by:Subject} te désignait : {percent} % des fins imaginées étaient alors des victoires.',
    },
  },
  'thought.whim': {
    other: '{by:Subject} {by:verb|a|as} désigné {seat:seat} sur une première impression.',
    you: { seat: '{by:Subject} te désignait sur une première impression.' },
  },
  'knew.asked': 'Ne pas être du Village',
  'knew.dawn': 'Au matin, avant que quiconque parle',
  'knew.vote': 'Au moment de voter',
} satisfies Wordings;
export type ThoughtKey = keyof typeof thoughts;

/** Une chose à dire, quels que soient les mots. */
export type TalkId = TalkKey extends infer K ? (K extends `talk.${infer Id}.${number}` ? Id : never) : never;

export const isTalkId = (key: string, id: TalkId): boolean =>
  isKeyOf(talk, key) && key.startsWith(`talk.${id}.`);
export const variantsOf = (id: TalkId): number => Object.keys(talk).filter((key) => isTalkId(key, id)).length;
export const talkKey = (id: TalkId, variant: number): string => `talk.${id}.${variant + 1}`;
