import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { faceOf } from '../games/registry.ts';
import { classes } from '../kit/classes.ts';
import { goHome } from '../line/session.ts';
import { QuietActs, QuietScreen } from '../shell/Quiet.tsx';
import { lang } from '../words/language.ts';
import { Reveal } from './Reveal.tsx';
import { endOf } from './replaying.ts';
import { useStory } from './useStory.ts';
import { revealWords } from './words.ts';

/** A game that was played, by its address alone: nobody's seat, nothing to change. */
export function StoryScreen({ id }: { readonly id: string }): JSX.Element {
  const say = revealWords[lang.value];
  const told = useStory(id);
  const face = faceOf(told.script?.game);
  const sight = useMemo(
    () => (face === undefined || told.script === null ? null : endOf(face, told.script)),
    [face, told.script],
  );
  if (told.failed) return <NoStory unknown={told.unknown} again={told.again} />;
  if (face === undefined || told.script === null) return <Opening />;
  if (sight?.verdict == null) return <NoStory unknown again={told.again} />;
  const seats = Array.from({ length: told.script.seats }, (_, seat) => `${seat + 1}`);
  return (
    <Reveal
      face={face}
      sight={sight}
      verdict={sight.verdict}
      names={told.script.names ?? seats}
      genders={told.script.genders}
      story={id}
      witness={{ noted: undefined, seen: null }}
      around={{
        title: say.told,
        action: (
          <button type="button" class="button" onClick={goHome}>
            {say.home}
          </button>
        ),
      }}
    />
  );
}

function Opening(): JSX.Element {
  return (
    <QuietScreen phase="reveal">
      <p role="status">{revealWords[lang.value].opening}</p>
    </QuietScreen>
  );
}

function NoStory({ unknown, again }: { readonly unknown: boolean; again(): void }): JSX.Element {
  const say = revealWords[lang.value];
  return (
    <QuietScreen phase="dusk">
      <h1 class="knock">{unknown ? say.gone : say.failed}</h1>
      <p>{unknown ? say.goneHint : ''}</p>
      <QuietActs>
        {unknown ? null : (
          <button type="button" class="button ember" onClick={again}>
            {say.retry}
          </button>
        )}
        <button type="button" class={classes('button', unknown && 'ember')} onClick={goHome}>
          {say.home}
        </button>
      </QuietActs>
    </QuietScreen>
  );
}
