import { type Signal, signal } from '@preact/signals';
import { keysOf } from '@veillee/kernel';
import type { Phase } from '../kit/skies.ts';

/**
 * Wind, crickets and a far owl, made here: enough to cover the tap of a finger.
 * Loops of lengths that do not fit into each other; they know the phase, and nothing else of the game.
 */
export interface NightSound {
  readonly state: Signal<'none' | 'suspended' | 'running'>;
  /** To be called in a touch where the browser wants one. */
  wake(): void;
  mood(phase: Phase): void;
  loud(volume: number): void;
  close(): void;
}

type Part = 'wind' | 'leaves' | 'crickets' | 'owl';
const moods: { readonly [phase in Phase]: { readonly [part in Part]: number } } = {
  dusk: { wind: 0.5, leaves: 0.16, crickets: 0.1, owl: 0 },
  night: { wind: 0.7, leaves: 0.2, crickets: 0.075, owl: 0.16 },
  day: { wind: 0.05, leaves: 0.03, crickets: 0, owl: 0 },
  vote: { wind: 0.4, leaves: 0, crickets: 0, owl: 0 },
  reveal: { wind: 0.1, leaves: 0, crickets: 0, owl: 0 },
};
/** Seconds in which a mood gives way to the next. */
const slowly = 1.6;

export function openNightSound(): NightSound | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const state: NightSound['state'] = signal('suspended');
  const look = (): void => {
    state.value = context.state === 'running' ? 'running' : 'suspended';
  };
  look();
  context.addEventListener('statechange', look);
  const master = new GainNode(context, { gain: 0 });
  master.connect(context.destination);
  const parts = compose(context, master);
  const glide = (to: AudioParam, value: number): void => {
    to.setTargetAtTime(value, context.currentTime, slowly / 3);
  };
  return {
    state,
    wake: () => void context.resume().then(look, look),
    mood(phase) {
      for (const part of keysOf(parts)) glide(parts[part].gain, moods[phase][part]);
    },
    loud: (volume) => glide(master.gain, volume),
    close() {
      context.removeEventListener('statechange', look);
      state.value = 'none';
      void context.close();
    },
  };
}

function compose(context: AudioContext, out: AudioNode): { readonly [part in Part]: GainNode } {
  const part = (): GainNode => {
    const gain = new GainNode(context, { gain: 0 });
    gain.connect(out);
    return gain;
  };
  const parts = { wind: part(), leaves: part(), crickets: part(), owl: part() };
  const air = noiseBuffer(context, 7.3);
  const low = new BiquadFilterNode(context, { type: 'bandpass', frequency: 340, Q: 0.7 });
  swell(context, low.frequency, 150, 0.061);
  loop(context, air)
    .connect(low)
    .connect(swelling(context, 0.75, 0.25, 0.083))
    .connect(parts.wind);
  const high = new BiquadFilterNode(context, { type: 'highpass', frequency: 2600 });
  loop(context, noiseBuffer(context, 5.9))
    .connect(high)
    .connect(swelling(context, 0.5, 0.5, 0.117))
    .connect(parts.leaves);
  for (const [seconds, pitch, side] of [
    [2.9, 4150, -0.6],
    [3.7, 4620, 0.7],
  ] as const) {
    loop(context, cricket(context, seconds, pitch))
      .connect(new StereoPannerNode(context, { pan: side }))
      .connect(parts.crickets);
  }
  const far = new BiquadFilterNode(context, { type: 'lowpass', frequency: 900 });
  const echo = new DelayNode(context, { delayTime: 0.31, maxDelayTime: 1 });
  const owls = loop(context, owl(context, 23));
  owls.connect(far).connect(parts.owl);
  far
    .connect(echo)
    .connect(new GainNode(context, { gain: 0.35 }))
    .connect(parts.owl);
  return parts;
}

function loop(context: AudioContext, buffer: AudioBuffer): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  source.start();
  return source;
}

function swell(context: AudioContext, to: AudioParam, depth: number, frequency: number): void {
  const wave = new OscillatorNode(context, { frequency });
  wave.connect(new GainNode(context, { gain: depth })).connect(to);
  wave.start();
}

function swelling(context: AudioContext, gain: number, depth: number, frequency: number): GainNode {
  const node = new GainNode(context, { gain });
  swell(context, node.gain, depth, frequency);
  return node;
}

/** A sound drawn point by point, from its time in seconds. */
function drawn(context: AudioContext, seconds: number, at: (time: number) => number): AudioBuffer {
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: Math.ceil(seconds * sampleRate), sampleRate });
  const points = buffer.getChannelData(0);
  for (let i = 0; i < points.length; i += 1) points[i] = at(i / sampleRate);
  return buffer;
}

function noiseBuffer(context: AudioContext, seconds: number): AudioBuffer {
  let seed = 20_261;
  return drawn(context, seconds, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 31 - 1;
  });
}

/** Three short strokes, then rest. */
function cricket(context: AudioContext, seconds: number, pitch: number): AudioBuffer {
  return drawn(context, seconds, (time) => {
    const stroke = time % 0.055;
    if (time % 1.2 > 0.165 || time > seconds - 0.9 || stroke > 0.034) return 0;
    return Math.sin(2 * Math.PI * pitch * time) * Math.sin((Math.PI * stroke) / 0.034);
  });
}

/** Hoo… hoo, hooo. */
function owl(context: AudioContext, seconds: number): AudioBuffer {
  const notes = [
    [6, 0.42, 372],
    [7.1, 0.2, 384],
    [7.42, 0.75, 366],
  ] as const;
  return drawn(context, seconds, (time) => {
    const note = notes.find(([from, long]) => time >= from && time < from + long);
    if (note === undefined) return 0;
    const [from, long, pitch] = note;
    const within = (time - from) / long;
    const bend = pitch * (time - from) + 2.2 * Math.sin(2 * Math.PI * 5 * time) * 0.02;
    return Math.sin(2 * Math.PI * bend) * Math.sin(Math.PI * within) ** 1.5;
  });
}
