import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon, Mark } from '../../../kit/marks.tsx';
import { setTo } from '../../../kit/setTo.ts';
import { Through } from '../../../onePhone/Passing.tsx';
import { type SlowHold, useSlowHold } from '../../../onePhone/useSlowHold.ts';
import { lang } from '../../../words/language.ts';
import { onePhoneWords } from '../../../words/onePhone.ts';
import { handWords } from '../handWords.ts';
import { mutationIcon } from '../mutationIcon.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { handOf } from '../table/handOf.ts';
import { held } from '../table/peek.ts';
import { Table } from '../table/Table.tsx';
import { Between } from './Between.tsx';
import css from './DealRound.module.css';
import { begin, type DealtTo, useStandstill } from './dealt.ts';
import type { AtTable } from './Hands.tsx';
import { TakePad } from './TakePad.tsx';

/** A pad that turns the cards up by the same signal as in one's own turn. */
function useLook(): { readonly hold: SlowHold; readonly hasLooked: boolean } {
  const looked = useSignal(false);
  const open = (): void => {
    looked.value = true;
    held.value = true;
  };
  return { hold: useSlowHold(open, setTo(held, false)), hasLooked: looked.value };
}

/** The deal goes round: each, in the order they sit, sees the others' characters and a mutation of their own. */
export function DealRound({ face, shown, dealtTo }: AtTable & { readonly dealtTo: DealtTo }): JSX.Element {
  const [say, word] = [onePhoneWords[lang.value], handWords[lang.value]];
  const { names } = shown.say;
  const seat = dealtTo.count;
  const name = names[seat] ?? '…';
  const { hold, hasLooked } = useLook();
  useStandstill();
  const isOpen = hold.held.value;
  const go = (): void => {
    dealtTo.next();
    if (seat + 1 === names.length) begin();
  };
  const through = (show: (mine: Shown) => JSX.Element): JSX.Element => (
    <Through face={face} seat={seat} show={show} />
  );
  const shut = <Table shown={shown} placing={null} from={seat} next={seat} />;
  return (
    <Between
      isAwaited
      bar={word.deal}
      title={seat === 0 ? say.holdFirst(name) : say.passTo(name)}
      lead={
        <>
          {say.card(seat + 1, names.length)}. <span class={css.more}>{word.dealLead}</span>
        </>
      }
      table={isOpen ? through((mine) => <Table shown={mine} placing={null} />) : shut}
      way={seat === 0 || isOpen ? undefined : [seat - 1, seat]}
      foot={
        <>
          <div class={css.plate} aria-live="polite">
            {isOpen ? through((mine) => <Mutation shown={mine} />) : <Covered />}
          </div>
          <Looking hold={hold} hasLooked={hasLooked} name={name} next={names[seat + 1]} go={go} />
        </>
      }
    />
  );
}

/** The pad, and after one hold the way on. */
function Looking({
  hold,
  hasLooked,
  name,
  next,
  go,
}: {
  readonly hold: SlowHold;
  readonly hasLooked: boolean;
  readonly name: string;
  readonly next: string | undefined;
  go(): void;
}): JSX.Element {
  const say = onePhoneWords[lang.value];
  const isOpen = hold.held.value;
  return (
    <>
      <TakePad hold={hold} text={isOpen ? say.open : say.hold(name)} hint={say.holdHint} quiet={hasLooked} />
      {hasLooked && !isOpen ? (
        <button type="button" class="button ember" onClick={go}>
          {next === undefined ? handWords[lang.value].begin : say.seen(next)}
        </button>
      ) : (
        <p class={`hint center ${css.away}`}>{say.away}</p>
      )}
    </>
  );
}

function Mutation({ shown }: { readonly shown: Shown }): JSX.Element | null {
  const { sight, say } = shown;
  const mutation = handOf(sight.view, sight.chair);
  if (mutation === undefined) return null;
  return (
    <>
      <Icon name={mutationIcon(mutation)} />
      <p>
        <b>{say.format('mutation', mutation)}</b> <em>{own[lang.value].mutation}</em>
        <small>{say.say({ key: `${mutation}.when` })}</small>
      </p>
    </>
  );
}

function Covered(): JSX.Element {
  return (
    <>
      <Mark look={css.back} />
      <p>
        <b>{own[lang.value].mutation}</b>
        <small>{handWords[lang.value].covered}</small>
      </p>
    </>
  );
}
