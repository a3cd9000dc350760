import type {
  CampId,
  ConditionId,
  DreamId,
  LineId,
  OfficeId,
  OpeningId,
  RoleId,
  SignId,
  SpecialityId,
  TraitId,
  Weekday,
} from '../../ids.ts';
import type { LawId } from '../../laws/law.ts';
import type { Kind } from '../../power.ts';
import type { SessionKind } from '../../state.ts';

/** How things are called, in one language. */
export interface Names {
  readonly camps: { readonly [id in CampId]: string };
  readonly roles: { readonly [id in RoleId | 'idealist' | 'lover']: string };
  readonly specialities: { readonly [id in SpecialityId]: string };
  readonly conditions: { readonly [id in ConditionId]: string };
  readonly offices: { readonly [id in OfficeId]: string };
  readonly weekdays: { readonly [id in Weekday]: string };
  readonly laws: { readonly [id in Exclude<LawId, 'traitVote'>]: string };
  /** Only those vote who …; `{trait}` is a trait or free words. */
  readonly traitLaw: string;
  readonly traits: { readonly [id in TraitId]: string };
  readonly lines: { readonly [id in LineId]: string };
  readonly openings: { readonly [id in OpeningId]: string };
  readonly kinds: { readonly [id in Kind]: string };
  readonly sessions: { readonly [id in SessionKind]: string };
  readonly crowds: { readonly empty: string; readonly one: string; readonly several: string };
  readonly faces: { readonly role: string; readonly speciality: string };
  readonly given: { readonly group: string; readonly own: string; readonly both: string };
  readonly dreams: { readonly [id in Exclude<DreamId, 'free'>]: string };
  readonly signs: { readonly [id in SignId]?: string };
  readonly house: string;
  readonly coin: string;
  readonly nobody: string;
}

