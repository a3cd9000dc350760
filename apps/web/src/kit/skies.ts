import { clouds, engrave, noise, rays } from './engrave.ts';

/** The light in the sky is the phase of the evening. */
export type Phase = 'dusk' | 'night' | 'day' | 'vote' | 'reveal';

export interface Sky {
  /** The engraved light. */
  readonly lines: string;
  /** The sun or moon: a disc, or half of one. */
  readonly disc: { readonly x: number; readonly y: number; readonly r: number; readonly half?: true } | null;
  readonly eclipse?: true;
}

/** The calls of a night, and which of them is on. */
export interface Road {
  readonly of: number;
  readonly at: number;
}

/** Where the moon stands when so much of the night is gone. */
const moonAt = (width: number, height: number, gone: number): readonly [x: number, y: number] => [
  width * (0.12 + 0.76 * gone),
  (height < 120 ? 20 : 84) + 8 * (2 * gone - 1) ** 2,
];

/** The moon's road: a notch for each call. */
export const notchesOf = (width: number, height: number, { of }: Road) =>
  Array.from({ length: of }, (_, k) => moonAt(width, height, (k + 0.5) / of));

const fading = (height: number, y: number): number =>
  Math.max(0, Math.min(1, (height - 6 - y) / (height * 0.55)));

/** `gone`: how far the moon is on its way, or where the candle's light falls from, from 0 to 1. */
export function skyOf(phase: Phase, width: number, height: number, gone = 0.5): Sky {
  const plate = { width, height };
  const cx = width / 2;
  if (phase === 'dusk') return dusk(plate, cx);
  if (phase === 'night') {
    const [x, y] = moonAt(width, height, gone);
    const r = height < 120 ? 14 : 20;
    return { lines: moonlight(plate, x, y, r), disc: { x, y, r } };
  }
  if (phase === 'vote') {
    // A low sky is a strip above other things: the light hangs from its edge, out of their way.
    const [y, r] = [height < 120 ? 2 : 82, 21];
    const lines = engrave(plate, (px, py) => {
      const d = Math.hypot(px - cx, py - y);
      if (d < r * 2.1) return 0;
      return (
        (Math.exp(-(d - r * 2) / (r * 2.2)) * 0.62 + (clouds(px * 0.006, py * 0.03) - 0.42) * 0.5) *
        fading(height, py)
      );
    });
    return { lines: lines + rays(cx, y, r * 1.08, r * 2.6, 84, 2.4), disc: { x: cx, y, r }, eclipse: true };
  }
  if (phase === 'reveal') {
    const y = height < 120 ? -58 : 126;
    return { lines: rays(cx, y, 52, 52 + height * 1.05, 110, 4.6), disc: null };
  }
  return { lines: candlelight(plate, width * gone), disc: null };
}

function dusk(plate: { width: number; height: number }, cx: number): Sky {
  const { height } = plate;
  const [y, r] = [height * 0.52, 28];
  const lines = engrave(plate, (px, py) => {
    const cloud = clouds(px * 0.005 + 1, py * 0.04);
    if (py > y + 1) {
      const mirrored = Math.exp(-Math.abs(px - cx) / (r * (1 + (py - y) * 0.03)));
      return (mirrored * 0.8 + (cloud - 0.5) * 0.3) * Math.max(0, (height - py) / (height - y));
    }
    const d = Math.hypot((px - cx) * 0.8, py - y);
    if (d < r + 3) return 0;
    return (Math.exp(-(d - r) / (r * 1.7)) * 0.95 + (cloud - 0.42) * 0.7) * Math.min(1, py / 60 + 0.25);
  });
  return { lines, disc: { x: cx, y, r, half: true } };
}

function moonlight(plate: { width: number; height: number }, x: number, y: number, r: number): string {
  return engrave(plate, (px, py) => {
    const d = Math.hypot(px - x, py - y);
    if (d < r + 3) return 0;
    const halo = Math.exp(-(d - r) / (r * 2.3));
    return (halo * 0.9 + (clouds(px * 0.0065 + 3, py * 0.032 + 9) - 0.36) * 0.62) * fading(plate.height, py);
  });
}

function candlelight(plate: { width: number; height: number }, cx: number): string {
  const cy = plate.height < 240 ? -30 : plate.height * 0.45;
  const heart = 13;
  const reach = Math.min(plate.width, 460) * 0.24;
  return engrave(plate, (px, py) => {
    const d = Math.max(heart, Math.hypot(px - cx, (py - cy) * (py < cy ? 0.78 : 1.05)));
    const glow = Math.exp(-(d - heart) / reach) * 1.05 - 0.04;
    return (glow + (noise(px * 0.02, py * 0.05) - 0.5) * 0.16) * fading(plate.height, py);
  });
}
