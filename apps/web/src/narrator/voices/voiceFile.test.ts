import { describe, expect, it } from 'vitest';
import { sampleRate, strokesOf, takeLength, toWords16, trimmedTake } from './sound.ts';
import { mostBytes, readVoice, type Take, writeVoice } from './voiceFile.ts';
import { readWav, writeWav } from './wav.ts';

/** A hum of the room, and from one second to another somebody who says something. */
const room = (seconds: number, from: number, to: number, loud: number): Float32Array =>
  Float32Array.from({ length: seconds * sampleRate }, (_, i) => {
    const time = i / sampleRate;
    const hum = 0.002 * Math.sin(time * 314);
    return time >= from && time < to ? hum + loud * Math.sin(time * 1400) : hum;
  });

describe('a sentence that was recorded', () => {
  it('is cut to what was said, with a breath around it', () => {
    const cut = trimmedTake(room(6, 2, 3.5, 0.2));
    expect(takeLength(toWords16(cut ?? new Float32Array()))).toBeGreaterThanOrEqual(1500);
    expect(takeLength(toWords16(cut ?? new Float32Array()))).toBeLessThanOrEqual(1950);
  });

  it('is as loud whether it was whispered or shouted, and never cracks', () => {
    const peaks = [0.02, 0.2, 0.95].map((loud) =>
      Math.max(...strokesOf(toWords16(trimmedTake(room(4, 1, 3, loud)) ?? new Float32Array()), 20)),
    );
    for (const peak of peaks) {
      expect(peak).toBeGreaterThan(0.13);
      expect(peak).toBeLessThanOrEqual(0.97);
    }
    expect(Math.max(...peaks) / Math.min(...peaks)).toBeLessThan(1.4);
  });

  it('in which nobody spoke is none', () => {
    expect(trimmedTake(room(4, 9, 9, 0))).toBeUndefined();
    expect(trimmedTake(new Float32Array())).toBeUndefined();
  });
});

const take = (line: string, seconds: number, seed: number): Take => ({
  line,
  lang: seed % 2 === 0 ? 'fr' : 'en',
  said: `« ${line} », dit-on.`,
  words: Int16Array.from({ length: seconds * sampleRate }, (_, i) => ((i * seed) % 4001) - 2000),
});
const ines = { name: 'Inès', takes: [take('seer.open', 1, 2), take('seer.close', 0.5, 3)] };
const bytesOf = (part: Uint8Array<ArrayBuffer>): ArrayBuffer => part.buffer;

describe('a voice as a file', () => {
  it('is read as it was written', () => {
    expect(readVoice(bytesOf(writeVoice(ines)))).toEqual({ ok: true, voice: ines });
  });

  it('is a sound that any player plays, one call after the other', () => {
    const read = readWav(bytesOf(writeVoice(ines)));
    expect([read?.rate, read?.words.length]).toEqual([sampleRate, 1.5 * sampleRate]);
  });

  it('says why it is none', () => {
    const whole = bytesOf(writeVoice(ines));
    const why = (bytes: ArrayBuffer): string => {
      const read = readVoice(bytes);
      return read.ok ? 'fine' : read.why;
    };
    const text = (said: string): ArrayBuffer => bytesOf(new TextEncoder().encode(said));
    const told = (note: string, words = new Int16Array(10)): ArrayBuffer =>
      bytesOf(writeWav(words, sampleRate, note));
    expect(why(text(''))).toBe('foreign');
    expect(why(text('{"veillee":1}'.repeat(9)))).toBe('foreign');
    // Another's recording, without our chunk.
    expect(why(whole.slice(0, 44 + 3 * sampleRate))).toBe('foreign');
    expect(why(whole.slice(0, 3000))).toBe('damaged');
    expect(why(told('{"veillee":2,"name":"x","takes":[]}'))).toBe('newer');
    expect(why(told('{"veillee":1,"name":"x","takes":[]}'))).toBe('empty');
    expect(why(told('nothing of the kind'))).toBe('damaged');
    expect(why(told('{"veillee":1,"name":" ","takes":[]}'))).toBe('damaged');
    const stretch = (more: object): ArrayBuffer => {
      const one = { line: 'a', lang: 'fr', said: 'b', from: 0, to: 10, ...more };
      return told(JSON.stringify({ veillee: 1, name: 'x', takes: [one] }));
    };
    expect(why(stretch({}))).toBe('fine');
    for (const wrong of [{ to: 11 }, { from: -1 }, { to: 0 }, { lang: 'xx' }, { said: '' }, { from: 0.5 }])
      expect(why(stretch(wrong)), JSON.stringify(wrong)).toBe('damaged');
    expect(why(new ArrayBuffer(mostBytes + 1))).toBe('huge');
  });
});
