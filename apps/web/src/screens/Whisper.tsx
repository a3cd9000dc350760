import type { Prompt, Sight } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { askWords, fieldWords } from '../games/words.ts';
import { me, names } from '../line/session.ts';
import { isPick } from '../prompt/draft.ts';
import type { Hand } from '../prompt/usePlay.ts';
import { words } from '../words/language.ts';
import { Answered, answerWords } from './Answered.tsx';

/** One line in the same place for those who act, have acted and sleep. */
export function Whisper({
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
