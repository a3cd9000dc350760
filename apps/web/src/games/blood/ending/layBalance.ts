/** Where the parts of the balance are, by the room there is. */

export interface Plan {
  readonly wide: boolean;
  /** The moon it hangs from. */
  readonly moon: { readonly x: number; readonly y: number; readonly r: number };
  /** Half the beam. */
  readonly half: number;
  readonly chain: number;
  readonly pan: number;
  /** How wide a card in a pan is, and the one that is turned now. */
  readonly small: number;
  readonly card: number;
  /** Where what is turned now begins. */
  readonly now: number;
  /** How far to either side the sums stand, where they begin, and how large they are. */
  readonly sums: { readonly aside: number; readonly y: number; readonly size: number };
  /** There is room for the dead. */
  readonly tomb: boolean;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

const within = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

/** What the dead take at the foot of a large screen. */
const tombHeight = 92;

/** On a large screen what is turned hangs between the pans, under the moon. */
function wide({ width, height }: Box): Plan {
  const free = height - tombHeight;
  const r = free * 0.105;
  const moon = { x: width / 2, y: free * 0.19, r };
  const pan = width * 0.245;
  const half = width * 0.332;
  const size = Math.min(free * 0.175, width * 0.095);
  return {
    wide: true,
    moon,
    half,
    chain: free * 0.36,
    pan,
    small: Math.min(pan * 0.25, free * 0.12),
    card: Math.min(width * 0.1, free * 0.2),
    now: moon.y + r + free * 0.025,
    sums: { aside: half, y: free - size * 1.42, size },
    tomb: true,
  };
}

/** On a phone that lies on its side: the balance on the left, what is turned on the right. */
function lying({ width, height }: Box): Plan {
  const pan = width * 0.24;
  return {
    wide: false,
    moon: { x: width / 2, y: height * 0.06, r: 22 },
    half: width / 2 - pan / 2 - 12,
    chain: height * 0.3,
    pan,
    small: Math.min(38, pan * 0.28),
    card: height * 0.26,
    now: height * 0.16,
    sums: { aside: width / 2 - pan / 2 - 12, y: height * 0.36 + 44, size: 50 },
    tomb: false,
  };
}

export function layBalance(box: Box): Plan {
  const { width, height } = box;
  if (width >= 900 && height >= 520) return wide(box);
  if (height < 400) return lying(box);
  const pan = width * 0.35;
  const chain = within(92, height * 0.205, 165);
  const moon = { x: width / 2, y: 26, r: 26 };
  return {
    wide: false,
    moon,
    half: width / 2 - pan / 2 - 10,
    chain,
    pan,
    small: within(32, pan * 0.32, 46),
    card: within(92, height * 0.19, 138),
    now: moon.y + chain + 58,
    sums: { aside: width * 0.34, y: moon.y + chain + 104, size: 56 },
    tomb: height >= 600,
  };
}
