import { plural } from '@veillee/kernel';
import type { Day } from '../../../fr/games/oneNight/day.ts';

export const day: Day = {
  claims: 'claims to be',
  youClaim: ' claim to be',
  you: 'You',
  now: 'just now',
  minutes: (n) => `${n} min`,
  like: (names) => `like ${names}`,
  fresh: (n) => plural(n, { one: '1 new', other: `${n} new` }, 'en'),
  only: (name) => `What ${name} says`,
  onlyYou: 'What you said',
  everybody: 'See everything',
  none: 'Nobody has said anything yet.',
  silentOne: 'has said nothing',
  vote: 'Vote',
  votes: (n, of) => `${n} of ${of}`,
  did: 'I did…',
  signs: {
    agree: 'I agree',
    doubt: 'I doubt it',
    wonder: 'Oh?',
    laugh: 'Ha!',
  },
  react: 'React with one tap',
  write: 'Write',
  deck: 'The cards in play',
  card: (name, said) =>
    said === 0 ? `${name}: its rule` : `${name}, claimed ${said === 1 ? 'once' : `${said} times`}: its rule`,
  inPlay: (n) => `${n} cards in play`,
  teams: { village: 'of the Village', vampire: 'of the Clan', werewolf: 'of the Pack', solo: 'apart' },
  fits: (role) => `What ${role} could say`,
  groups: {
    who: 'Who I was',
    cards: 'About cards',
    marks: 'About marks',
    people: 'About the others, and the rest',
  },
  otherwise: 'Something else',
};
