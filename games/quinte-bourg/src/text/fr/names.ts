import { de, type PluralForms } from '@veillee/kernel';
import type { CampId, DreamId, OpeningId, SignId, Weekday } from '../../ids.ts';
import type { VillageLine } from '../../night/lines.ts';
import type { VillageStay } from '../../places.ts';
import type { Kind } from '../../power.ts';
import type { StageId } from '../../stages.ts';
import type { SessionKind } from '../../state.ts';

type StageName = Exclude<StageId, `night.${string}`> | `night.${VillageLine}`;
type Counted =
  | 'attackers'
  | 'preys'
  | 'deaths'
  | 'houses'
  | 'votes'
  | 'posts'
  | 'charmed'
  | 'reptiles'
  | 'pack'
  | 'missing'
  | 'extra';

/** How it is said of somebody that they have an office: as what they are, or where that would need a gender, as what they have. */
export interface Post {
  readonly she: string;
  readonly other: string;
  readonly you: { readonly she: string; readonly other: string };
}

/** How things are called, in one language. */
export interface Names {
  readonly camps: { readonly [id in CampId]: string };
  /** What conversion and love make of a role (Q7). */
  readonly converts: { readonly idealist: string; readonly lover: string };
  readonly weekdays: { readonly [id in Weekday]: string };
  /** Those that are there whatever the cards. */
  readonly lines: { readonly [id in VillageLine]: string };
  /** Why somebody spends the night where they do, whatever the cards. */
  readonly stays: { readonly [id in VillageStay]: string };
  readonly openings: { readonly [id in OpeningId]: string };
  /** The parts of a game in a word or two, but for the lines of the night that cards bring. */
  readonly stages: { readonly [id in StageName]: string };
  readonly kinds: { readonly [id in Kind]: string };
  readonly sessions: { readonly [id in SessionKind]: string };
  readonly crowds: { readonly empty: string; readonly one: string; readonly several: string };
  readonly faces: { readonly role: string; readonly speciality: string };
  readonly given: { readonly group: string; readonly own: string; readonly both: string };
  readonly dreams: { readonly [id in Exclude<DreamId, 'free'>]: string };
  readonly signs: { readonly [id in SignId]?: string };
  readonly posts: { readonly of: (office: string) => string; readonly takes: Post; readonly holds: Post };
  /** By whose it is: "de Bob", "d’Ida". */
  readonly house: (ofOwner: string) => string;
  readonly ownHouse: string;
  readonly coins: PluralForms<string>;
  /** Other things that are counted; `{n}` is the number. */
  readonly counted: { readonly [thing in Counted]: PluralForms<string> };
  /** Between two of whom one is meant. */
  readonly or: string;
  /** What may come of an attack: who dies or is saved, one way or the other, and whatever else. */
  readonly fates: { readonly [word in 'dies' | 'die' | 'saved' | 'or' | 'besides']: string };
  /** Where coins go that leave the game. */
  readonly out: string;
  readonly nobody: string;
  /** Why a game ends without anybody's condition being met. */
  readonly few: string;
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
  converts: { idealist: 'Idéaliste', lover: 'Amoureux' },
  weekdays: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  },
  lines: {
    ghosts: 'les fantômes choisissent une maison à protéger',
    reptilians: 'les Reptiliens choisissent leur proie',
    lovers: 'les Amoureux se parlent et choisissent une maison',
    offices: 'on s’en prend aux postes publics',
    meeting: 'les Amoureux se retrouvent',
    attack: 'l’heure de l’attaque',
    dream: 'le rêve du village',
  },
  stays: { sleeping: 'sommeil lourd', love: 'nuit d’amour', attacking: 'attaque', home: 'chez soi' },
  openings: {
    conditions: '{six} apprennent leurs conditions',
    detectives: 'les Détectives se reconnaissent',
    mathematicians: 'les Mathématiciens se reconnaissent',
    turned: 'l’un d’eux est peut-être changé en Reptilien',
    seths: 'les Seths se reconnaissent',
    mice: 'les Souris se reconnaissent',
    reptilians: 'les Reptiliens se reconnaissent',
    lovers: 'les Amoureux sont touchés et se reconnaissent',
    romantic: 'le Romantique ouvre les yeux',
  },
  stages: {
    deal: 'La donne',
    'opening.conditions': 'Les conditions',
    'opening.detectives': 'Les Détectives',
    'opening.mathematicians': 'Les Mathématiciens',
    'opening.turned': 'Peut-être un Reptilien de plus',
    'opening.seths': 'Les Seths',
    'opening.mice': 'Les Souris',
    'opening.reptilians': 'Les Reptiliens',
    'opening.lovers': 'Les Amoureux',
    'opening.romantic': 'Le Romantique',
    nightfall: 'La nuit tombe',
    window: 'La nuit',
    'night.ghosts': 'Les fantômes',
    'night.reptilians': 'Les Reptiliens',
    'night.lovers': 'Les Amoureux',
    'night.offices': 'Les postes',
    'night.meeting': 'Les Amoureux se retrouvent',
    'night.attack': 'L’attaque',
    'night.dream': 'Le rêve',
    dawn: 'L’aube',
    'day.camera': 'La caméra',
    'day.charmed': 'Les charmés',
    'day.changes': 'Les postes',
    'day.deaths': 'Les morts',
    'day.vacancies': 'L’héritage',
    'day.moving': 'Le déménagement',
    'day.session': 'La session',
    'day.law': 'La loi',
    'day.debate': 'Le débat',
    'day.vote': 'Le vote',
    'day.sentence': 'La sentence',
    'day.weddings': 'Les mariages',
    'day.pickpocket': 'Les poches',
    'day.evening': 'Le soir',
    sunday: 'Dimanche',
    end: 'La fin',
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
  posts: {
    of: de,
    takes: {
      she: 'devient {office}',
      other: 'reçoit le poste {ofOffice}',
      you: { she: 'deviens {office}', other: 'reçois le poste {ofOffice}' },
    },
    holds: {
      she: 'est {office}',
      other: 'tient le poste {ofOffice}',
      you: { she: 'es {office}', other: 'tiens le poste {ofOffice}' },
    },
  },
  house: (ofOwner) => `la maison ${ofOwner}`,
  ownHouse: 'ta maison',
  coins: { one: 'pièce', other: 'pièces' },
  counted: {
    attackers: { one: 'un attaquant', other: '{n} attaquants' },
    preys: { one: 'une proie', other: '{n} proies' },
    deaths: { one: '{n} mort', other: '{n} morts' },
    houses: { one: 'une maison', other: '{n} maisons' },
    votes: { one: 'une voix', other: '{n} voix' },
    posts: { one: '{n} poste', other: '{n} postes' },
    charmed: { one: '{n} charmé', other: '{n} charmés' },
    pack: { one: 'un Reptilien', other: '{n} Reptiliens' },
    missing: { one: 'un villageois', other: '{n} villageois' },
    extra: { one: 'Une carte', other: '{n} cartes' },
    reptiles: { one: '{n} Reptilien mort', other: '{n} Reptiliens morts' },
  },
  or: ' ou ',
  fates: {
    dies: '{who} meurt',
    die: '{who} meurent',
    saved: '{who} survit par amour',
    or: ', ou ',
    besides: ' ; ',
  },
  out: 'hors du jeu',
  nobody: 'personne',
  few: 'deux vivants au plus',
};
