import { effect, signal, useSignal } from '@preact/signals';
import type { Gender, Sight } from '@veillee/kernel';
import { type Present, sightOf } from '@veillee/protocol';
import { useEffect } from 'preact/hooks';
import { setTo } from '../kit/setTo.ts';
import { type HeldChair, holdChair } from '../line/heldChair.ts';
import { chairInHand, entranceBy, heldTokens, match, room } from '../line/session.ts';

/**
 * The chairs of everybody who plays on this one phone: each has a token and a line of its own to the house in the
 * pocket. What they see lies here, and no screen looks at it before the one whose it is has asked for it by holding.
 */
const held = signal<readonly HeldChair[]>([]);
/** People are being seated: who sits where comes from there. */
export const isSeating = signal(false);
const stops = new Map<HeldChair, () => void>();

export const heldChairs = (): readonly HeldChair[] => held.value;
export const chairOfToken = (token: string): HeldChair | undefined =>
  held.value.find((chair) => chair.token === token);

/** Takes a chair in this room; with a name if it is new there. */
export function takeChair(code: string, token: string, name?: string, gender?: Gender | null): HeldChair {
  const chair = holdChair(entranceBy(code, token, name, gender));
  held.value = [...held.value, chair];
  stops.set(chair, keepReady(chair));
  return chair;
}

export function leaveChair(chair: HeldChair): void {
  stops.get(chair)?.();
  stops.delete(chair);
  chair.close();
  held.value = held.value.filter((other) => other !== chair);
}

/** Nobody is waited for before the deal: they all sit around this phone. */
function keepReady(chair: HeldChair): () => void {
  return effect(() => {
    const { room: here, me } = chair.present.value;
    const mine = here?.people.find(({ id }) => id === me.person);
    if (mine?.ready === false && here?.match?.state !== 'running')
      void chair.tell({ t: 'ready', ready: true });
  });
}

/** Comes back to the chairs of this room; one that it does not know any more is given up. */
async function takeAll(code: string): Promise<void> {
  const tokens = isSeating.value ? [] : heldTokens.value;
  const missing = tokens.filter((token) => chairOfToken(token) === undefined);
  const came = missing.map((token) => takeChair(code, token));
  await Promise.all(
    came.map(async (chair) => {
      if ((await chair.came) !== undefined) leaveChair(chair);
    }),
  );
}

/** As long as the screen is there, all chairs of its room are held; whether it is known who sits on them. */
export function useChairs(): boolean {
  const isKnown = useSignal(false);
  useEffect(() => {
    const code = room.value?.code;
    if (code !== undefined) void takeAll(code).then(setTo(isKnown, true));
    return () => {
      chairInHand.value = null;
      for (const chair of held.value) leaveChair(chair);
    };
  }, [isKnown]);
  return isKnown.value;
}

const isOfMatch = ({ m, me }: Present, number: number): boolean =>
  m === number && typeof me.chair === 'number';

/** Whether every player of the match that is on has come in. */
export function areAllIn(): boolean {
  const played = match.value;
  if (played === null) return false;
  const here = held.value.filter(({ present }) => isOfMatch(present.value, played.number));
  return here.length === played.holders.length;
}

/** The chair of a seat. */
export const chairAt = (seat: number): HeldChair | undefined =>
  held.value.find(({ present }) => present.value.me.chair === seat);

/** What a seat sees. To be asked in answer to a touch, or while its player holds the pad: never merely to draw. */
export function sightFrom(seat: number): Sight | null {
  const chair = chairAt(seat);
  return chair === undefined ? null : sightOf(chair.present.value);
}

/** Puts the whole page into a player's hand, or back on the table. */
export function handTo(seat: number | null): void {
  chairInHand.value = seat === null ? null : (chairAt(seat) ?? null);
}
