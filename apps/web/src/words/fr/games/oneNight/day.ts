import { plural } from '@veillee/kernel';

/** What the day of One Night says on phones, and the deck beside it. */
export const day = {
  claims: 'se dit',
  youClaim: ', tu te dis',
  you: 'Toi',
  now: 'à l’instant',
  minutes: (n: number) => `${n} min`,
  like: (names: string) => `comme ${names}`,
  fresh: (n: number) => plural(n, { one: '1 nouvelle', other: `${n} nouvelles` }, 'fr'),
  only: (name: string) => `Ce que dit ${name}`,
  onlyYou: 'Ce que tu as dit',
  everybody: 'Tout revoir',
  none: 'Personne n’a encore rien dit.',
  silentOne: 'n’a rien dit',
  vote: 'Voter',
  votes: (n: number, of: number) => `${n} sur ${of}`,
  did: 'J’ai fait…',
  signs: {
    agree: 'D’accord',
    doubt: 'J’en doute',
    wonder: 'Tiens !',
    laugh: 'Ha !',
  },
  react: 'Réagir d’une touche',
  write: 'Écrire',
  deck: 'Les cartes en jeu',
  card: (name: string, said: number) =>
    said === 0 ? `${name} : sa règle` : `${name}, dit ${said === 1 ? 'une fois' : `${said} fois`} : sa règle`,
  inPlay: (n: number) => `${n} cartes en jeu`,
  teams: { village: 'du Village', vampire: 'du Clan', werewolf: 'de la Meute', solo: 'à part' },
  fits: (role: string) => `Ce que peut dire ${role}`,
  groups: {
    who: 'Qui j’étais',
    cards: 'Les cartes',
    marks: 'Les marques',
    people: 'Les autres, et le reste',
  },
  otherwise: 'Autre chose',
};
export type Day = typeof day;
