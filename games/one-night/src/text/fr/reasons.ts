import type { Wordings } from '@veillee/kernel';

/** Why a game ended as it did. The keys of the chain of reasons are those of this file. */
export const reasons = {
  'votes.tally': 'Voix : {counts:counts}.',
  'votes.none': 'Personne n’a reçu de voix.',
  'votes.missing': 'Sans vote : {players:seats}.',

  'deaths.classic': 'Partie classique : Vampires et Loups-Garous ne sont pas réunis à cette table.',
  'deaths.epic':
    'Bataille épique : Vampires, Loups-Garous et Village sont réunis, les deux premières places meurent.',
  'deaths.monsters': 'Vampires contre Loups-Garous, sans personne du Village : une seule place meurt.',
  'deaths.even': 'Personne n’a plus d’une voix : le vote ne tue personne.',
  'deaths.most': {
    other: 'Le plus de voix ({count}) : le vote tue {players:seats}.',
    you: { players: 'Le plus de voix ({count}) : le vote te tue.' },
  },
  'deaths.spared': 'Autant de voix, mais sous protection : {players:seats}. Personne ne meurt à la place.',
  'deaths.replaced': {
    other: 'Au-dessus, tous sont protégés : le vote tue {players:seats} à leur place ({count} voix).',
    you: { players: 'Au-dessus, tous sont protégés : le vote te tue à leur place ({count} voix).' },
  },
  'deaths.tooFew':
    'Au-dessus, tous sont protégés. Il faut au moins {min} voix pour mourir à leur place, et le suivant n’en a que {count} : le vote ne tue personne.',
  'deaths.allSafe': 'Tous ceux qui ont des voix sont protégés : le vote ne tue personne.',
  'deaths.unranked': 'Sous protection, donc hors du classement : {players:seats}.',
  'deaths.battleTie': {
    other: 'Première place partagée ({count} voix) : le vote tue {players:seats}, et personne d’autre.',
    you: { players: 'Première place partagée ({count} voix) : le vote te tue, et personne d’autre.' },
  },
  'deaths.battleFirst': {
    other: 'Première place ({count} voix) : le vote tue {players:seats}.',
    you: { players: 'Première place ({count} voix) : le vote te tue.' },
  },
  'deaths.battleSecond': {
    other: 'Deuxième place ({count} voix) : le vote tue aussi {players:seats}.',
    you: { players: 'Deuxième place ({count} voix) : le vote te tue aussi.' },
  },
  'deaths.battleNoSecond': 'Pas de deuxième place : personne d’autre n’a de voix qui compte.',

  'teams.artefact':
    '{player:Subject} {player:verb|a|as} un artefact ({artefact:artefact}) et, avec lui, le rôle {role:ofCard}.',
  'teams.artefactOverMark':
    '{player:Subject} {player:verb|a|as} un artefact ({artefact:artefact}), plus fort que la marque du Vampire, et, avec lui, le rôle {role:ofCard}.',
  'teams.copied':
    '{player:Subject} {player:verb|a|as} la carte {card:ofCard}, qui vaut le personnage copié : {role:card}.',
  'teams.turned':
    '{player:Subject} {player:verb|a|as} la carte {card:ofCard}, changée pendant la nuit : {role:card}.',
  'teams.blank':
    '{player:Subject} {player:verb|a|as} la carte {card:ofCard}, sans pouvoir ici : elle est du Village.',

  'teams.quiet.village':
    'Personne n’est mort et il n’y a ni Vampire ni Loup-Garou à table : le Village gagne.',
  'teams.quiet.vampire': 'Personne n’est mort alors qu’il y a un Vampire à table : le Clan gagne.',
  'teams.quiet.werewolf': 'Personne n’est mort alors qu’il y a un Loup-Garou à table : la Meute gagne.',
  'teams.hunted': {
    other: 'Un monstre au moins est mort ({monsters:seats}) : le Village gagne.',
    you: { monsters: 'Monstre, tu es parmi les morts : le Village gagne.' },
  },
  'teams.huntedBeside': {
    other:
      'Le Tanneur est mort ({players:seats}), et un monstre au moins aussi ({monsters:seats}) : le Village gagne, et le Tanneur avec lui.',
    you: {
      players:
        'Tanneur, tu meurs, et un monstre au moins aussi ({monsters:seats}) : le Village gagne, et toi avec lui.',
      monsters:
        'Le Tanneur meurt ({players:seats}), et toi, monstre, aussi : le Village gagne, et le Tanneur avec lui.',
    },
  },
  'teams.denied': {
    other: 'Le Tanneur est mort ({players:seats}) sans qu’aucun monstre meure : aucune équipe ne gagne.',
    you: { players: 'Tanneur, tu meurs sans qu’aucun monstre meure : aucune équipe ne gagne.' },
  },
  'teams.stand.vampire': 'Aucun Vampire n’est mort : le Clan gagne.',
  'teams.stand.werewolf': 'Aucun Loup-Garou n’est mort : la Meute gagne.',
  'teams.nobody':
    'Quelqu’un est mort alors qu’il n’y a ni Vampire ni Loup-Garou à table : aucune équipe ne gagne.',
  'teams.battle.quiet':
    'Personne n’est mort, avec des Vampires et des Loups-Garous à table : aucune équipe ne gagne.',
  'teams.battle.tanner': {
    other: 'Le Tanneur est mort ({players:seats}) : ici, cela n’empêche aucune équipe de gagner.',
    you: { players: 'Tanneur, ta mort n’empêche ici aucune équipe de gagner.' },
  },
  'teams.battle.village': 'Un Loup-Garou et un Vampire au moins sont morts : le Village gagne.',
  'teams.battle.vampire': 'Un Loup-Garou au moins est mort, et aucun Vampire : le Clan gagne.',
  'teams.battle.werewolf': 'Un Vampire au moins est mort, et aucun Loup-Garou : la Meute gagne.',
  'teams.battle.both':
    'Un Loup-Garou et un Vampire au moins sont morts, sans Village à table : aucune équipe ne gagne.',
  'teams.battle.none': 'Ni Loup-Garou ni Vampire parmi les morts : aucune équipe ne gagne.',

  'players.team.won': '{player:Subject} {player:verb|gagne|gagnes} avec {team:team}.',
  'players.team.lost': '{player:Subject} {player:verb|perd|perds} avec {team:team}.',
} as const satisfies Wordings;

export type ReasonKey = keyof typeof reasons;
