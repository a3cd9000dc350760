import { signal } from '@preact/signals';
import css from './wake.module.css';

/**
 * Keeps the screen lit. Plain http pages have no wake lock: there a tiny playing stream does it,
 * which browsers of Blink and Gecko honour whatever its size because it is a stream, and WebKit only with a sound track.
 */
export type Awake = 'off' | 'lock' | 'video' | 'unsure' | 'none';
export const awake = signal<Awake>('off');

interface Lock {
  release(): Promise<void>;
  addEventListener(type: 'release', then: () => void): void;
}
interface LockMaker {
  request(type: 'screen'): Promise<Lock>;
}

/** Keeps it lit until the returned function is called. */
export function keepAwake(): () => void {
  let over = false;
  let lock: Lock | null = null;
  let drop: (() => void) | null = null;
  const maker: LockMaker | undefined = 'wakeLock' in navigator ? navigator.wakeLock : undefined;
  const fallBack = (): void => {
    if (!over) drop ??= playStream();
  };
  const hold = async (): Promise<void> => {
    if (over || lock !== null || document.visibilityState !== 'visible') return;
    try {
      if (maker === undefined) return fallBack();
      const held = await maker.request('screen');
      if (over) return void held.release();
      lock = held;
      awake.value = 'lock';
      // The browser lets go whenever the page is hidden.
      held.addEventListener('release', () => {
        lock = null;
      });
    } catch {
      // Refused, as with a low battery.
      fallBack();
    }
  };
  const seen = (): void => void hold();
  document.addEventListener('visibilitychange', seen);
  void hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
    drop?.();
    awake.value = 'off';
  };
}

const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

/** Plays a tiny stream, out of sight, until the returned function is called. */
function playStream(): () => void {
  const flicker = flickering();
  if (flicker === null) {
    awake.value = 'none';
    return () => {};
  }
  const { stream, stop } = flicker;
  const hushed = isWebKit() ? silence(stream) : null;
  const video = videoOf(stream, hushed === null);
  const play = (): void => {
    if (document.visibilityState !== 'visible') return;
    void hushed?.resume();
    video.play().then(
      () => {
        awake.value = hushed === null ? 'video' : 'unsure';
      },
      () => {
        awake.value = 'none';
      },
    );
  };
  const touched = (): void => {
    if (video.paused) play();
  };
  document.addEventListener('visibilitychange', play);
  addEventListener('pointerdown', touched);
  addEventListener('keydown', touched);
  play();
  return () => {
    document.removeEventListener('visibilitychange', play);
    removeEventListener('pointerdown', touched);
    removeEventListener('keydown', touched);
    stop();
    void hushed?.close();
    video.remove();
  };
}

/** A canvas of four pixels that changes every second: a stream of it stays alive. Null where a browser makes none. */
function flickering(): { readonly stream: MediaStream; stop(): void } | null {
  const canvas = document.createElement('canvas');
  if (typeof canvas.captureStream !== 'function') return null;
  canvas.width = 2;
  canvas.height = 2;
  const pen = canvas.getContext('2d');
  let beat = false;
  const draw = (): void => {
    beat = !beat;
    if (pen === null) return;
    pen.fillStyle = beat ? '#000' : '#010101';
    pen.fillRect(0, 0, 2, 2);
  };
  draw();
  const stream = canvas.captureStream(2);
  const ticking = setInterval(draw, 1000);
  const stop = (): void => {
    clearInterval(ticking);
    for (const track of stream.getTracks()) track.stop();
  };
  return { stream, stop };
}

function videoOf(stream: MediaStream, muted: boolean): HTMLVideoElement {
  const video = Object.assign(document.createElement('video'), {
    muted,
    playsInline: true,
    className: css.awake ?? '',
    srcObject: stream,
  });
  video.setAttribute('aria-hidden', 'true');
  video.tabIndex = -1;
  document.body.append(video);
  return video;
}

/** WebKit keeps the screen on only for what could be heard: a track on which nothing is. */
function silence(stream: MediaStream): AudioContext {
  const context = new AudioContext();
  const out = new MediaStreamAudioDestinationNode(context);
  const source = new ConstantSourceNode(context, { offset: 0 });
  source.connect(out);
  source.start();
  for (const track of out.stream.getAudioTracks()) stream.addTrack(track);
  return context;
}
