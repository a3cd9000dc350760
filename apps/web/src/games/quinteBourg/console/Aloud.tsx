import { type Phrase, quoted } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { sentencesOf } from '../../../stage/script.ts';
import { voice } from '../../../stage/senses.ts';
import type { Speaker } from '../../speaker.ts';
import { consoleWords } from '../consoleWords.ts';
import css from './Aloud.module.css';
import { readsAll, setReadsAll } from './readsAll.ts';

/** What to read aloud: printed, for it is said to all. */
export function Aloud({
  says,
  say,
}: {
  readonly says: readonly Phrase[];
  readonly say: Speaker;
}): JSX.Element | null {
  const sentences = says.map((one) => say.say(one));
  const said = sentences.join(' ');
  useEffect(() => {
    if (readsAll.value && said !== '') voice.say(sentencesOf(said), say.lang);
  }, [said]);
  if (says.length === 0) return null;
  const read = (): void => voice.say(sentencesOf(said), say.lang);
  const turn = (): void => {
    setReadsAll(!readsAll.value);
    if (readsAll.value) read();
    else voice.hush();
  };
  return (
    <div class={css.aloud}>
      <p key={said}>{quoted(said, say.lang)}</p>
      <div>
        <button type="button" aria-pressed={readsAll.value} onClick={turn}>
          {consoleWords[say.lang].readAll}
        </button>
        <button type="button" onClick={read}>
          {consoleWords[say.lang].read}
        </button>
      </div>
    </div>
  );
}
