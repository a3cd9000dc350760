import { useSignal } from '@preact/signals';
import type { Chair, People, Sight, Verdict } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { listing } from '../games/registry.ts';
import { readBy, speakerOf } from '../games/speaker.ts';
import { Icon } from '../kit/marks.tsx';
import paper from '../kit/paper.module.css';
import { SkyView } from '../kit/SkyView.tsx';
import { into } from '../kit/setTo.ts';
import { Unbroken } from '../kit/Unbroken.tsx';
import { Bar } from '../screens/parts.tsx';
import { lang, words } from '../words/language.ts';
import { Drama } from './Drama.tsx';
import { judged } from './judged.ts';
import { Keep } from './Keep.tsx';
import { Replay } from './Replay.tsx';
import css from './Reveal.module.css';
import { SeatPicker } from './SeatPicker.tsx';
import { Thoughts } from './Thoughts.tsx';
import { useStory } from './useStory.ts';
import { Fates, Why } from './Verdict.tsx';
import type { Witness } from './verify.ts';
import { WhoKnew } from './WhoKnew.tsx';
import { revealWords } from './words.ts';

/** What is at hand around an end: a room's doors and its next game, or nothing but the way home. */
export interface Around {
  readonly doors?: ComponentChildren;
  /** The one action of the screen. */
  readonly action?: ComponentChildren;
  /** Over the actions. */
  readonly hint?: ComponentChildren;
  /** Under the verdict. */
  readonly more?: ComponentChildren;
  readonly title?: string;
}

export interface RevealParts {
  readonly face: Face;
  readonly sight: Sight;
  readonly verdict: Verdict;
  readonly names: readonly string[];
  /** How languages speak of them. */
  readonly genders: People['genders'];
  /** The id of its story. */
  readonly story: string | null;
  readonly witness: Witness;
  readonly around: Around;
}

type Page = 'drama' | 'verdict' | 'story' | 'eyes' | 'knew';

const seenKey = 'veillee.revealed';
/** The drama is played once on a device; whoever comes back finds the verdict. */
function wasShown(story: string | null): boolean {
  try {
    return story !== null && (sessionStorage.getItem(seenKey) ?? '').split(' ').includes(story);
  } catch {
    return false;
  }
}
function noteShown(story: string | null): void {
  try {
    if (story !== null && !wasShown(story))
      sessionStorage.setItem(seenKey, `${sessionStorage.getItem(seenKey) ?? ''} ${story}`.trim());
  } catch {
    // Then it is played again.
  }
}

/** A small drama; then the printed verdict, the story of it, and the match again through anybody's eyes. */
export function Reveal(parts: RevealParts): JSX.Element {
  const { face, sight, names, genders, story } = parts;
  const shown: Shown = {
    sight,
    say: speakerOf(face.rules.text[lang.value], lang.value, readBy({ names, genders }, sight)),
  };
  const beats = useMemo(() => face.ending.drama(shown), [face, sight, lang.value, names.join()]);
  const page = useSignal<Page>(beats.length === 0 || wasShown(story) ? 'verdict' : 'drama');
  const go = (to: Page) => (): void => {
    page.value = to;
    scrollTo(0, 0);
  };
  const judge = (): void => {
    judged.value = story;
  };
  useEffect(() => {
    if (page.value !== 'drama') judge();
  }, [page.value, story]);
  if (page.value === 'drama') {
    return (
      <Drama
        beats={beats}
        isWatched={sight.chair === 'table'}
        action={parts.around.action}
        shown={() => noteShown(story)}
        judged={judge}
        done={() => {
          noteShown(story);
          go('verdict')();
        }}
      />
    );
  }
  if (page.value === 'story') return <StoryPart parts={parts} shown={shown} go={go} />;
  if (page.value === 'eyes') return <Eyes parts={parts} go={go} />;
  if (page.value === 'knew') return <WhoKnew parts={parts} shown={shown} back={go(toldBy(face))} />;
  return <Printed parts={parts} shown={shown} go={go} again={beats.length > 0} />;
}

interface PageParts {
  readonly parts: RevealParts;
  readonly go: (to: Page) => () => void;
}

