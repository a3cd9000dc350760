import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { FileButton } from '../kit/FileButton.tsx';
import paper from '../kit/paper.module.css';
import { SkyView } from '../kit/SkyView.tsx';
import { Bar, LangSwitch } from '../screens/parts.tsx';
import { lang } from '../words/language.ts';
import css from './StoryFile.module.css';
import { type FileFault, openStoryFile } from './storyFile.ts';
import { revealWords } from './words.ts';

/** Where a story that was kept in a file is opened again. */
export function StoryFile({ back }: { back(): void }): JSX.Element {
  const say = revealWords[lang.value];
  const state = useSignal<FileFault | 'opening' | null>(null);
  const open = async (file: File): Promise<void> => {
    state.value = 'opening';
    const done = await openStoryFile(file);
    if (!done.ok) {
      state.value = done.why;
      return;
    }
    back();
    location.hash = `#story/${done.id}`;
  };
  const { value: is } = state;
  return (
    <main class="screen">
      <SkyView phase="reveal" height={110} />
      <Bar title={<h1>{say.file.title}</h1>} back={back}>
        <LangSwitch />
      </Bar>
      <article class={paper.paper}>
        <p>{say.file.lead}</p>
        <p>{say.file.stays}</p>
      </article>
      <div class={`pad stack ${css.choice}`}>
        <FileButton look="button ember" choose={(file) => void open(file)}>
          {say.file.choose}
        </FileButton>
        <div role="status">
          {is === null ? null : is === 'opening' ? (
            <p>{say.opening}</p>
          ) : (
            <p class="wrong">{say.file.faults[is]}</p>
          )}
        </div>
      </div>
    </main>
  );
}
