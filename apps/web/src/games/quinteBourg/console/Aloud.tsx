import { type Phrase, quoted } from '@veillee/kernel';
import type { JSX } from 'preact';
import { voice } from '../../../stage/senses.ts';
import type { Speaker } from '../../speaker.ts';
import { consoleWords } from '../consoleWords.ts';
import css from './Aloud.module.css';

/** What to read aloud: printed, for it is said to all. */
export function Aloud({
  says,
  say,
}: {
  readonly says: readonly Phrase[];
  readonly say: Speaker;
}): JSX.Element | null {
  if (says.length === 0) return null;
  const sentences = says.map((one) => say.say(one));
  return (
    <div class={css.aloud}>
      <p>{quoted(sentences.join(' '), say.lang)}</p>
      <button type="button" onClick={() => voice.say(sentences, say.lang)}>
        {consoleWords[say.lang].read}
      </button>
    </div>
  );
}
