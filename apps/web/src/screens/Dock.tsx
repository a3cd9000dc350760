import type { Prompt, Sight } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { askWords, fieldWords, optionWords, wayWords } from '../games/words.ts';
import { Fuse } from '../kit/Fuse.tsx';
import { me, names, tell } from '../line/session.ts';
import { isPick, waysOf } from '../prompt/draft.ts';
import { Fields, Ways } from '../prompt/FormFields.tsx';
import { type Hand, isNod } from '../prompt/usePlay.ts';
import { evening } from '../words/evening.ts';
import { lang, words } from '../words/language.ts';
import { Aside, Marks, Questions } from './Choices.tsx';
import { Refused } from './parts.tsx';

/** Under the thumb: the time, what is asked, how to answer it. In secret phases it looks the same for everybody. */
export function Dock({
  face,
  shown,
  hand,
  dark,
  children,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly hand: Hand | null;
  readonly dark: boolean;
  readonly children?: ComponentChildren;
}): JSX.Element {
  const { sight } = shown;
  const nods = dark ? [] : sight.prompts.filter(isNod);
  const points = hand?.prompt !== null && face.atOnce?.(hand?.prompt?.topic ?? '') === true;
  return (
    <section class="dock">
      <Fuse />
      <Refused />
      {points ? (
        <Finger hand={hand as Hand} />
      ) : (
        <>
          <Whisper face={face} shown={shown} hand={hand} dark={dark} />
          {hand === null || hand.open.length < 2 ? null : <Questions face={face} shown={shown} hand={hand} />}
          {hand === null ? null : <Form face={face} shown={shown} hand={hand} secret={dark} />}
        </>
      )}
      {children}
      {nods.map((prompt) => (
        <Nod key={prompt.number} prompt={prompt} face={face} shown={shown} />
      ))}
    </section>
  );
}

/** Where my finger is; a touch on the table moves it. */
function Finger({ hand }: { readonly hand: Hand }): JSX.Element {
  const say = evening[lang.value];
  const at = (hand.prompt?.mine?.player as readonly number[] | undefined)?.[0];
  return (
    <div class="finger" data-raised={at !== undefined}>
      <p role="status">{at === undefined ? say.pointNobody : say.pointing(names.value[at] ?? '…')}</p>
      <p class="hint">{say.pointMore}</p>
    </div>
  );
}

/** One line in the same place for those who act, have acted and sleep. */
function Whisper({
  face,
  shown,
  hand,
  dark,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly hand: Hand | null;
  readonly dark: boolean;
}): JSX.Element | null {
  const say = words.value.play;
  const { sight } = shown;
  const news = face
    .news(sight)
    .map((fact) => shown.say.say(fact))
    .join(' ');
  const asked = hand?.prompt ?? null;
  const waiting = waitingLine(sight);
  let line: ComponentChildren = waiting;
  if (hand === null && news !== '')
    line = (
      <>
        <b>{news}</b> {waiting}
      </>
    );
  if (asked !== null) {
    line =
      dark && asked.mine !== null ? (
        <Answered face={face} shown={shown} prompt={asked} answer={asked.mine} />
      ) : (
        <>
          {news !== '' ? <b>{news} </b> : null}
          {askWords(face, asked.topic, asked.params, shown.say)} {hintOf(face, shown, hand as Hand)}
        </>
      );
  } else if (hand !== null)
    line =
      news === '' ? (
        <>
          <b>{say.asleep}</b> {say.asleepHint}
        </>
      ) : (
        <b>{news}</b>
      );
  if (line === '' && (hand === null || hand.hint === '')) return null;
  return (
    // In the dark it has one size for all, and is scrolled where one learns much.
    <div class="whisper" tabIndex={dark ? 0 : undefined}>
      <p aria-live="polite">{line}</p>
      {hand !== null && hand.hint !== '' ? (
        <p class="hint" role="status">
          {hand.hint}
        </p>
      ) : null}
      {asked === null ? null : <Proposals face={face} shown={shown} prompt={asked} />}
    </div>
  );
}

/** What one has proposed, and that it is not settled yet. */
function Answered({
  face,
  shown,
  prompt,
  answer,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly prompt: Prompt;
  readonly answer: NonNullable<Prompt['mine']>;
}): JSX.Element {
  const say = words.value.play;
  return (
    <>
      <b>{say.chosen(answerWords(face, shown, prompt, answer))}</b> {say.changeable}
    </>
  );
}

/** How many to choose, and for what, where that is not plain. */
function hintOf(face: Face, shown: Shown, hand: Hand): string {
  const fields = hand.form[hand.draft.way]?.fields ?? {};
  const topic = hand.prompt?.topic ?? '';
  const open = Object.entries(fields).find(
    ([name, field]) => isPick(field) && (hand.draft.values[name] as readonly unknown[]).length < field.min,
  );
  if (open === undefined) return '';
  const [name, field] = open;
  const label = Object.keys(fields).length > 1 ? fieldWords(face, topic, name, shown.say) : '';
  return [label, isPick(field) ? words.value.play.pick(field.min, field.max) : ''].filter(Boolean).join(' ');
}

