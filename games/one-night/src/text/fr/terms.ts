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
    said: 'J’étais {role}.',
    told: '{who} dit avoir été {role}.',
  },
  became: {
    button: 'J’ai copié…',
    said: 'J’ai copié {role}.',
    told: '{who} dit avoir copié {role}.',
  },
  'saw-card': {
    button: 'J’ai vu chez…',
    said: 'Chez {player}, j’ai vu {role}.',
    told: '{who} dit avoir vu {role} chez {player}.',
  },
  'saw-centre': {
    button: 'J’ai vu au centre…',
    said: 'J’ai vu {card} : {role}.',
    told: '{who} dit avoir vu {card} : {role}.',
  },
  'saw-mark': {
    button: 'J’ai vu la marque chez…',
    said: 'Chez {player}, j’ai vu {mark}.',
    told: '{who} dit avoir vu {mark} chez {player}.',
  },
  'held-mark': {
    button: 'Ma marque, c’était…',
    said: 'En regardant ma marque, j’ai trouvé {mark}.',
    told: '{who} dit que sa marque était {mark}.',
  },
  'swapped-cards': {
    button: 'J’ai échangé les cartes entre…',
    said: 'J’ai échangé les cartes entre {players}.',
    told: '{who} dit avoir échangé les cartes entre {players}.',
  },
  'swapped-marks': {
    button: 'J’ai échangé les marques entre…',
    said: 'J’ai échangé les marques entre {players}.',
    told: '{who} dit avoir échangé les marques entre {players}.',
  },
  'took-card': {
    button: 'J’ai pris sa carte à…',
    said: 'J’ai pris sa carte à {player}, et j’ai trouvé {role}.',
    told: '{who} dit avoir pris sa carte à {player} et trouvé {role}.',
  },
  'took-mark': {
    button: 'J’ai pris sa marque à…',
    said: 'J’ai pris sa marque à {player}.',
    told: '{who} dit avoir pris sa marque à {player}.',
  },
  'took-centre': {
    button: 'J’ai pris au centre…',
    said: 'J’ai pris {card}.',
    told: '{who} dit avoir pris {card}.',
  },
  'gave-mark': {
    button: 'J’ai donné la marque…',
    said: 'J’ai donné {mark} à {players}.',
    told: '{who} dit avoir donné {mark} à {players}.',
  },
  'gave-card': {
    button: 'J’ai donné une carte du centre à…',
    said: 'J’ai donné à {player} une carte du centre : {role}.',
    told: '{who} dit avoir donné à {player} une carte du centre : {role}.',
  },
  shielded: {
    button: 'J’ai mis le bouclier devant…',
    said: 'J’ai mis le bouclier devant {player}.',
    told: '{who} dit avoir mis le bouclier devant {player}.',
  },
  tapped: {
    button: 'On m’a tapoté…',
    said: 'On m’a tapoté {side}.',
    told: '{who} dit avoir senti une main sur {side}.',
  },
  'tapped-on': {
    button: 'J’ai tapoté l’épaule à…',
    said: 'J’ai tapoté l’épaule à {player}.',
    told: '{who} dit avoir tapoté l’épaule à {player}.',
  },
  met: {
    button: 'J’ai croisé…',
    said: 'Cette nuit, j’ai croisé {players}.',
    told: '{who} dit avoir croisé {players} dans la nuit.',
  },
  'met-nobody': {
    button: 'Je n’ai croisé personne.',
    said: 'J’ai ouvert les yeux, et je n’ai vu personne.',
    told: '{who} dit n’avoir croisé personne.',
  },
  shifted: {
    button: 'J’ai décalé les cartes…',
    said: 'J’ai décalé les cartes des autres {side}.',
    told: '{who} dit avoir décalé les cartes des autres {side}.',
  },
  'saw-thumbs': {
    button: 'J’ai vu les pouces…',
    said: 'J’ai vu lever le pouce : {players}.',
    told: '{who} dit avoir vu ces pouces levés : {players}.',
  },
  'laid-artefact': {
    button: 'J’ai posé un artefact devant…',
    said: 'J’ai posé un artefact devant {player}.',
    told: '{who} dit avoir posé un artefact devant {player}.',
  },
  'hold-artefact': {
    button: 'Mon artefact, c’est…',
    said: 'Devant moi, il y a {artefact}.',
    told: '{who} dit avoir reçu {artefact}.',
  },
  slept: {
    button: 'J’ai dormi.',
    said: 'J’ai dormi toute la nuit.',
    told: '{who} dit avoir dormi toute la nuit.',
  },
  nothing: {
    button: 'Il ne m’est rien arrivé.',
    said: 'Il ne m’est rien arrivé.',
    told: '{who} dit qu’il ne s’est rien passé.',
  },
} satisfies { readonly [claim: string]: ClaimText };
