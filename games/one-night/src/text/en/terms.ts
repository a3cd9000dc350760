import type { Folder } from '../types.ts';

export const teams: Folder['teams'] = {
  village: { name: 'Village', the: 'the Village', of: 'of the Village' },
  vampire: { name: 'Vampire Clan', the: 'the Vampire Clan', of: 'of the Vampire Clan' },
  werewolf: { name: 'Werewolf Pack', the: 'the Werewolf Pack', of: 'of the Werewolf Pack' },
};

export const terms: Folder['terms'] = {
  nobody: 'nobody',
  left: 'left',
  right: 'right',
  'to-left': 'to the left',
  'to-right': 'to the right',
  'shoulder.left': 'the left shoulder',
  'shoulder.right': 'the right shoulder',
  'claim.number': 'no. {n}',
  'place.seat': 'in front of {player}',
  'place.centre': 'in the centre (card {n})',
  'place.across': 'across the centre',
  'centre.card': 'centre card {n}',
  'centre.the-card': 'centre card {n}',
  'centre.across': 'card lying across',
  'centre.the-across': 'the card lying across',
  deck: 'cards in play',
  'phase.night': 'Night',
  'mode.classic': 'classic game',
  'mode.epic': 'epic battle',
  'mode.monsters': 'monsters only',
};

export const claims: Folder['claims'] = {
  was: { button: 'I was…', said: 'I was {role}.', told: '{who} claims to have been {role}.' },
  became: { button: 'I copied…', said: 'I copied {role}.', told: '{who} claims to have copied {role}.' },
  'saw-card': {
    button: 'I saw the card of…',
    said: 'In front of {player} I saw {role}.',
    told: '{who} claims to have seen {role} in front of {player}.',
  },
  'saw-centre': {
    button: 'I saw in the centre…',
    said: 'I saw {card}: {role}.',
    told: '{who} claims to have seen {card}: {role}.',
  },
  'saw-mark': {
    button: 'I saw the mark of…',
    said: 'In front of {player} I saw {mark}.',
    told: '{who} claims to have seen {mark} in front of {player}.',
  },
  'held-mark': {
    button: 'My mark was…',
    said: 'When I looked at my mark, I found {mark}.',
    told: '{who} claims to have found {mark} at the check.',
  },
  'swapped-cards': {
    button: 'I swapped the cards of…',
    said: 'I swapped the cards of {players}.',
    told: '{who} claims to have swapped the cards of {players}.',
  },
  'swapped-marks': {
    button: 'I swapped the marks of…',
    said: 'I swapped the marks of {players}.',
    told: '{who} claims to have swapped the marks of {players}.',
  },
  'took-card': {
    button: 'I took the card of…',
    said: 'I took {player}’s card and found {role}.',
    told: '{who} claims to have taken {player}’s card and found {role}.',
  },
  'took-mark': {
    button: 'I took the mark of…',
    said: 'I took {player}’s mark.',
    told: '{who} claims to have taken {player}’s mark.',
  },
  'took-centre': {
    button: 'I took from the centre…',
    said: 'I took {card}.',
    told: '{who} claims to have taken {card}.',
  },
  'gave-mark': {
    button: 'I gave the mark…',
    said: 'I gave {mark} to {players}.',
    told: '{who} claims to have given {mark} to {players}.',
  },
  'gave-card': {
    button: 'I gave a centre card to…',
    said: 'I gave {player} a centre card: {role}.',
    told: '{who} claims to have given {player} a centre card: {role}.',
  },
  shielded: {
    button: 'I put the shield in front of…',
    said: 'I put the shield in front of {player}.',
    told: '{who} claims to have put the shield in front of {player}.',
  },
  tapped: {
    button: 'I was tapped on…',
    said: 'I was tapped on {side}.',
    told: '{who} claims to have been tapped on {side}.',
  },
  'tapped-on': {
    button: 'I tapped the shoulder of…',
    said: 'I tapped {player} on the shoulder.',
    told: '{who} claims to have tapped {player} on the shoulder.',
  },
  met: {
    button: 'I met…',
    said: 'In the night I met {players}.',
    told: '{who} claims to have met {players} in the night.',
  },
  'met-nobody': {
    button: 'I met nobody.',
    said: 'I opened my eyes, and saw nobody.',
    told: '{who} claims to have met nobody.',
  },
  shifted: {
    button: 'I shifted the cards…',
    said: 'I shifted the others’ cards {side}.',
    told: '{who} claims to have shifted the others’ cards {side}.',
  },
  'saw-thumbs': {
    button: 'I saw the thumbs of…',
    said: 'I saw these thumbs go up: {players}.',
    told: '{who} claims to have seen these thumbs: {players}.',
  },
  'laid-artefact': {
    button: 'I laid an artefact in front of…',
    said: 'I laid an artefact in front of {player}.',
    told: '{who} claims to have laid an artefact in front of {player}.',
  },
  'hold-artefact': {
    button: 'My artefact is…',
    said: 'In front of me lies {artefact}.',
    told: '{who} claims to hold {artefact}.',
  },
  slept: {
    button: 'I slept.',
    said: 'I slept all night.',
    told: '{who} claims to have slept all night.',
  },
  nothing: {
    button: 'Nothing happened to me.',
    said: 'Nothing happened to me.',
    told: '{who} claims that nothing happened.',
  },
};
