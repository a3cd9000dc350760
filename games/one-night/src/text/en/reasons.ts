import type { Wordings } from '@veillee/kernel';
import type { ReasonKey } from '../fr/reasons.ts';

export const reasons: Wordings<ReasonKey> = {
  'votes.tally': 'Votes: {counts:counts}.',
  'votes.none': 'Nobody has any votes.',
  'votes.missing': 'No vote from {players:seats}.',

  'deaths.classic': 'A classic game: Vampires and Werewolves are not both at this table.',
  'deaths.epic':
    'An epic battle: Vampires, Werewolves and Village are all here, so first and second place die.',
  'deaths.monsters': 'Vampires against Werewolves with nobody from the Village: only one place dies.',
  'deaths.even': 'Nobody has more than one vote: the vote kills nobody.',
  'deaths.most': 'Most votes ({count}): the vote kills {players:seats}.',
  'deaths.spared': 'As many votes, but protected: {players:seats}. Nobody dies instead.',
  'deaths.replaced':
    'Everyone above is protected: in their place the vote kills {players:seats} (votes: {count}).',
  'deaths.tooFew':
    'Everyone above is protected. Dying in their place takes at least {min} votes and the next count is only {count}: the vote kills nobody.',
  'deaths.allSafe': 'Everyone with votes is protected: the vote kills nobody.',
  'deaths.unranked': 'Protected, and so out of the ranking: {players:seats}.',
  'deaths.battleTie':
    'First place is shared (votes: {count}): the vote kills {players:seats} and nobody else.',
  'deaths.battleFirst': 'First place (votes: {count}): the vote kills {players:seats}.',
  'deaths.battleSecond': 'Second place (votes: {count}): the vote also kills {players:seats}.',
  'deaths.battleNoSecond': 'No second place: nobody else has a vote that counts.',

  'teams.artefact':
    '{player:Subject} {player:verb|has|have} an artefact ({artefact:artefact}) and with it the role {role:ofCard}.',
  'teams.artefactOverMark':
    '{player:Subject} {player:verb|has|have} an artefact ({artefact:artefact}), stronger than the Vampire mark, and with it the role {role:ofCard}.',
  'teams.copied':
    '{player:Subject} {player:verb|has|have} the card {card:ofCard}, which counts as the character it copied: {role:card}.',
  'teams.turned':
    '{player:Subject} {player:verb|has|have} the card {card:ofCard}, changed during the night: {role:card}.',
  'teams.blank':
    '{player:Subject} {player:verb|has|have} the card {card:ofCard}, powerless here: it belongs to the Village.',

  'teams.quiet.village':
    'Nobody died and there is neither a Vampire nor a Werewolf at the table: the Village wins.',
  'teams.quiet.vampire': 'Nobody died though there is a Vampire at the table: the Clan wins.',
  'teams.quiet.werewolf': 'Nobody died though there is a Werewolf at the table: the Pack wins.',
  'teams.hunted': {
    other: 'At least one monster died ({monsters:seats}): the Village wins.',
    you: { monsters: 'You, a monster, are among the dead: the Village wins.' },
  },
  'teams.huntedBeside': {
    other:
      'The Tanner died ({players:seats}), and at least one monster too ({monsters:seats}): the Village wins, and so does the Tanner.',
    you: {
      players:
        'You, the Tanner, died, and at least one monster too ({monsters:seats}): the Village wins, and so do you.',
      monsters:
        'The Tanner died ({players:seats}), and so did you, a monster: the Village wins, and so does the Tanner.',
    },
  },
  'teams.denied': {
    other: 'The Tanner died ({players:seats}) and no monster did: no team wins.',
    you: { players: 'You, the Tanner, died and no monster did: no team wins.' },
  },
  'teams.stand.vampire': 'No Vampire died: the Clan wins.',
  'teams.stand.werewolf': 'No Werewolf died: the Pack wins.',
  'teams.nobody':
    'Somebody died though there is neither a Vampire nor a Werewolf at the table: no team wins.',
  'teams.battle.quiet': 'Nobody died, with Vampires and Werewolves at the table: no team wins.',
  'teams.battle.tanner': {
    other: 'The Tanner died ({players:seats}): here that keeps no team from winning.',
    you: { players: 'You, the Tanner, died: here that keeps no team from winning.' },
  },
  'teams.battle.village': 'At least one Werewolf and one Vampire died: the Village wins.',
  'teams.battle.vampire': 'At least one Werewolf died and no Vampire: the Clan wins.',
  'teams.battle.werewolf': 'At least one Vampire died and no Werewolf: the Pack wins.',
  'teams.battle.both':
    'At least one Werewolf and one Vampire died, with no Village at the table: no team wins.',
  'teams.battle.none': 'Neither Werewolf nor Vampire among the dead: no team wins.',

  'players.team.won': '{player:Subject} {player:verb|wins|win} with {team:team}.',
  'players.team.lost': '{player:Subject} {player:verb|loses|lose} with {team:team}.',
};