export const names: Names = {
  camps: {
    lovers: 'les Amoureux',
    idealists: 'les Idéalistes',
    seths: 'les Seths',
    mice: 'les Souris',
    reptilians: 'les Reptiliens',
    martyrs: 'la Martyre',
    musicians: 'les Musiciens',
    villagers: 'les Villageois',
  },
  roles: {
    sheherazade: 'Shéhérazade',
    prophet: 'Prophète',
    seth: 'Seth',
    fennec: 'Fennec',
    mouse: 'Souris',
    minus: 'Minus',
    cortex: 'Cortex',
    reptilian: 'Reptilien',
    alpha: 'Reptilienne alpha',
    black: 'Reptilienne noire',
    red: 'Reptilienne rouge',
    martyr: 'Martyre',
    orpheus: 'Orphée',
    siren: 'Sirène',
    villager: 'Villageois',
    greedy: 'Cupide',
    holmes: 'Holmes',
    monk: 'Monk',
    poirot: 'Poirot',
    pach: 'Pach',
    rappaz: 'Rappaz',
    sesiano: 'Sesiano',
    idealist: 'Idéaliste',
    lover: 'Amoureux',
  },
  specialities: {
    engineer: 'Ingénieure',
    inventor: 'Inventeur',
    scientist: 'Scientifique',
    scholar: 'Savant',
    tinkerer: 'Bricoleur',
    technophile: 'Technophile',
    ferreter: 'Fureteur',
    indiscreet: 'Indiscrète',
    reporter: 'Reporter',
    journalist: 'Journaliste',
    voyeur: 'Voyeur',
    curious: 'Curieux',
    dogTrainer: 'Dresseur de chien',
    bearTrainer: 'Dresseur d’ours',
    raptorTrainer: 'Dresseur de rapace',
    thief: 'Voleur',
    brigand: 'Brigand',
    burglar: 'Cambrioleur',
    assassin: 'Assassin',
    murderer: 'Meurtrier',
    killer: 'Tueur',
    sandman: 'Marchand de sable',
    psychopath: 'Psychopathe',
    madman: 'Toqué',
    laura: 'Laura de la Riponne',
    artist: 'Artiste',
    eris: 'Éris',
    freyja: 'Freyja',
  },
  conditions: {
    greedy: 'Cupide : posséder toutes les pièces du jeu',
    detectives:
      'Détectives : tenir à eux trois des postes de Président, Procureur, Chef de la milice et Sénateur',
    mathematicians:
      'Mathématiciens : tenir à eux trois des postes de Notaire, Procureur, Chef de la milice et Sénateur',
    musicLover: 'Mélomane : que les Musiciens gagnent',
    pentaphile: 'Pentaphile : que le nombre des vivants à l’arrêt se divise par 5',
    showman: 'Showman : réussir son show',
    matcher: 'Perfect-Matcheur : autant de Reptiliens que de non-Reptiliens en vie à l’arrêt',
    fiftyEighter: '58-ard : exactement 5 ou 8 vivants à l’arrêt',
    romantic: 'Romantique : que les Amoureux gagnent',
  },
  offices: {
    scrutineer: 'Scrutateur',
    chief: 'Chef de la milice fantôme',
    president: 'Président',
    prosecutor: 'Procureur',
    notary: 'Notaire',
    senator: 'Sénateur',
    priest: 'Prêtre',
    randy: 'Adjoint Randy',
    armish: 'Adjoint Armish',
    mirko: 'Pickpocket Mirko',
    mirka: 'Pickpocket Mirka',
    executioner: 'Bourreau',
  },
  weekdays: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  },
  laws: {
    noBlank: 'le vote blanc est interdit',
    tieSpares: 'une égalité gracie tout le monde',
    urnLost: 'l’urne est perdue, on ne vote pas',
    ghostsVote: 'les fantômes votent aussi',
    condorcet: 'le scrutin est celui de Condorcet',
    paidVote: 'voter coûte une pièce',
    poorVote: 'seules votent les bourses de 0 ou 1 pièce',
    officeVote: 'seuls votent ceux qui ont un poste public',
  },
  traitLaw: 'seuls votent ceux qui déclarent : {trait}',
  traits: {
    young: 'avoir moins que l’âge médian',
    note: 'avoir sur soi un billet de 20 francs',
    ticket: 'avoir sur soi un ticket de transport',
    licence: 'avoir le permis de conduire',
    socks: 'porter des chaussettes',
    whiteSocks: 'porter des chaussettes blanches',
    plainTop: 'porter un haut uni',
    calves: 'avoir les mollets nus',
    sleeves: 'porter des manches courtes',
    tiedHair: 'avoir les cheveux attachés',
    watch: 'porter une montre à aiguilles',
    swiss: 'avoir la nationalité suisse',
  },
  lines: {
    ghosts: 'les fantômes choisissent une maison à protéger',
    chief: 'le Chef de la milice tranche s’il le faut',
    reptilians: 'les Reptiliens choisissent leur proie',
    lovers: 'les Amoureux se parlent et choisissent une maison',
    sandman: 'le Marchand de sable passe',
    snoopers: 'les curieux de la nuit regardent chez un voisin',
    thief: 'le voleur de la nuit fait son larcin',
    abductor: 'le Psychopathe ou le Toqué rôde',
    pairing: 'Freyja, Éris ou l’Artiste agit',
    offices: 'on s’en prend aux postes publics',
    musicians: 'Orphée et la Sirène charment',
    meeting: 'les Amoureux se retrouvent',
    laura: 'Laura de la Riponne cherche un lit',
    animal: 'le dresseur de la nuit place son animal',
    attack: 'l’heure de l’attaque',
    engineers: 'les ingénieurs de la nuit sortent leurs inventions',
    dream: 'le rêve du village',
  },
  openings: {
    conditions: 'Holmes, Monk, Poirot, Pach, Rappaz et Sesiano apprennent leurs conditions',
    detectives: 'les Détectives se reconnaissent',
    mathematicians: 'les Mathématiciens se reconnaissent',
    turned: 'l’un d’eux est peut-être changé en Reptilien',
    seths: 'les Seths se reconnaissent',
    mice: 'les Souris se reconnaissent',
    reptilians: 'les Reptiliens se reconnaissent',
    lovers: 'les Amoureux sont touchés et se reconnaissent',
    romantic: 'le Romantique ouvre les yeux',
  },
  kinds: {
    killing: 'une mise à mort',
    blackConversion: 'une conversion noire',
    resurrection: 'une résurrection',
    radiantConversion: 'une conversion radieuse',
    show: 'un show',
    enquiry: 'une enquête',
  },
  sessions: { normal: 'normale', peace: 'de paix', purge: 'de purge' },
  crowds: { empty: 'vide', one: 'un seul occupant', several: 'plusieurs occupants' },
  faces: { role: 'ma carte de camp', speciality: 'ma carte de spécialité' },
  given: { group: 'le groupe', own: 'la condition personnelle', both: 'les deux' },
  dreams: {
    reptilians: 'Combien de Reptiliens restent en vie ?',
    seth: 'Seth est-il en vie ?',
    lovers: 'Y a-t-il des Amoureux en vie ?',
    mice: 'Combien de Souris restent en vie ?',
    musicians: 'Combien de vivants sont charmés ?',
    spirits: 'Le village est-il sur la bonne voie ?',
  },
  signs: {
    yes: 'oui',
    no: 'non',
    shrug: 'haussement d’épaules',
    wave: 'salut de la main',
    heart: 'cœur',
    silence: 'doigt sur la bouche',
  },
  house: 'la maison {owner}',
  coin: 'pièce',
  nobody: 'personne',
};
