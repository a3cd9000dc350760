import type { Phrase } from '@veillee/kernel';
import { isCarnage, type Raid, raided, raidOn } from '../attack.ts';
import { hunts, placesOf, planOf } from '../places.ts';
import { isAlive, isAsleep, type State, seatsOf } from '../state.ts';
import type { Final } from '../verdict/final.ts';
import { casualtiesOf, lotsOf, wordsOf } from './casualties.ts';
import { endingsBy } from './endings.ts';
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
  const lots = lotsOf(state, raids);
  const deaths = lots.flatMap(casualtiesOf);
  const sure = deaths.filter((death) => death.sure && !death.undone).map(({ seat }) => seat);
  return {
    target: state.night.prey,
    carnage: isCarnage(state),
    raids,
    deaths,
    stops: sure.length === 0 ? [] : endingsBy(state, sure, final),
    words: wordsOf(lots),
    because: reasonOf(raids, isCarnage(state)),
  };
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
