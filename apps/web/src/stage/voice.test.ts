import { describe, expect, it } from 'vitest';
import { type Course, openVoice, type Synth, type Tongue, type Utterance, voiceFor } from './voice.ts';

const tongue = (lang: string, more: Partial<Tongue> = {}): Tongue => ({
  lang,
  localService: true,
  default: false,
  ...more,
});

/** A voice of a browser, and its clock, both driven by hand. */
function device(voices: readonly Tongue[] = [tongue('fr-FR')], refuses = false) {
  const said: string[] = [];
  let known = voices;
  let refusing = refuses;
  let current: Utterance | null = null;
  let heard = (): void => {};
  const timers = new Map<number, { at: number; then: () => void }>();
  let [now, count, cancelled] = [0, 0, 0];
  const courses = new Map<Utterance, Course>();
  const courseOf = (words: Utterance): Course | undefined => courses.get(words);
  const synth: Synth = {
    speak(words) {
      if (refusing) return courseOf(words)?.failed('not-allowed');
      current = words;
      said.push(words.text);
      courseOf(words)?.started();
    },
    cancel() {
      cancelled += 1;
      const cut = current;
      current = null;
      if (cut !== null) courseOf(cut)?.failed('interrupted');
    },
    getVoices: () => known,
    addEventListener: (_type, then) => {
      heard = then;
    },
  };
  const voice = openVoice({
    synth,
    utter(text, course) {
      const words: Utterance = { text, lang: '', volume: 1, rate: 1, pitch: 1, voice: null };
      courses.set(words, course);
      return words;
    },
    later(ms, then) {
      count += 1;
      const id = count;
      timers.set(id, { at: now + ms, then });
      return () => timers.delete(id);
    },
    volume: () => 0.5,
    wantsTouch: false,
  });
  return {
    voice,
    said,
    current: () => current,
    cancelled: () => cancelled,
    finish() {
      const done = current;
      current = null;
      if (done !== null) courseOf(done)?.ended();
    },
    pass(ms: number) {
      now += ms;
      for (const [id, { at, then }] of [...timers]) {
        if (at > now || !timers.delete(id)) continue;
        then();
      }
    },
    bring(more: readonly Tongue[]) {
      known = more;
      heard();
    },
    allow() {
      refusing = false;
    },
  };
}

describe('the table’s voice', () => {
  it('says one sentence after the other, in the language and as loud as asked', () => {
    const { voice, said, finish, current } = device();
    voice.say(['Un.', 'Deux.'], 'fr');
    expect(said).toEqual(['Un.']);
    expect(current()).toMatchObject({ lang: 'fr-fr', volume: 0.5, voice: { lang: 'fr-FR' } });
    finish();
    expect(said).toEqual(['Un.', 'Deux.']);
    finish();
    expect(said).toHaveLength(2);
  });

  it('drops what it was saying when the moment changes', () => {
    const { voice, said, finish, pass, cancelled } = device();
    voice.say(['Vampires…', 'Encore.'], 'fr');
    voice.say(['Comte…'], 'fr');
    pass(100);
    expect(cancelled()).toBe(1);
    finish();
    expect(said).toEqual(['Vampires…', 'Comte…']);
  });

  it('waits a little for voices that come late, then says only the latest', () => {
    const { voice, said, bring } = device([]);
    voice.say(['Trop tôt.'], 'fr');
    voice.say(['À temps.'], 'fr');
    expect(said).toEqual([]);
    bring([tongue('fr_FR')]);
    expect(said).toEqual(['À temps.']);
  });

  it('tries without a named voice where the list stays empty', () => {
    const { voice, said, pass } = device([]);
    voice.say(['Bonsoir.'], 'fr');
    pass(2500);
    expect(said).toEqual(['Bonsoir.']);
  });

  it('is silent, and says so, where no voice speaks the language', () => {
    const { voice, said } = device([tongue('de-DE')]);
    voice.say(['Bonsoir.'], 'fr');
    expect(said).toEqual([]);
    expect(voice.able('fr')).toBe(false);
    expect(device([tongue('en-US')]).voice.able('en')).toBe(true);
  });

  it('goes on when a voice forgets to say that it has finished', () => {
    const { voice, said, pass } = device();
    voice.say(['Un.', 'Deux.'], 'fr');
    pass(60_000);
    expect(said).toEqual(['Un.', 'Deux.']);
  });

  it('says what it could not once somebody has touched the screen', () => {
    const { voice, said, allow } = device([tongue('fr-FR')], true);
    voice.say(['Un.'], 'fr');
    expect(voice.blocked.value).toBe(true);
    voice.say(['Deux.'], 'fr');
    allow();
    voice.wake();
    expect(said).toEqual(['Deux.']);
    expect(voice.blocked.value).toBe(false);
  });

  it('hushes at once', () => {
    const { voice, said, finish } = device();
    voice.say(['Un.', 'Deux.'], 'fr');
    voice.hush();
    finish();
    expect(said).toEqual(['Un.']);
  });

  it('takes the device’s own voice before the network’s, and the usual accent', () => {
    const all = [
      tongue('fr-CA'),
      tongue('fr-FR', { localService: false, default: true }),
      tongue('fr-FR'),
      tongue('en-US', { default: true }),
    ];
    expect(voiceFor(all, 'fr')).toBe(all[2]);
    expect(voiceFor(all, 'en')).toBe(all[3]);
    expect(voiceFor([], 'fr')).toBeNull();
  });
});