function Printed({
  parts,
  shown,
  go,
  again,
}: PageParts & { readonly shown: Shown; readonly again: boolean }): JSX.Element {
  const { face, sight, verdict, around } = parts;
  const seat = useSignal<number | null>(typeof sight.chair === 'number' ? sight.chair : null);
  const was = face.ending.was?.(shown);
  const asked = { face, shown, verdict, seat: seat.value, choose: into(seat) };
  return (
    <main class={`screen ${css.end} ${css.printed}`}>
      <SkyView phase="reveal" height={250} look={css.sky} />
      <Bar title={around.title ?? words.value.play.phases.reveal}>{around.doors}</Bar>
      <div class={css.crest}>
        <Icon name={face.ending.crest?.(sight) ?? listing(face.rules.id).icon} />
      </div>
      {was === undefined ? null : <p class={`knock ${css.was}`}>{was}</p>}
      <h1 class={`knock ${css.outcome}`}>
        <Unbroken>{face.ending.outcome(shown)}</Unbroken>
      </h1>
      <Fates {...asked} />
      <article class={`${paper.paper} ${css.paper}`}>
        <Why {...asked} />
        {face.ending.Film === undefined ? null : <face.ending.Film {...shown} />}
        {face.ending.TurnedUp === undefined ? null : <face.ending.TurnedUp {...shown} />}
        {around.more}
      </article>
      <Keep parts={parts} again={again ? go('drama') : null} />
      <div class={`dock ${css.foot}`}>
        {around.hint}
        <div class="pair">
          <ToStory parts={parts} go={go} />
          {around.action}
        </div>
      </div>
    </main>
  );
}

/** Where a game is told: as a story, or step by step. */
const toldBy = ({ ending }: Face): Page => (ending.Story === undefined ? 'eyes' : 'story');

const storyName = ({ ending }: Face): string =>
  ending.storyName?.(lang.value) ?? revealWords[lang.value].story;

/** To the story, or, where a game tells none, to the match step by step. */
function ToStory({ parts: { face, story }, go }: PageParts): JSX.Element | null {
  const say = revealWords[lang.value];
  if (story === null) return null;
  const to = toldBy(face);
  return (
    <button type="button" class="button" onClick={go(to)}>
      {to === 'story' ? storyName(face) : say.stepwise}
    </button>
  );
}

/** To who knew what, where the game can tell. */
function ToKnew({ parts: { face, story }, go }: PageParts): JSX.Element | null {
  if (story === null || face.ending.knew === undefined) return null;
  return (
    <div class="pad">
      <button type="button" class="button small" onClick={go('knew')}>
        {revealWords[lang.value].knew}
      </button>
    </div>
  );
}

function StoryPart({ parts, shown, go }: PageParts & { readonly shown: Shown }): JSX.Element {
  const { face, sight, names, around } = parts;
  const say = revealWords[lang.value];
  const seat = useSignal<number | null>(null);
  return (
    <main class={`screen ${css.end}`}>
      <SkyView phase="reveal" height={110} look={css.sky} />
      <Bar title={<h1>{storyName(face)}</h1>} back={go('verdict')}>
        {around.doors}
      </Bar>
      <SeatPicker
        label={say.whose}
        names={names}
        me={sight.chair}
        others={[{ is: null, name: say.all }]}
        chosen={seat.value}
        choose={into(seat)}
      />
      <article class={paper.paper}>
        {face.ending.Story === undefined ? null : <face.ending.Story {...shown} seat={seat.value} />}
        <Thoughts face={face} shown={shown} story={parts.story} seat={seat.value} />
      </article>
      <ToKnew parts={parts} go={go} />
      <div class={`dock ${css.foot}`}>
        <div class="pair">
          <button type="button" class="button" onClick={go('eyes')}>
            {say.stepwise}
          </button>
          {around.action}
        </div>
      </div>
    </main>
  );
}

function Eyes({ parts, go }: PageParts): JSX.Element {
  const { face, sight, names, story } = parts;
  const say = revealWords[lang.value];
  const told = useStory(story);
  const chair = useSignal<Chair>(sight.chair === 'master' ? 'table' : sight.chair);
  const others: { is: Chair; name: string }[] = [{ is: 'table', name: say.table }];
  if (sight.master === 'human') others.push({ is: 'master', name: say.master });
  return (
    <main class={`screen ${css.end}`}>
      <Bar title={<h1>{say.stepwise}</h1>} back={go(face.ending.Story === undefined ? 'verdict' : 'story')} />
      <SeatPicker
        label={say.eyes}
        names={names}
        me={sight.chair}
        others={others}
        chosen={chair.value}
        choose={into(chair)}
      />
      {told.script === null ? (
        <p class="pad center" role="status">
          {told.failed ? say.failed : say.opening}
          {told.failed ? (
            <button type="button" class="text-button" onClick={told.again}>
              {say.retry}
            </button>
          ) : null}
        </p>
      ) : (
        <Replay
          face={face}
          script={{ ...told.script, names }}
          chair={chair.value}
          me={typeof sight.chair === 'number' ? sight.chair : null}
        />
      )}
      {face.ending.Story === undefined ? <ToKnew parts={parts} go={go} /> : null}
    </main>
  );
}
