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
  'card.yours': 'your card',
  'card.theirs': 'their own card',
  'card.mine': 'my card',
  'card.of': '{of} card',
  'card.thatYours': 'yours',
  'mark.yours': 'your mark',
  'mark.theirs': 'their own mark',
  'mark.mine': 'my mark',
  'mark.of': '{of} mark',
  'mark.thatYours': 'yours',
  'that.of': '{of}',
  'claim.says': 'claims',
  'claim.youSay': 'claim',
  'claim.calls': 'claims to be',
  'claim.youCall': 'claim to be',
  'swap.with': '{one} with {other}',
  deck: 'cards in play',
  'phase.night': 'Night',
  'mode.classic': 'classic game',
  'mode.epic': 'epic battle',
  'mode.monsters': 'monsters only',
};

export const claims: Folder['claims'] = {
  was: { button: 'I was…', said: 'I was {role}.', told: '{who} {says} to be {role}.' },
  became: { button: 'I copied…', said: 'I copied {role}.', told: '{who} {says} to have copied {role}.' },
  'saw-card': {
    button: 'I saw the card of…',
    said: 'I saw {theirCard}: {name}.',
    told: '{who} {says} to have seen {theirCard}: {name}.',
    self: { said: 'I saw my own card: {name}.' },
  },
  'saw-centre': {
    button: 'I saw in the centre…',
    said: 'I saw {card}: {name}.',
    told: '{who} {says} to have seen {card}: {name}.',
  },
  'saw-mark': {
    button: 'I saw the mark of…',
    said: 'In front of {player} I saw {mark}.',
    told: '{who} {says} to have seen {mark} in front of {player}.',
    self: { said: 'In front of myself I saw {mark}.' },
  },
  'held-mark': {
    button: 'My mark was…',
    said: 'My mark was {mark}.',
    told: '{who} {says} to have had {mark}.',
  },
  'swapped-cards': {
    button: 'I swapped the cards of…',
    said: 'I swapped {theirCards}.',
    told: '{who} {says} to have swapped {theirCards}.',
  },
  'swapped-marks': {
    button: 'I swapped the marks of…',
    said: 'I swapped {theirMarks}.',
    told: '{who} {says} to have swapped {theirMarks}.',
  },
  'took-card': {
    button: 'I took the card of…',
    said: 'I took {theirCard} and found {role}.',
    told: '{who} {says} to have taken {theirCard} and found {role}.',
  },
  'took-mark': {
    button: 'I took the mark of…',
    said: 'I took {theirMark}.',
    told: '{who} {says} to have taken {theirMark}.',
  },
  'took-centre': {
    button: 'I took from the centre…',
    said: 'I took {card}.',
    told: '{who} {says} to have taken {card}.',
  },
  'gave-mark': {
    button: 'I gave the mark…',
    said: 'I gave {mark} to {players}.',
    told: '{who} {says} to have given {mark} to {players}.',
    self: {
      said: 'I gave myself {mark}.',
      told: '{who} {says} to have taken {mark} for themselves.',
      own: '{who} {says} to have given yourself {mark}.',
    },
  },
  'gave-card': {
    button: 'I gave a centre card to…',
    said: 'I gave {player} a centre card: {name}.',
    told: '{who} {says} to have given {player} a centre card: {name}.',
  },
  shielded: {
    button: 'I put the shield in front of…',
    said: 'I put the shield in front of {player}.',
    told: '{who} {says} to have put the shield in front of {player}.',
  },
  tapped: {
    button: 'I was tapped on…',
    said: 'I was tapped on {side}.',
    told: '{who} {says} to have been tapped on {side}.',
  },
  'tapped-on': {
    button: 'I tapped the shoulder of…',
    said: 'I tapped {player} on the shoulder.',
    told: '{who} {says} to have tapped {player} on the shoulder.',
  },
  met: {
    button: 'I met…',
    said: 'In the night I met {players}.',
    told: '{who} {says} to have met {players} in the night.',
  },
  'met-nobody': {
    button: 'I met nobody.',
    said: 'I opened my eyes, and saw nobody.',
    told: '{who} {says} to have met nobody.',
  },
  shifted: {
    button: 'I shifted the cards…',
    said: 'I shifted the others’ cards {side}.',
    told: '{who} {says} to have shifted the others’ cards {side}.',
  },
  'saw-thumbs': {
    button: 'I saw the thumbs of…',
    said: 'I saw these thumbs go up: {players}.',
    told: '{who} {says} to have seen these thumbs go up: {players}.',
  },
  'laid-artefact': {
    button: 'I laid an artefact in front of…',
    said: 'I laid an artefact in front of {player}.',
    told: '{who} {says} to have laid an artefact in front of {player}.',
  },
  'hold-artefact': {
    button: 'My artefact is…',
    said: 'In front of me lies {artefact}.',
    told: '{who} {says} to hold {artefact}.',
  },
  slept: {
    button: 'I slept.',
    said: 'I slept all night.',
    told: '{who} {says} to have slept all night.',
  },
  nothing: {
    button: 'Nothing happened to me.',
    said: 'Nothing happened to me.',
    told: '{who} {says} that nothing happened to them.',
    toldOwn: 'You claim that nothing happened to you.',
  },
};
