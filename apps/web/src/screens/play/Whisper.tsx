import type { Sight } from '@veillee/kernel';
import type { ComponentChildren, JSX } from 'preact';
import type { Faced } from '../../games/face.ts';
import { askWords, fieldWords } from '../../games/words.ts';
import { useLeft } from '../../kit/Fuse.tsx';
import { isOnePhone, isPocket, me, names } from '../../line/session.ts';
import { isPick, pickedIn } from '../../prompt/draft.ts';
import type { Hand } from '../../prompt/useHand.ts';
import type { Put } from '../../prompt/useQuestion.ts';
import { evening } from '../../words/evening.ts';
import { lang, words } from '../../words/language.ts';
import { Answered, shortAnswer } from './Answered.tsx';
import type { InPlay } from './inPlay.ts';
import css from './Whisper.module.css';

/** One line in the same place for those who act, have acted and sleep. */
export function Whisper(inPlay: InPlay): JSX.Element | null {
  const { face, shown, hand, dark } = inPlay;
  const line = lineOf(inPlay);
  if (line === '' && (hand === null || hand.hint === '')) return null;
  const asked = hand?.prompt ?? null;
  return (
    // In the dark it has one size for all, and is scrolled where one learns much.
    <div class={css.whisper} tabIndex={dark ? 0 : undefined}>
      <p aria-live="polite">{line}</p>
      {hand !== null && hand.hint !== '' ? (
        <p class="hint" role="status">
          {hand.hint}
        </p>
      ) : null}
      {dark && asked?.mine === null ? <Waited /> : null}
      {asked === null ? null : <Proposals face={face} shown={shown} prompt={asked} />}
    </div>
  );
}

/** Alone, the time of a call may be over, and the night waits. */
function Waited(): JSX.Element | null {
  const left = useLeft();
  if (!isPocket.value || isOnePhone.value || left === null || left > 0) return null;
  return <p class="hint">{evening[lang.value].waits}</p>;
}

/** What I just learnt, and what is asked of me, or whom all wait for. */
function lineOf({ face, shown, hand, dark }: InPlay): ComponentChildren {
  const news = face.knowledge
    .news(shown.sight)
    .map((fact) => shown.say.say(fact))
    .join(' ');
  if (hand === null) {
    const waiting = waitingLine(shown.sight);
    if (news === '') return waiting;
    return (
      <>
        <b>{news}</b> {waiting}
      </>
    );
  }
  const { prompt } = hand;
  if (prompt === null) return news === '' ? <Asleep /> : <b>{news}</b>;
  if (dark && prompt.mine !== null)
    return <Answered face={face} shown={shown} prompt={prompt} answer={prompt.mine} />;
  return (
    <>
      {news === '' ? null : <b>{news} </b>}
      {askWords(face, prompt.topic, prompt.params, shown.say)} {hintOf({ face, shown, hand })}
    </>
  );
}

function Asleep(): JSX.Element {
  const say = words.value.play;
  return (
    <>
      <b>{say.asleep}</b> {say.asleepHint}
    </>
  );
}

/** How many to choose, and for what, where that is not plain. */
function hintOf({ face, shown, hand }: Faced & { readonly hand: Hand }): string {
  const fields = hand.form[hand.draft.way]?.fields ?? {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isPick(field) || pickedIn(hand.draft.values[name]).length >= field.min) continue;
    const topic = hand.prompt?.topic ?? '';
    const label = Object.keys(fields).length > 1 ? fieldWords(face, topic, name, shown.say) : '';
    return [label, words.value.play.pick(field.min, field.max)].filter(Boolean).join(' ');
  }
  return '';
}

function waitingLine(sight: Sight): string {
  const say = words.value.play;
  if (sight.chair === 'table') return me.value.person === null ? '' : words.value.lobby.late;
  if (sight.prompts.some((prompt) => prompt.mine === null)) return '';
  // Whoever is asked two things is waited for once.
  const waited = new Set(
    sight.watched.flatMap(({ to, answered }) => to.filter((chair) => !(answered ?? []).includes(chair))),
  );
  const who = [...waited]
    .filter((chair) => typeof chair === 'number')
    .map((seat) => names.value[seat] ?? '…');
  return who.length === 0 ? say.nothing : say.waiting(who.join(', '));
}

/** What the others of a joint choice propose, where they show it to each other. */
function Proposals({ face, shown, prompt }: Faced & { readonly prompt: Put }): JSX.Element | null {
  const watched = shown.sight.watched.find(
    ({ topic, proposals }) => topic === prompt.topic && proposals !== undefined,
  );
  if (watched?.proposals === undefined || watched.to.length < 2) return null;
  const lines = watched.to.flatMap((chair, k) => {
    const answer = watched.proposals?.[k] ?? null;
    if (answer === null || chair === shown.sight.chair) return [];
    const who = typeof chair === 'number' ? names.value[chair] : undefined;
    return [words.value.play.proposes(who ?? '…', shortAnswer(face, shown, prompt, answer))];
  });
  return (
    <p class="hint" aria-live="polite">
      {words.value.play.agreeing} {lines.join(' · ')}
    </p>
  );
}
