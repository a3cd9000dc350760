import { markIn } from '../marks/index.ts';
import { isDuskCall } from '../night/call.ts';
import type { Role } from '../role.ts';
import { type RoleId, roleOf } from '../roles/index.ts';
import type { Names } from '../text/names.ts';
import { isTeam } from '../verdict/judged.ts';
import { rulingsOf } from './rulings.ts';
import type { Entry, Sayings } from './sayings.ts';

export const shownOrder = (order: string): string => order.replace('-', '−');

/** “−6, −6B (dusk)”. */
function hoursOf(role: Role, say: Sayings): string {
  const orders = (dusk: boolean): string =>
    (role.calls ?? [])
      .filter((call) => isDuskCall(call) === dusk)
      .map(({ order }) => shownOrder(order))
      .join(', ');
  const hours = [
    [orders(true), say.dusk],
    [orders(false), say.night],
  ].filter(([listed]) => listed !== '');
  return hours.map(([listed, phase]) => `${listed} (${phase})`).join(', ') || say.noCall;
}

function teamOf({ team, end }: Role, say: Sayings, from: Names): string {
  if (end?.copies) return say.copiedTeam;
  const known = from.teams[team].name;
  return isTeam(team) ? known : `${known} (${say.alone})`;
}

export function aboutCharacter(id: RoleId, say: Sayings, from: Names): Entry {
  const role = roleOf(id);
  const { name, blurb, help, wakes } = from.characters[id];
  const marks = new Set((role.slots ?? []).map((slot) => markIn(slot)));
  return {
    id,
    kind: 'character',
    name,
    line: blurb,
    facts: [
      [say.facts.team, teamOf(role, say, from)],
      [say.facts.call, hoursOf(role, say)],
      ...(role.stars === undefined ? [] : [[say.facts.stars, '★'.repeat(role.stars)] as const]),
      ...(role.cards === undefined ? [] : [[say.facts.cards, String(role.cards)] as const]),
      [say.facts.box, from.boxes[role.box]],
    ],
    text: [
      { title: say.wakes, says: sentence(wakes) },
      { title: say.does, says: help },
    ],
    rulings: rulingsOf(id),
    see: [...marks].map((mark) => `mark-${mark}`),
  };
}

const sentence = (fragment: string): string => `${fragment.charAt(0).toUpperCase()}${fragment.slice(1)}.`;
