import { useEffect, useRef } from 'preact/hooks';

/** What a hand may ask for without eyes. */
export interface Asked {
  again(): void;
  more(): void;
  /** Suspends the night, or goes on with it. */
  halt(): void;
}

const keys: { readonly [key: string]: keyof Asked } = {
  ' ': 'halt',
  ArrowLeft: 'again',
  ArrowRight: 'more',
};

/** What a headset calls its buttons, and what they are here. */
const buttons = [
  ['play', 'halt'],
  ['pause', 'halt'],
  ['previoustrack', 'again'],
  ['nexttrack', 'more'],
] as const;

/** Ten seconds of nothing, made here: browsers give the buttons of a headset only to what plays a sound. */
function silence(): string {
  const [rate, seconds] = [8000, 10];
  const bytes = new Uint8Array(44 + rate * seconds).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const text = (at: number, said: string): void => bytes.set(new TextEncoder().encode(said), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, rate * seconds, true);
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

/** The space bar and the arrows; and the buttons of a headset, where the browser hands them on. */
export function useHandsFree(asked: Asked, title: string, isPaused: boolean): void {
  const last = useRef(asked);
  last.current = asked;
  useEffect(() => {
    const typed = (event: KeyboardEvent): void => {
      const does = keys[event.key];
      // The space bar presses the button that has the focus.
      const isTaken = event.key === ' ' && document.activeElement?.closest('button, a, input') !== null;
      if (does === undefined || isTaken || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      last.current[does]();
    };
    addEventListener('keydown', typed);
    return () => removeEventListener('keydown', typed);
  }, []);
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const address = silence();
    const sound = Object.assign(new Audio(address), { loop: true });
    void sound.play().catch(() => {});
    mediaSession.metadata = new MediaMetadata({ title });
    for (const [button, does] of buttons) mediaSession.setActionHandler(button, () => last.current[does]());
    return () => {
      sound.pause();
      URL.revokeObjectURL(address);
      for (const [button] of buttons) mediaSession.setActionHandler(button, null);
      mediaSession.metadata = null;
    };
  }, [title]);
  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = isPaused ? 'paused' : 'playing';
  }, [isPaused]);
}
