import type { Prompt } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import { Fuse, useLeft } from '../../../kit/Fuse.tsx';
import slip from '../../../kit/slip.module.css';
import { tell } from '../../../line/session.ts';
import { isNod } from '../../../prompt/useQuestion.ts';
import { Answered } from '../../../screens/play/Answered.tsx';
import { Acts, Drafting } from '../../../screens/play/AnswerForm.tsx';
import { Refused } from '../../../screens/Refused.tsx';
import { SleepWords } from '../../../slow/QuietHours.tsx';
import { WakeSwitch } from '../../../slow/WakeSwitch.tsx';
import { askWords, wayWords } from '../../words.ts';
import { phoneWords } from '../phoneWords.ts';
import type { Shown } from '../shown.ts';
import { isSlowHere } from '../slow.ts';
import type { AtPhone } from './atPhone.ts';
import { Drawer } from './Drawer.tsx';
import { deadlineWords } from './deadline.ts';
import { laterStages } from './laterStages.ts';
import { wayNeedsHouse } from './needsHouse.ts';
import { Poll } from './Poll.tsx';
import css from './Todo.module.css';
import { waitedFor } from './waitedFor.ts';

/** What waits for me and until when; and the drawer, which is the same for everybody. */
export function Todo(at: AtPhone): JSX.Element {
  const { dark } = at;
  return (
    <section class={css.todo}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <div class={css.list} tabIndex={0}>
        {dark ? <Asleep {...at} /> : <Questions {...at} />}
        {isSlowHere() ? <OverDays /> : null}
      </div>
      <Drawer {...at} />
    </section>
  );
}

/** Where it takes days: when nobody is hurried, and whether this phone gives a sign. */
const OverDays = (): JSX.Element => (
  <article class={css.plate}>
    <SleepWords />
    <WakeSwitch />
  </article>
);

/** By night there is the same for everybody: until when this line is called, and the way to it. */
function Asleep({ shown, pages }: AtPhone): JSX.Element {
  const words = phoneWords[shown.say.lang].todo;
  const due = useDue(shown);
  return (
    <Plate
      more={shown.say.format('stage', shown.sight.view.moment.stage) ?? words.title}
      title={words.dark}
      {...due}
      later
    >
      <button type="button" class="button" onClick={() => pages.open('village')}>
        {words.toVillage}
      </button>
    </Plate>
  );
}

/** Until when what is asked now can be answered. */
function useDue({ say }: Shown): { readonly due?: string } {
  const left = useLeft();
  return left === null ? {} : { due: deadlineWords(left, new Date(), say.lang) };
}

function Questions(at: AtPhone): JSX.Element {
  const { shown, sheet } = at;
  const { sight, say } = shown;
  const words = phoneWords[say.lang].todo;
  const prompts = sight.prompts.toSorted((a, b) => Number(a.mine !== null) - Number(b.mine !== null));
  const rooms = sight.circles.filter(({ id, speaks }) => speaks && id !== 'village');
  const waited = waitedFor(shown);
  return (
    <>
      <Refused />
      <Said {...shown} />
      {prompts.map((prompt, i) => (
        <QuestionPlate key={prompt.number} {...at} prompt={prompt} first={i === 0 && prompt.mine === null} />
      ))}
      {prompts.length === 0 ? <p class={css.empty}>{words.empty}</p> : null}
      {waited === '' ? null : (
        <p class={css.waited} role="status">
          {waited}
        </p>
      )}
      {sight.view.poll === null ? null : <Poll shown={shown} vote={sight.view.poll} />}
      {laterStages(sight.view.moment).map(({ stage, after }) => (
        <Plate
          key={stage}
          title={say.format('stage', stage) ?? stage}
          more={words.toCome}
          due={words.after(say.format('stage', after) ?? after)}
          later
        />
      ))}
      {rooms.map(({ id }) => (
        <Plate key={id} title={at.face.speech.circle?.(id, say.lang) ?? id}>
          <button type="button" class="button" onClick={() => sheet.open('talk')}>
            {words.talk}
          </button>
        </Plate>
      ))}
    </>
  );
}

