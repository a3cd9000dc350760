import { longestTake, sampleRate, toWords16, trimmedTake } from './sound.ts';

/** Why nothing could be recorded: no way to, not allowed, none there, or nobody spoke. */
export type MicFault = 'unable' | 'refused' | 'absent' | 'silent';
export type Recorded =
  | { readonly ok: true; readonly words: Int16Array }
  | { readonly ok: false; readonly why: MicFault };

export interface Recording {
  /** How loud it is now, from 0 to 1. */
  level(): number;
  /** Ends it, and gives what was said. */
  stop(): Promise<Recorded>;
  /** Ends it, and what was said is nobody's. */
  drop(): void;
}

/** Plain http pages have no microphone at all. */
export const canRecord = (): boolean =>
  isSecureContext && 'mediaDevices' in navigator && typeof MediaRecorder !== 'undefined';

const faultOf = (error: unknown): MicFault => {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'NotFoundError' || name === 'NotReadableError' ? 'absent' : 'refused';
};

/** One channel at our own rate: decoding resamples. */
async function decodedWords(sound: Blob): Promise<Recorded> {
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const buffer = await context.decodeAudioData(await sound.arrayBuffer()).catch(() => null);
  if (buffer === null) return { ok: false, why: 'silent' };
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, i) => buffer.getChannelData(i));
  const mixed = Float32Array.from(
    { length: buffer.length },
    (_, i) => channels.reduce((sum, channel) => sum + (channel[i] ?? 0), 0) / channels.length,
  );
  const cut = trimmedTake(mixed);
  return cut === undefined ? { ok: false, why: 'silent' } : { ok: true, words: toWords16(cut) };
}

function levelOf(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 1024 });
  new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(analyser);
  const points = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(points);
      return points.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    },
    close: () => void context.close(),
  };
}

/** Listens until it is stopped, and no longer than a sentence may be. */
export async function record(): Promise<Recording | MicFault> {
  if (!canRecord()) return 'unable';
  let stream: MediaStream;
  try {
    // Echo is taken away for calls; here it would swallow the beginnings of words.
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: true, autoGainControl: false },
    });
  } catch (error) {
    return faultOf(error);
  }
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise<void>((done) => {
    recorder.onstop = () => done();
  });
  const meter = levelOf(stream);
  const finish = async (): Promise<void> => {
    clearTimeout(timer);
    if (recorder.state !== 'inactive') recorder.stop();
    await ended;
    for (const track of stream.getTracks()) track.stop();
    meter.close();
  };
  const timer = setTimeout(() => recorder.stop(), longestTake * 1000);
  recorder.start();
  return {
    level: meter.level,
    drop: () => void finish(),
    async stop() {
      await finish();
      return decodedWords(new Blob(parts, { type: recorder.mimeType }));
    },
  };
}
