import type { Answer } from '@veillee/kernel';
import type { Found, Look, RoleId, ToldNight } from '../../src/index.ts';
import { answer, callsFor, closeCall, openCall } from '../reference/calls.ts';
import { isLegal, saidBy, waysOf } from '../reference/follow.ts';
import { layOut, type Note, players, type World } from '../reference/table.ts';

/** Whether a told night may have been, found out by the independent reading of the rules: every way the centre may have lain. */

export interface Story {
  readonly deck: readonly RoleId[];
  readonly gremlinSelf: boolean;
  readonly dealt: readonly RoleId[];
  /** By step, question and the first who was asked. */
  readonly did: Map<string, Answer>;
  /** By step, who looked and where. */
  readonly saw: Map<string, string>;
  readonly found: readonly Found[];
}

const sort = ({ face }: Look): 'card' | 'mark' => ('card' in face ? 'card' : 'mark');
export const lookOf = (look: Look): string => `${look.id.split('.')[0]}.${look.by}.${look.of}.${sort(look)}`;

/** What is not offered any more was not told. */
export const nightOf = ({ did, saw, dealt, ...story }: Story): ToldNight => ({
  ...story,
  teller: {
    dealt: (seat) => dealt[seat],
    did({ id, form }) {
      const told = did.get(id);
      return told !== undefined && isLegal(waysOf(form), saidBy(told)) ? told : undefined;
    },
    saw: (look) => saw.get(lookOf(look)),
  },
});

export function mayHaveBeen(story: Story): boolean {
  const left: RoleId[] = [...story.deck];
  for (const card of story.dealt) {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  const orders = left.flatMap((a, i) =>
    left.flatMap((b, j) => left.flatMap((c, k) => (i === j || j === k || i === k ? [] : [[a, b, c]]))),
  );
  return orders.some((centre) => isSo(story, [...story.dealt, ...centre]));
}

/** Undefined: it shows no face. */
function seenIn([key, params]: Note): readonly [of: unknown, sort: string, face: unknown] | undefined {
  if (key === 'you.sawCard' || key === 'you.copied') return [params.place, 'card', params.card];
  return key === 'you.sawMark' ? [params.seat, 'mark', params.mark] : undefined;
}

function isSo({ did, saw, dealt, gremlinSelf, found }: Story, cards: readonly string[]): boolean {
  const pile = ['claw', 'brand', 'cudgel', 'void', 'mask', 'shroud'];
  const w = layOut(dealt.length, cards, pile, gremlinSelf);
  const agrees = (step: number): boolean =>
    players(w).every((me) =>
      (w.notes[me] ?? []).splice(0).every((note) => {
        const [of, what, face] = seenIn(note) ?? [];
        return what === undefined || saw.get(`${step}.${me}.${of}.${what}`) === face;
      }),
    );
  for (const [i, call] of callsFor(cards).entries()) {
    const step = i + 1;
    for (const open of openCall(w, call))
      while (open.asking !== undefined) {
        const { topic, to, ways } = open.asking;
        const said = did.get(`${step}.${topic}.${to[0]}`);
        if (said === undefined || !isLegal(ways, saidBy(said))) return false;
        answer(open, saidBy(said));
      }
    if (!agrees(step)) return false;
    closeCall(w);
  }
  return players(w).every((seat) => liesThere(w, seat, found[seat] ?? {}));
}

function liesThere(w: World, seat: number, here: Found): boolean {
  const card = w.lies[seat];
  const artefact = w.artefacts[seat] ?? null;
  return (
    here.card === card?.face &&
    here.copied === card?.copied &&
    here.turned === card?.turned &&
    here.mark === (w.marks[seat] ?? 'clarity') &&
    (here.artefact === null) === (artefact === null)
  );
}
