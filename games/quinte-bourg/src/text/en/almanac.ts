import type { Sayings } from '../../almanac/sayings.ts';
import { rulings } from './rulings.ts';

export const almanac: Sayings = {
  kinds: {
    page: 'A game',
    camp: 'Camps',
    role: 'Roles',
    speciality: 'Specialities',
    office: 'Offices',
    condition: 'Personal conditions',
    ruling: 'Numbered rules',
  },
  facts: { players: 'Players', rank: 'Rank', camps: 'Camp', nights: 'Nights', invoked: 'Invoked' },
  anyTime: 'at any time',
  once: 'once, at any time',
  everyNight: 'all',
  to: (from, to) => `${from} to ${to}`,
  camps: {
    lovers: 'Win as the last two alive. They know each other and sleep together.',
    idealists: 'Win if at least half of those who started are alive when the game stops.',
    seths: 'Win if at most two are alive, one of them Seth. They know each other.',
    mice: 'Win by holding three offices among President, Notary, Senator and Chief of the militia.',
    reptilians: 'Win when all others, and Seth, are dead. They know each other and attack at night.',
    martyrs: 'Wins if a day session executes her.',
    musicians: 'Win when every living non-musician has been charmed.',
    villagers: 'Win when all Reptilians are dead, Seth and converts included.',
  },
  pages: {
    how: {
      name: 'How a game goes',
      line: 'A village, eight camps, nights and days.',
      text: [
        {
          says: 'Everyone has a camp card, a speciality, a coin and a house in the circle. You may talk of your role, truly or not; cards are never shown.',
        },
        {
          title: 'Night',
          says: 'All close their eyes. The lines are called in order, just as long whether anybody is there or not: ghosts, Reptilians, Lovers, specialities, musicians, then the attack.',
        },
        {
          title: 'Day',
          says: 'Camera, changes of office, deaths and inheritance; then perhaps a law, the debate, the vote and the execution; last the weddings and pickpockets.',
        },
        {
          title: 'The stop',
          says: 'The game stops when a condition is met, when at most two are alive, or when Sheherazade converts the Black, the Red or Seth. Everyone wins by their strongest camp or by a personal condition, dead or alive.',
        },
      ],
    },
    calendar: {
      name: 'Calendar and village',
      line: 'Monday to Saturday, then a feast on Sunday.',
      text: [
        {
          says: 'Monday, Wednesday and Friday are odd, Tuesday, Thursday and Saturday even. Sunday has no night, death or session: people talk in groups, give and watch.',
        },
        {
          says: 'Houses form a circle, one per living player; your neighbours are the two living players beside you.',
        },
      ],
    },
    night: {
      name: 'The night and the attack',
      line: 'Who sleeps where, and who dies.',
      text: [
        {
          says: 'Everyone has one long action a night, the highest: heavy sleep, abduction, sculpting, fighting, a night together, Lovers, squatting, attacking, else sleeping at home.',
        },
        {
          says: 'The attack fails if the house is guarded by the ghosts, holds no prey, or if its owner was strictly richest at the end of the day. Among several prey chance decides.',
        },
      ],
    },
    death: {
      name: 'Death and after',
      line: 'Ghost, spirit or legacy.',
      text: [
        {
          says: 'The dead show one of their two cards, lose powers and coins, and choose for good: a ghost guards a house every night; a spirit sees all and speaks in dreams only; a legacy shows both cards and hands the speciality on.',
        },
        {
          says: 'Their coins go to the spouse, who sees their cards; failing that, the Notary shares them out.',
        },
      ],
    },
    laws: {
      name: 'Laws',
      line: 'One law a day, for that day only.',
      text: [
        {
          says: 'Proposed by, in order: the latest ghost, another ghost, a living player without office, the poorest. The Senator accepts or refuses.',
        },
      ],
    },
    money: {
      name: 'Money and marriage',
      line: 'Coins, gifts and weddings.',
      text: [
        {
          says: 'By day anyone may give any amount to anyone. Whoever is strictly richest at day’s end is safe from the attack, but not from killings or thefts.',
        },
        {
          says: 'People marry before the Priest, or before two witnesses if there is none, and then take two adjacent houses.',
        },
      ],
    },
  },
  rulings,
};