/** Printed, for all hear it: what is said aloud now, and what the village learnt last. */
function Said({ sight, say }: Shown): JSX.Element | null {
  const { moment, gazette, day } = sight.view;
  const last = gazette?.day === day ? gazette.news.at(-1) : undefined;
  const lines = [...moment.says, ...(last === undefined ? [] : [last])].map((phrase) => say.say(phrase));
  if (lines.length === 0) return null;
  return (
    <section class={`${slip.slip} ${css.said}`} aria-live="polite">
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </section>
  );
}

/** A plate of the page: what it is of and until when, what it says, what to do. */
export function Plate({
  title,
  more,
  first = false,
  later = false,
  due,
  children,
}: {
  readonly title: string;
  readonly more?: string;
  /** The one thing that glows. */
  readonly first?: boolean;
  /** It comes later: nothing to do yet. */
  readonly later?: boolean;
  readonly due?: string;
  readonly children?: ComponentChildren;
}): JSX.Element {
  return (
    <article class={classes(css.plate, first && css.first, later && css.later)}>
      {more === undefined && due === undefined ? null : (
        <p class={css.due}>
          <b>{more}</b>
          <span>{due}</span>
        </p>
      )}
      <h2>{title}</h2>
      {children}
    </article>
  );
}

/** A question: answered here where words and buttons do, in the village where houses are meant. */
function QuestionPlate(at: AtPhone & { readonly prompt: Prompt; readonly first: boolean }): JSX.Element {
  const { face, shown, prompt, first } = at;
  const due = useDue(shown);
  const title = askWords(face, prompt.topic, prompt.params, shown.say);
  return (
    <Plate
      title={title}
      first={first}
      more={shown.say.format('stage', shown.sight.view.moment.stage) ?? ''}
      {...due}
    >
      {first ? <Fuse /> : null}
      {prompt.mine === null || isNod(prompt) ? null : (
        <p class="hint">
          <Answered face={face} shown={shown} prompt={prompt} answer={prompt.mine} />
        </p>
      )}
      {isNod(prompt) ? <Nod {...at} /> : <HowToAnswer {...at} />}
    </Plate>
  );
}

function Nod({
  face,
  shown,
  prompt,
  first,
}: AtPhone & { readonly prompt: Prompt; readonly first: boolean }): JSX.Element {
  const [way = ''] = Object.keys(prompt.form);
  const done = prompt.mine !== null;
  return (
    <button
      type="button"
      class={classes('button', first && 'ember')}
      aria-pressed={done}
      disabled={done}
      onClick={() => tell({ t: 'answer', prompt: prompt.number, answer: { do: way } })}
    >
      {wayWords(face, prompt.topic, way, shown.say)}
    </button>
  );
}

function HowToAnswer(at: AtPhone & { readonly prompt: Prompt; readonly first: boolean }): JSX.Element {
  const { face, shown, hand, pages, prompt, first } = at;
  const words = phoneWords[shown.say.lang].todo;
  if (hand === null || hand.prompt?.number !== prompt.number)
    return (
      <button type="button" class="button" onClick={() => hand?.choose(prompt.number)}>
        {prompt.mine === null ? words.answer : words.change}
      </button>
    );
  const way = hand.form[hand.draft.way];
  return (
    <>
      <Drafting face={face} shown={shown} hand={hand} />
      {way !== undefined && wayNeedsHouse(way, face) ? (
        <button type="button" class={classes('button', first && 'ember')} onClick={pages.answer}>
          {prompt.mine === null ? words.choose : words.change}
        </button>
      ) : (
        <Acts face={face} shown={shown} hand={hand} secret={false} />
      )}
    </>
  );
}
