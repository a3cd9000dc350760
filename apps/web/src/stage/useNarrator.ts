import { useSignal } from '@preact/signals';
import type { Lang, Sight } from '@veillee/kernel';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { due, match } from '../line/session.ts';
import { loudness } from './levels.ts';
import { type Later, type Script, type Stage, speechPlan } from './script.ts';
import { voice } from './senses.ts';
import { stageWords } from './words.ts';

const bare = (title: string): string => title.replace(/[«»“”]/g, '').trim();
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What a game has said at this moment: its own script, else its call. */
export function stageOf(face: Face, shown: Shown): Stage {
  const own = face.speech.stage?.(shown);
  if (own !== undefined) return own;
  if (shown.sight.verdict !== null)
    return { script: { moment: 'end', open: ended(face.ending.outcome(shown)) } };
  const { title, more } = face.speech.call(shown);
  return { script: { moment: title, open: ended(bare(title)), ...(more === undefined ? {} : { more }) } };
}

/** How long the present step takes in all. */
export const stepTime = ({ clock }: Sight): number | null => {
  if (clock === null) return null;
  return 'lasts' in clock.pace ? clock.pace.lasts : clock.pace.within;
};

/** Too late by so much, it is better not said. */
const stale = 2000;

function speak(sentences: readonly string[], lang: Lang): void {
  if (loudness('voice') > 0) voice.say(sentences, lang);
}

/** Speaks a match from its public moments, and tells which of the later lines is on. */
export function useNarrator(script: Script | null, time: number | null, lang: Lang): Later | null {
  const on = useSignal<Later | null>(null);
  const said = useRef(new Set<Later['left']>());
  const until = due.value;
  const paused = match.value?.paused ?? false;
  const moment = script === null ? '' : `${match.value?.number}.${script.moment}`;
  // A script says the same as long as its moment is the same, and is spoken once.
  const plan = useMemo(
    () => (script === null ? { open: [], later: [] } : speechPlan(script, time)),
    [moment, time, lang],
  );
  useEffect(() => {
    said.current = new Set();
    on.value = null;
    if (plan.open.length > 0) speak(plan.open, lang);
  }, [moment, lang]);
  useEffect(() => {
    if (until === null || paused) return undefined;
    const tell = (one: Later): void => {
      if (said.current.has(one.left)) return;
      said.current.add(one.left);
      if (until - performance.now() < one.left - stale) return;
      on.value = one;
      speak([one.say], lang);
    };
    const timers = plan.later.map((one) =>
      setTimeout(() => tell(one), Math.max(0, until - one.left - performance.now())),
    );
    return () => timers.forEach(clearTimeout);
  }, [plan, until, paused, lang, on]);
  const was = useRef(paused);
  useEffect(() => {
    if (was.current === paused) return;
    was.current = paused;
    const again = !paused && script?.again === true ? plan.open : [];
    speak([stageWords[lang][paused ? 'pause' : 'resume'], ...again], lang);
  }, [paused, lang]);
  return on.value;
}