function waitingLine(sight: Sight): string {
  const say = words.value.play;
  if (sight.chair === 'table') return me.value.person === null ? '' : words.value.lobby.late;
  if (sight.prompts.some((prompt) => prompt.mine === null)) return '';
  const waited = sight.watched.flatMap(({ to, answered }) =>
    to.filter((chair) => !(answered ?? []).includes(chair)),
  );
  const who = waited.filter((chair) => typeof chair === 'number').map((seat) => names.value[seat] ?? '…');
  return who.length === 0 ? say.nothing : say.waiting(who.join(', '));
}

/** What the others of a joint choice propose, where they show it to each other. */
function Proposals({
  face,
  shown,
  prompt,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly prompt: Prompt;
}): JSX.Element | null {
  const watched = shown.sight.watched.find(
    ({ topic, proposals }) => topic === prompt.topic && proposals !== undefined,
  );
  if (watched?.proposals === undefined || watched.to.length < 2) return null;
  const lines = watched.to.flatMap((chair, k) => {
    const answer = watched.proposals?.[k] ?? null;
    if (answer === null || chair === shown.sight.chair) return [];
    return [
      words.value.play.proposes(
        names.value[chair as number] ?? '…',
        answerWords(face, shown, prompt, answer),
      ),
    ];
  });
  return (
    <p class="hint" aria-live="polite">
      {words.value.play.agreeing} {lines.join(' · ')}
    </p>
  );
}

function answerWords(
  face: Face,
  shown: Shown,
  { topic, form }: Prompt,
  answer: NonNullable<Prompt['mine']>,
): string {
  const fields = form[answer.do]?.fields ?? {};
  const picked = Object.entries(fields).flatMap(([name, field]) =>
    isPick(field)
      ? (answer[name] as readonly (string | number)[]).map((option) =>
          optionWords(face, field.of, option, shown),
        )
      : [String(answer[name])],
  );
  return picked.length > 0 ? shown.say.list(picked) : wayWords(face, topic, answer.do, shown.say);
}

function Form({
  face,
  shown,
  hand,
  secret,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly hand: Hand;
  readonly secret: boolean;
}): JSX.Element {
  const say = words.value;
  const { prompt, form, draft, asleep, complete } = hand;
  const drawn = ['seat', ...(face.centreOf === undefined ? [] : [face.centreOf])];
  const mayPass = Object.hasOwn(form, 'pass') || secret;
  const answered = prompt?.mine ?? null;
  const single = waysOf(form).length === 1;
  const label =
    single && !secret && prompt !== null ? wayWords(face, prompt.topic, draft.way, shown.say) : say.confirm;
  const asked = { topic: prompt?.topic ?? '', form };
  return (
    <>
      {asleep && hand.asked === null ? <Marks hand={hand} /> : null}
      {hand.asked !== null && secret && waysOf(hand.asked.form).length === 1 ? (
        <Aside
          hand={hand}
          label={wayWords(face, hand.asked.topic, waysOf(hand.asked.form)[0] ?? '', shown.say)}
        />
      ) : null}
      {asleep ? null : (
        <>
          <Ways asked={asked} draft={draft} face={face} shown={shown} change={hand.change} />
          <Fields asked={asked} draft={draft} face={face} shown={shown} drawn={drawn} change={hand.change} />
        </>
      )}
      <div class="act">
        {mayPass ? (
          <button type="button" class="text-button" onClick={hand.pass}>
            {prompt !== null && !secret && Object.hasOwn(form, 'pass')
              ? wayWords(face, prompt.topic, 'pass', shown.say)
              : say.pass}
          </button>
        ) : null}
        <button
          type="button"
          class="button ember"
          aria-disabled={secret ? undefined : !complete}
          onClick={hand.send}
        >
          {label}
        </button>
      </div>
      {answered !== null && prompt !== null && !secret ? (
        <p class="hint center" role="status">
          <Answered face={face} shown={shown} prompt={prompt} answer={answered} />
        </p>
      ) : null}
    </>
  );
}

/** A question that is answered by a mere yes. */
function Nod({
  prompt,
  face,
  shown,
}: {
  readonly prompt: Prompt;
  readonly face: Face;
  readonly shown: Shown;
}): JSX.Element {
  const [way = ''] = Object.keys(prompt.form);
  const { sight } = shown;
  const progress = sight.watched.find(({ topic }) => topic === prompt.topic);
  const done = prompt.mine !== null;
  const waited = (progress?.to ?? []).filter((chair) => !(progress?.answered ?? []).includes(chair));
  const who = waited.flatMap((chair) => (typeof chair === 'number' ? [names.value[chair] ?? '…'] : []));
  // The pad of what one holds, or what one says, is the ember of such a screen.
  const quiet = face.tableless?.(sight) === true || face.quick !== undefined;
  return (
    <div class="nod">
      <p>
        {askWords(face, prompt.topic, prompt.params, shown.say)}{' '}
        {progress?.answered === undefined ? null : (
          <span class="hint">
            {done && who.length > 0 && who.length < 4
              ? words.value.play.waiting(who.join(', '))
              : words.value.play.answered(progress.answered.length, progress.to.length)}
          </span>
        )}
      </p>
      <button
        type="button"
        class={done || quiet ? 'button' : 'button ember'}
        aria-pressed={done}
        disabled={done}
        onClick={() => tell({ t: 'answer', prompt: prompt.number, answer: { do: way } })}
      >
        {wayWords(face, prompt.topic, way, shown.say)}
      </button>
    </div>
  );
}
