/** What is recorded, as numbers: one channel, from -1 to 1. Nothing here knows a microphone or a speaker. */

/** Enough for a voice, and small enough to be sent to a friend. */
export const sampleRate = 22_050;
/** The longest sentence that is kept, in seconds. */
export const longestTake = 30;

const windowed = Math.round(sampleRate / 100);
const lead = Math.round(sampleRate * 0.12);
const tail = Math.round(sampleRate * 0.25);
const fade = Math.round(sampleRate * 0.008);
/** A room hums; below this nobody spoke. */
const quietest = 0.008;
/** A voice stands out of its room by this much. */
const overRoom = 3;
const wanted = 0.12;
const loudest = 0.97;
const mostGain = 16;

const loudnessIn = (samples: Float32Array, from: number, to: number): number => {
  let sum = 0;
  for (let i = from; i < to; i += 1) sum += (samples[i] ?? 0) ** 2;
  return Math.sqrt(sum / Math.max(1, to - from));
};

/** How loud it is, a hundredth of a second at a time. */
function loudnessOf(samples: Float32Array): readonly number[] {
  const count = Math.floor(samples.length / windowed);
  return Array.from({ length: count }, (_, i) => loudnessIn(samples, i * windowed, (i + 1) * windowed));
}

/** Where somebody speaks; undefined: nobody does. */
function spokenIn(loud: readonly number[]): { readonly from: number; readonly to: number } | undefined {
  const sorted = loud.toSorted((a, b) => a - b);
  const room = sorted[Math.floor(sorted.length / 10)] ?? 0;
  const top = sorted.at(-1) ?? 0;
  const above = Math.max(quietest, Math.min(room * overRoom, top / 3));
  const from = loud.findIndex((one) => one >= above);
  return from < 0 ? undefined : { from, to: loud.findLastIndex((one) => one >= above) + 1 };
}

/** Cut to what was said, with a breath around it, as loud as any other; undefined: nothing was said. */
export function trimmedTake(samples: Float32Array): Float32Array | undefined {
  const loud = loudnessOf(samples);
  const spoken = spokenIn(loud);
  if (spoken === undefined) return undefined;
  const from = Math.max(0, spoken.from * windowed - lead);
  const to = Math.min(samples.length, spoken.to * windowed + tail);
  const voiced = loud.slice(spoken.from, spoken.to).filter((one) => one >= quietest);
  const mean = Math.sqrt(voiced.reduce((sum, one) => sum + one ** 2, 0) / Math.max(1, voiced.length));
  const peak = samples.subarray(from, to).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  const gain = Math.min(mostGain, wanted / mean, loudest / peak);
  const length = Math.min(to - from, longestTake * sampleRate);
  const cut = Float32Array.from({ length }, (_, i) => (samples[from + i] ?? 0) * gain);
  for (let i = 0; i < Math.min(fade, length); i += 1) {
    cut[i] = (cut[i] ?? 0) * (i / fade);
    cut[length - 1 - i] = (cut[length - 1 - i] ?? 0) * (i / fade);
  }
  return cut;
}

export const toWords16 = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (one) => Math.round(Math.max(-1, Math.min(1, one)) * 32_767));
export const fromWords16 = (words: Int16Array): Float32Array<ArrayBuffer> =>
  Float32Array.from(words, (one) => one / 32_767);

/** How long it lasts, in whole milliseconds. */
export const takeLength = ({ length }: Int16Array): number => Math.round((length / sampleRate) * 1000);

/** Its shape in so many strokes, from 0 to 1. */
export function strokesOf(words: Int16Array, count: number): readonly number[] {
  const step = words.length / count;
  return Array.from({ length: count }, (_, i) => {
    let most = 0;
    for (let at = Math.floor(i * step); at < (i + 1) * step; at += 8)
      most = Math.max(most, Math.abs(words[at] ?? 0));
    return most / 32_767;
  });
}
