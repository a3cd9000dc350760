import { isKeyOf, keysOf, type Seat } from '@veillee/kernel';
import { dominant } from '@veillee/quinte-bourg';
import { campIcons, officeIcons, roleIcons, specialityIcons } from '@veillee/quinte-bourg/icons';
import type { IconName } from '../../../kit/iconNames.ts';
import { consoleWords } from '../consoleWords.ts';
import { own } from '../ownWords.ts';
import { type Desk, isCutOff, isPaper } from './useDesk.ts';

/** What the chosen layer shows of a villager, a picture or a number; nothing where they have nothing of the kind. */
export function layerSign({ shown, script, looks }: Desk, seat: Seat): IconName | number | null {
  const { all, offices } = shown.sight.view;
  const player = all?.players[seat];
  const layer = looks.layer.value;
  if (player === undefined || layer === 'none') return null;
  if (layer === 'purses') return player.coins;
  if (layer === 'charms') {
    const [by, ...more] = (script?.charms ?? []).filter(({ seats }) => seats.includes(seat));
    return by === undefined ? null : more.length > 0 ? 1 + more.length : roleIcons[by.by];
  }
  if (layer === 'camps') return campIcons[dominant(player.camps)];
  if (layer === 'specialities') return specialityIcons[player.held[0] ?? player.speciality];
  const office = keysOf(offices).find((one) => offices[one] === seat);
  return office === undefined ? null : officeIcons[office];
}

/** Guarded, richest, asleep, an animal before the house: at most three small signs. */
export function badgesOf({ script, shown }: Desk, seat: Seat): readonly IconName[] {
  if (script === null || shown.sight.view.moment.part !== 'night') return [];
  const signs: IconName[] = [];
  if (script.guarded === seat) signs.push('shield');
  if (script.richest === seat) signs.push('two-coins');
  if (script.lodgings.some((one) => one.seat === seat && one.asleep)) signs.push('semi-closed-eye');
  for (const { card, house } of script.animals)
    if (house === seat && isKeyOf(specialityIcons, card)) signs.push(specialityIcons[card]);
  return [...new Set(signs)].slice(0, 3);
}

/** A villager in words: house, cards, what they are asked. */
export function seatWords({ shown, asks }: Desk, seat: Seat, house: number): string {
  const { say, sight } = shown;
  const words = consoleWords[say.lang];
  const player = sight.view.all?.players[seat];
  const asked = asks.some(({ seats, answered }) => answered === null && seats.includes(seat));
  return [
    say.names[seat] ?? '…',
    words.house(house + 1),
    player === undefined ? '' : (say.format('role', player.role) ?? ''),
    player === undefined ? '' : (say.format('speciality', player.speciality) ?? ''),
    own[say.lang].fates[player?.fate ?? 'alive'],
    asked ? words.person.waits : '',
    isPaper(seat) ? words.person.device.paper : isCutOff(seat) ? words.person.device.away : '',
  ]
    .filter(Boolean)
    .join(', ');
}
