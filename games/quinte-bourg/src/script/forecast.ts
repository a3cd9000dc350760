import type { Phrase, Seat } from '@veillee/kernel';
import { isCarnage, type Raid, raided, raidOn } from '../attack.ts';
import { hunts, placesOf, planOf } from '../places.ts';
import { isAlive, isAsleep, type State, seatsOf } from '../state.ts';
import type { Final } from '../verdict/final.ts';
import { dyingWith, endingsBy } from './endings.ts';
import type { Attack, Lodging } from './script.ts';

/** Where everybody spends the night as things stand, and by which long action (§5). */
export function lodgingsOf(state: State): Lodging[] {
  const raids = raided(state, placesOf(state));
  return seatsOf(state).map((seat) => {
    const { house, action } = isAlive(state, seat) ? planOf(state, seat) : { house: null, action: null };
    const attacks = house !== null && raids.includes(house) && hunts(state, seat);
    return { seat, house, stay: action, asleep: isAsleep(state, seat), attacks };
  });
}

/** If the attack fell now: who would die, and why (§7); `final` where it is known that nothing else has changed. */
export function attackOf(state: State, final?: Final): Attack {
  const places = placesOf(state);
  const raids = raided(state, places).map((house) => raidOn(state, places, house));
  const deaths = raids.flatMap((raid) => deathsOf(state, raid));
  const sure = deaths.filter((death) => death.sure && !death.undone).map(({ seat }) => seat);
  return {
    target: state.night.prey,
    carnage: isCarnage(state),
    raids,
    deaths,
    stops: sure.length === 0 ? [] : endingsBy(state, sure, final),
    words: deathWords(deaths),
    because: reasonOf(raids, isCarnage(state)),
  };
}

type Death = Attack['deaths'][number];

/** Of several prey chance takes one; whoever dies whichever it is dies for sure (Q10, §7). */
function deathsOf(state: State, { prey, fails }: Raid): Death[] {
  if (fails !== null) return [];
  const ways = prey.map((seat) => ({ seat, dead: dyingWith(state, seat) }));
  const seats = [...new Set(ways.flatMap(({ seat, dead }) => [seat, ...dead]))];
  return seats.map((seat) => ({
    seat,
    cause: prey.includes(seat) ? 'attack' : 'grief',
    sure: ways.every((way) => way.seat === seat || way.dead.includes(seat)),
    undone: !ways.some(({ dead }) => dead.includes(seat)),
  }));
}

const seatsIn = (deaths: readonly Death[]): Seat[] => deaths.map(({ seat }) => seat);

/** In a few words: who dies. */
function deathWords(deaths: readonly Death[]): Phrase {
  const real = deaths.filter(({ undone }) => !undone);
  const saved = deaths.find(({ undone }) => undone);
  if (real.length === 0)
    return saved === undefined
      ? { key: 'attack.nobody' }
      : { key: 'attack.undone', params: { player: saved.seat } };
  const sure = real.filter((death) => death.sure);
  if (sure.length === 0) return { key: 'attack.either', params: { players: seatsIn(real) } };
  const [first] = sure;
  return sure.length === 1 && first !== undefined
    ? { key: 'attack.one', params: { player: first.seat } }
    : { key: 'attack.several', params: { players: seatsIn(sure) } };
}

/** In a few words: why. */
function reasonOf(raids: readonly Raid[], carnage: boolean): Phrase {
  if (carnage)
    return { key: 'because.carnage', params: { houses: raids.filter(({ fails }) => fails === null).length } };
  const [raid] = raids;
  if (raid === undefined) return { key: 'because.nobody' };
  if (raid.fails !== null) return { key: `because.${raid.fails}` };
  return { key: 'because.raid', params: { attackers: raid.attackers.length, prey: raid.prey.length } };
}
