import type { ArtefactId, BoxId, MarkId, RoleId, SoloId, TeamId } from '../ids.ts';

/** A name and the small forms grammar asks for: "the Seer", "a Seer", "of the Seer". */
export interface Named {
  readonly name: string;
  readonly the: string;
  readonly a: string;
  readonly of: string;
}

export interface CharacterText extends Named {
  /** One line for the deck builder. */
  readonly blurb: string;
  /** What it may or must do and how it wins, addressed to its player. */
  readonly help: string;
  /** When it wakes or counts: a fragment, without capital or full stop. */
  readonly wakes: string;
}

/** A mark or an artefact. */
export interface TokenText extends Named {
  readonly blurb: string;
  readonly help: string;
}

export interface TeamText {
  readonly name: string;
  readonly the: string;
  readonly of: string;
}

export const scenarioTextIds = [
  'nuit-tombante',
  'jour-d-election',
  'marquons-les',
  'monstres-en-pagaille',
  'anarchie',
  'echanges-a-gogo',
  'societes-secretes',
  'lune-de-sang',
  'pour-le-roi',
  'fete-d-halloween',
  'du-crepuscule-jusqu-a-l-aube',
  'destins-croises',
  'dernier-combat',
] as const;
export type ScenarioTextId = (typeof scenarioTextIds)[number];

export interface ScenarioText {
  /** The French title, in both languages. */
  readonly name: string;
  /** What that title means, where the reader may not speak French. */
  readonly translation?: string;
  readonly blurb: string;
}

export type DifficultyId = 'beginner' | 'medium' | 'hard' | 'extreme' | 'impossible';

/**
 * What the narrator says for a call. One call takes exactly one text: the plain id, or a variant the
 * (public) deck asks for. A variant is complete in itself, never an addition.
 */
export const callTextIds = [
  'copycat',
  'vampires',
  'count',
  'renfield',
  'renfield.alone', // no Vampire, Master or Count in the deck: nobody to point
  'diseased',
  'cupid',
  'instigator',
  'priest',
  'assassin',
  'assassin.stays', // the Apprentice is in the deck: he keeps his eyes open
  'apprentice-assassin',
  'apprentice-assassin.alone', // no Assassin in the deck
  'mark-check',
  'mark-check.fear', // the Count is in the deck
  'lovers',
  'sentinel',
  'doppelganger',
  'werewolves',
  'werewolves.dream', // the Dream Wolf is in the deck
  'alpha-wolf',
  'mystic-wolf',
  'minion',
  'mason',
  'thing',
  'seer',
  'apprentice-seer',
  'paranormal-investigator',
  'marksman',
  'robber',
  'witch',
  'pickpocket',
  'troublemaker',
  'village-idiot',
  'aura-seer',
  'aura-seer.cards', // a game without marks (R65)
  'aura-seer.copy', // the four a Doppelgänger does right after the original
  'gremlin',
  'gremlin.self', // the table lets the Gremlin choose himself (R2)
  'drunk',
  'insomniac',
  'insomniac.copy',
  'squire',
  'revealer',
  'revealer.copy',
  'curator',
  'curator.copy',
] as const;
export type CallTextId = (typeof callTextIds)[number];

export interface CallText {
  /** For the screen. */
  readonly title: string;
  /** Read aloud when the call begins. */
  readonly open: string;
  /** Read aloud when its time is up. */
  readonly close: string;
}

/** What the narrator says between the calls. */
export const phaseTextIds = [
  'setup.look',
  'dusk.begin',
  'dusk.end', // just before the mark check
  'night.begin', // just after it
  'night.only', // a game without dusk: everybody closes eyes here
  'day.begin',
  'day.artefact', // the Curator is in the deck
  'day.minute',
  'day.seconds',
  'day.end',
  'vote.ready',
  'vote.count',
  'vote.done',
  'end.reveal',
  'pause',
  'resume',
] as const;
export type PhaseTextId = (typeof phaseTextIds)[number];

/** What a player may put on the public record. */
export const claimIds = [
  'was',
  'became',
  'saw-card',
  'saw-centre',
  'saw-mark',
  'held-mark',
  'swapped-cards',
  'swapped-marks',
  'took-card',
  'took-mark',
  'took-centre',
  'gave-mark',
  'gave-card',
  'shielded',
  'tapped',
  'tapped-on',
  'met',
  'met-nobody',
  'shifted',
  'saw-thumbs',
  'laid-artefact',
  'hold-artefact',
  'slept',
  'nothing',
] as const;
export type ClaimId = (typeof claimIds)[number];

/** Slots are filled with words already formed: {player}, {players}, {role}, {card}, {mark}, {side}, {artefact}. */
export interface ClaimText {
  /** On the button that begins the claim. */
  readonly button: string;
  /** In the claimant's mouth. */
  readonly said: string;
  /** On the record, about the claimant {who}. */
  readonly told: string;
}

export const termIds = [
  'yes',
  'no',
  'pass',
  'stop',
  'confirm',
  'nobody',
  'everybody',
  'you',
  'yourself',
  'left',
  'right',
  'to-left',
  'to-right',
  'neighbour.left',
  'neighbour.right',
  'shoulder.left',
  'shoulder.right',
  'seat',
  'seat.number',
  'seat.yours',
  'seat.around',
  'centre',
  'claim.number',
  'place.seat',
  'place.centre',
  'place.across',
  'centre.card',
  'centre.the-card',
  'centre.across',
  'centre.the-across',
  'board',
  'card',
  'cards',
  'mark',
  'marks',
  'artefact',
  'artefacts',
  'shield',
  'deck',
  'vote',
  'votes.one',
  'votes.many',
  'player',
  'players',
  'face-up',
  'face-down',
  'card.of',
  'mark.of',
  'many.werewolf',
  'many.mason',
  'many.villager',
  'kind.vampire',
  'kind.werewolf',
  'phase.deal',
  'phase.dusk',
  'phase.mark-check',
  'phase.night',
  'phase.day',
  'phase.vote',
  'phase.end',
  'mode.classic',
  'mode.epic',
  'mode.monsters',
  'stars.1',
  'stars.2',
  'stars.3',
  'alive',
  'dead',
  'protected',
  'won',
  'lost',
] as const;
export type TermId = (typeof termIds)[number];

export type Characters = Readonly<Record<RoleId, CharacterText>>;
export type SomeCharacters = Readonly<Partial<Record<RoleId, CharacterText>>>;
export type Marks = Readonly<Record<MarkId, TokenText>>;
export type Artefacts = Readonly<Record<ArtefactId, TokenText>>;
export type Boxes = Readonly<Record<BoxId, string>>;
export type Teams = Readonly<Record<TeamId | SoloId, TeamText>>;
export type Scenarios = Readonly<Record<ScenarioTextId, ScenarioText>>;
export type Difficulties = Readonly<Record<DifficultyId, string>>;
export type Calls = Readonly<Record<CallTextId, CallText>>;
export type Phases = Readonly<Record<PhaseTextId, string>>;
export type Claims = Readonly<Record<ClaimId, ClaimText>>;
export type Terms = Readonly<Record<TermId, string>>;
