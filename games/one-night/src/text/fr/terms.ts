import type { TeamId } from '../../ids.ts';
import type { ClaimText, TeamText } from '../types.ts';

export const teams: { readonly [team in TeamId]: TeamText } = {
  village: { name: 'Village', the: 'le Village', of: 'du Village' },
  vampire: { name: 'Clan des Vampires', the: 'le Clan des Vampires', of: 'du Clan des Vampires' },
  werewolf: {
    name: 'Meute de Loups-Garous',
    the: 'la Meute de Loups-Garous',
    of: 'de la Meute de Loups-Garous',
  },
};

export const terms = {
  nobody: 'personne',
  left: 'gauche',
  right: 'droite',
  'to-left': 'vers la gauche',
  'to-right': 'vers la droite',
  'shoulder.left': 'l’épaule gauche',
  'shoulder.right': 'l’épaule droite',
  'claim.number': 'n° {n}',
  'place.seat': 'chez {player}',
  'place.centre': 'au centre (carte n° {n})',
  'place.across': 'en travers du centre',
  'centre.card': 'carte du centre n° {n}',
  'centre.the-card': 'la carte du centre n° {n}',
  'centre.across': 'carte en travers',
  'centre.the-across': 'la carte en travers',
  'card.yours': 'ta carte',
  'card.theirs': 'sa carte',
  'card.mine': 'ma carte',
  'card.of': 'la carte {of}',
  'card.thatYours': 'la tienne',
  'mark.yours': 'ta marque',
  'mark.theirs': 'sa marque',
  'mark.mine': 'ma marque',
  'mark.of': 'la marque {of}',
  'mark.thatYours': 'la tienne',
  'that.of': 'celle {of}',
  'claim.says': 'dit',
  'claim.youSay': 'dis',
  'claim.calls': 'se dit',
  'claim.youCall': 'te dis',
  'swap.with': '{one} avec {other}',
  deck: 'cartes en jeu',
  'phase.night': 'Nuit',
  'mode.classic': 'partie classique',
  'mode.epic': 'bataille épique',
  'mode.monsters': 'monstres entre eux',
} satisfies { readonly [term: string]: string };

/** What a player may put on the public record. */
export const claims = {
  was: {
    button: 'J’étais…',
    said: 'J’étais {bare}.',
    told: '{who} {calls} {bare}.',
  },
  became: {
    button: 'J’ai copié…',
    said: 'J’ai copié {role}.',
    told: '{who} {says} avoir copié {role}.',
  },
  'saw-card': {
    button: 'J’ai vu la carte de…',
    said: 'J’ai vu {theirCard} : {name}.',
    told: '{who} {says} avoir vu {theirCard} : {name}.',
    self: { said: 'J’ai vu ma carte : {name}.' },
  },
  'saw-centre': {
    button: 'J’ai vu au centre…',
    said: 'J’ai vu {card} : {name}.',
    told: '{who} {says} avoir vu {card} : {name}.',
  },
  'saw-mark': {
    button: 'J’ai vu la marque de…',
    said: 'Devant {player}, j’ai vu {mark}.',
    told: '{who} {says} avoir vu {mark} devant {player}.',
    self: { said: 'Devant moi, j’ai vu {mark}.' },
  },
  'held-mark': {
    button: 'Ma marque, c’était…',
    said: 'Ma marque, c’était {mark}.',
    told: '{who} {says} avoir eu {mark}.',
  },
  'swapped-cards': {
    button: 'J’ai échangé les cartes de…',
    said: 'J’ai échangé {theirCards}.',
    told: '{who} {says} avoir échangé {theirCards}.',
  },
  'swapped-marks': {
    button: 'J’ai échangé les marques de…',
    said: 'J’ai échangé {theirMarks}.',
    told: '{who} {says} avoir échangé {theirMarks}.',
  },
  'took-card': {
    button: 'J’ai pris la carte de…',
    said: 'J’ai pris {theirCard}, et j’ai trouvé {role}.',
    told: '{who} {says} avoir pris {theirCard} et trouvé {role}.',
  },
  'took-mark': {
    button: 'J’ai pris la marque de…',
    said: 'J’ai pris {theirMark}.',
    told: '{who} {says} avoir pris {theirMark}.',
  },
  'took-centre': {
    button: 'J’ai pris au centre…',
    said: 'J’ai pris {card}.',
    told: '{who} {says} avoir pris {card}.',
  },
  'gave-mark': {
    button: 'J’ai donné la marque…',
    said: 'J’ai donné {mark} à {players}.',
    told: '{who} {says} avoir donné {mark} à {players}.',
    toldYou: '{who} dit t’avoir donné {mark}.',
    self: {
      said: 'Je me suis donné {mark}.',
      told: '{who} {says} s’être donné {mark}.',
      own: '{who} {says} t’être donné {mark}.',
    },
  },
  'gave-card': {
    button: 'J’ai donné une carte du centre à…',
    said: 'J’ai donné à {player} une carte du centre : {name}.',
    told: '{who} {says} avoir donné à {player} une carte du centre : {name}.',
    toldYou: '{who} dit t’avoir donné une carte du centre : {name}.',
  },
  shielded: {
    button: 'J’ai mis le bouclier devant…',
    said: 'J’ai mis le bouclier devant {player}.',
    told: '{who} {says} avoir mis le bouclier devant {player}.',
  },
  tapped: {
    button: 'On m’a tapoté…',
    said: 'On m’a tapoté {side}.',
    told: '{who} {says} avoir senti une main sur {side}.',
  },
  'tapped-on': {
    button: 'J’ai tapoté l’épaule de…',
    said: 'J’ai tapoté l’épaule {ofPlayer}.',
    told: '{who} {says} avoir tapoté l’épaule {ofPlayer}.',
    toldYou: '{who} dit t’avoir tapoté l’épaule.',
  },
  met: {
    button: 'J’ai croisé…',
    said: 'Cette nuit, j’ai croisé {players}.',
    told: '{who} {says} avoir croisé {players} dans la nuit.',
    toldYou: '{who} dit avoir croisé ton regard dans la nuit.',
  },
  'met-nobody': {
    button: 'Je n’ai croisé personne.',
    said: 'J’ai ouvert les yeux, et je n’ai vu personne.',
    told: '{who} {says} n’avoir croisé personne.',
  },
  shifted: {
    button: 'J’ai décalé les cartes…',
    said: 'J’ai décalé les cartes des autres {side}.',
    told: '{who} {says} avoir décalé les cartes des autres {side}.',
  },
  'saw-thumbs': {
    button: 'J’ai vu les pouces…',
    said: 'J’ai vu lever le pouce : {players}.',
    told: '{who} {says} avoir vu ces pouces levés : {players}.',
  },
  'laid-artefact': {
    button: 'J’ai posé un artefact devant…',
    said: 'J’ai posé un artefact devant {player}.',
    told: '{who} {says} avoir posé un artefact devant {player}.',
  },
  'hold-artefact': {
    button: 'Mon artefact, c’est…',
    said: 'Devant moi, il y a {artefact}.',
    told: '{who} {says} avoir reçu {artefact}.',
  },
  slept: {
    button: 'J’ai dormi.',
    said: 'J’ai dormi toute la nuit.',
    told: '{who} {says} avoir dormi toute la nuit.',
  },
  nothing: {
    button: 'Il ne m’est rien arrivé.',
    said: 'Il ne m’est rien arrivé.',
    told: '{who} {says} que rien ne lui est arrivé.',
    toldOwn: 'Tu dis que rien ne t’est arrivé.',
  },
} satisfies { readonly [claim: string]: ClaimText };
