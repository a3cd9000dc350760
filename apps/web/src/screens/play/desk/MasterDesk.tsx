import { useSignal } from '@preact/signals';
import type { ProxySeat, Sight } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Faced } from '../../../games/face.ts';
import { into, setTo } from '../../../kit/setTo.ts';
import { called, names, tell } from '../../../line/session.ts';
import { desk } from '../../../words/desk.ts';
import { lang } from '../../../words/language.ts';
import { AnswerFor } from './AnswerFor.tsx';
import css from './MasterDesk.module.css';
import { Undo } from './Undo.tsx';
import { WhoWasTold } from './WhoWasTold.tsx';

/** What a human master does besides his own questions and corrections: answers for others, goes back, hands over. */
export function MasterDesk({ face, shown }: Faced): JSX.Element {
  const say = desk[lang.value];
  const { sight } = shown;
  const answersFor = useSignal<number | null>(null);
  const seat = sight.seats?.find((one) => one.seat === answersFor.value);
  const leads = sight.master === 'human';
  return (
    <section class={`pad stack ${css.desk}`} data-desk>
      <h2>{say.title}</h2>
      {leads ? (
        <>
          <Next step={sight.clock?.step} />
          <Waiting sight={sight} choose={into(answersFor)} />
          <Undo />
        </>
      ) : (
        <p class="hint">{say.appLeads}</p>
      )}
      <WhoWasTold {...shown} />
      <button type="button" class="button" onClick={() => tell({ t: 'lead', by: leads ? 'app' : 'human' })}>
        {leads ? say.handOver : say.takeBack}
      </button>
      {seat === undefined ? null : <AnswerFor {...{ face, shown, seat }} close={setTo(answersFor, null)} />}
    </section>
  );
}

/** Calls what follows: nothing ends by itself while a person leads. */
function Next({ step }: { readonly step: number | undefined }): JSX.Element | null {
  const say = desk[lang.value];
  if (step === undefined) return null;
  return (
    <>
      <button type="button" class="button ember" onClick={() => tell({ t: 'next', step })}>
        {say.next}
      </button>
      {called.value ? <p class="hint">{say.called}</p> : null}
    </>
  );
}

const unanswered = ({ prompts }: ProxySeat): number => prompts.filter(({ mine }) => mine === null).length;

/** Every seat, with how much it is asked. */
function Waiting({ sight, choose }: { readonly sight: Sight; choose(seat: number): void }): JSX.Element {
  const say = desk[lang.value];
  return (
    <details class="more">
      <summary>{say.seats}</summary>
      <p class="hint">{say.seatsHint}</p>
      <div class="chips">
        {(sight.seats ?? []).map((one) => (
          <button key={one.seat} type="button" class="chip" onClick={() => choose(one.seat)}>
            {names.value[one.seat] ?? '…'}
            {unanswered(one) > 0 ? <small> {say.asked(unanswered(one))}</small> : null}
          </button>
        ))}
      </div>
    </details>
  );
}
