import { rulings } from './en/rulings.ts';
import type { Sayings } from './sayings.ts';

export const en: Sayings = {
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
    idealists: 'Win if at least half of those who started are alive at the stop.',
    seths: 'Win if at most two are alive, one of them Seth. They know each other.',
    mice: 'Win by holding three offices among President, Notary, Senator and Chief of the militia.',
    reptilians: 'Win when all others, and Seth, are dead. They know each other and attack at night.',
    martyrs: 'Wins if a day session executes her.',
    musicians: 'Win when every living non-musician has been charmed.',
    villagers: 'Win when all Reptilians are dead, Seth and converts included.',
  },
  roles: {
    sheherazade:
      'Once, converts somebody. If it is the Black, the Red or Seth the game stops; otherwise she dies and they join the Idealists.',
    prophet: 'Once, alive or as a ghost, brings a ghost back to life, himself if need be.',
    seth: 'A Reptilian and an enemy of Reptilians: once, he kills one of them.',
    fennec: 'Seth’s ally without being a Reptilian: once, bites and kills anyone.',
    mouse: 'Knows the other Mice, and is after offices.',
    minus:
      'With Cortex, Tuesday, Thursday and Saturday: each names somebody, unaware of the other name, and the two swap offices.',
    cortex:
      'With Minus, Tuesday, Thursday and Saturday: each names somebody, unaware of the other name, and the two swap offices.',
    reptilian: 'Chooses a prey with the pack every night.',
    alpha: 'A Reptilian who settles it when the pack disagrees.',
    black: 'A Reptilian who once makes somebody a Reptilian.',
    red: 'A Reptilian who once kills one of her own.',
    martyr: 'Alone: she wants the village to execute her.',
    orpheus: 'Charms a new person every night, unaware of what the Siren does.',
    siren: 'Charms a new person every night, unaware of what Orpheus does.',
    villager: 'No power: there is the speciality, a vote and a good nose.',
    greedy: 'Wins alone by owning every coin of the game.',
    holmes: 'A Villager who may win as a Detective, as a Music lover, or both.',
    monk: 'A Villager who may win as a Detective, as a Pentaphile, or both.',
    poirot: 'A Villager who may win as a Detective, or by a show in which he names everybody’s role.',
    pach: 'A Villager who may win as a Mathematician, as a Perfect matcher, or both.',
    rappaz: 'A Villager who may win as a Mathematician, as a 58-er, or both.',
    sesiano: 'A Villager who may win as a Mathematician, as a Romantic, or both.',
  },
  powers: {
    'engineer.use':
      'After dawn: see a dead player’s camp card, or learn whether somebody spent the night at home.',
    'snooper.look': 'Look at a neighbour’s cards.',
    'trainer.place':
      'Put the animal before a house: is a Reptilian in it at the hour of the attack? Or before a corpse: was it one?',
    'thief.rob': 'Rob a house: a neighbour’s of any amount, another’s of half, rounded up.',
    'thief.hand': 'You may hand some of the loot to anyone at once.',
    'assassin.kill':
      'Kill anyone: the first time for your whole purse, even if empty, later for 2 coins; inherited, always 2. Those coins leave the game.',
    'sandman.sand': 'Put somebody into heavy sleep until dawn.',
    'abductor.abduct': 'Abduct somebody to your house, into heavy sleep; you stay home with your guest.',
    'laura.squat': 'Sleep in a house other than your own, empty or not.',
    'artist.sculpt':
      'Wednesday and Saturday: spend the night at somebody’s, who must move house in the morning.',
    'artist.draw': 'Friday: somebody, ghost or not, must resign their office in the morning.',
    'eris.quarrel':
      'Tuesday and Friday: two people fight tonight at one’s house, which the first chooses; they know each other, not whom they owe it to.',
    'eris.prank': 'Monday: all offices of the living shift by one place, in the direction you like.',
    'freyja.tease':
      'Monday and Thursday: two people spend the night together at one’s house, which the first chooses.',
    'freyja.adore': 'Wednesday: the next day the adored may swap offices with anyone.',
  },
  offices: {
    scrutineer:
      'Names successors and settles rival applications; passes every morning to the next living player without office.',
    chief: 'The first ghost; breaks the militia’s ties on the house to guard.',
    president: 'Chooses the session, closes the debate, votes first and breaks ties.',
    prosecutor:
      'Without a deputy, places the thermal camera each morning; with one, pays a coin to see an office holder’s cards.',
    notary: 'Hands out the coins of the dead who had no spouse, never to himself.',
    senator: 'Accepts or refuses the law of the day.',
    priest:
      'Marries for a fee of 0 to 2 coins; a traditional one may also force a wedding with somebody poorer than the suitor.',
    randy: 'On odd days says where the thermal camera looked.',
    armish: 'On even days says where the thermal camera looked.',
    mirko: 'On odd days takes a coin from somebody at day’s end.',
    mirka: 'On even days takes a coin from somebody at day’s end.',
    executioner: 'May once pardon a condemned other than himself; then the office is gone.',
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
      line: 'Monday to Saturday, then a Sunday of feast.',
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
          says: 'By day anyone may give any amount to anyone. Whoever is strictly richest at day’s end is guarded against the attack, not against killings or thefts.',
        },
        {
          says: 'People marry before the Priest, or before two witnesses if there is none, and then take two adjacent houses.',
        },
      ],
    },
  },
  rulings,
};
