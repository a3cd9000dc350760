import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Icon, Mark } from '../../../kit/marks.tsx';
import { setTo } from '../../../kit/setTo.ts';
import { Through } from '../../../onePhone/Passing.tsx';
import { useSlowHold } from '../../../onePhone/useSlowHold.ts';
import { lang } from '../../../words/language.ts';
import { onePhoneWords } from '../../../words/onePhone.ts';
import { mutationIcon } from '../mutationIcon.ts';
import { onePhoneOwn } from '../onePhoneOwn.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { handOf } from '../table/handOf.ts';
import { held } from '../table/peek.ts';
import { Table } from '../table/Table.tsx';
import { Between } from './Between.tsx';
import css from './DealRound.module.css';
import type { DealtTo } from './dealt.ts';
import type { AtTable } from './Hands.tsx';
import { TakePad } from './TakePad.tsx';

/** The deal goes round: each, in the order they sit, sees the others' characters and a mutation of their own. */
export function DealRound({ face, shown, dealtTo }: AtTable & { readonly dealtTo: DealtTo }): JSX.Element {
  const [say, word] = [onePhoneWords[lang.value], onePhoneOwn[lang.value]];
  const { names } = shown.say;
  const seat = dealtTo.count;
  const name = names[seat] ?? '…';
  const looked = useSignal(false);
  const hold = useSlowHold(
    () => {
      looked.value = true;
      held.value = true;
    },
    setTo(held, false),
  );
  const next = names[seat + 1];
  const isOpen = hold.held.value;
  const mine = (show: (mine: Shown) => JSX.Element): JSX.Element => (
    <Through face={face} seat={seat} show={show} />
  );
  return (
    <Between
      bar={word.deal}
      title={seat === 0 ? say.holdFirst(name) : say.passTo(name)}
      lead={`${say.card(seat + 1, names.length)}. ${word.dealLead}`}
      way={seat === 0 || isOpen ? undefined : [seat - 1, seat]}
      table={
        isOpen ? (
          mine((shown) => <Table shown={shown} placing={null} />)
        ) : (
          <Table shown={shown} placing={null} from={seat} next={seat} />
        )
      }
      foot={
        <>
          <div class={css.plate} aria-live="polite">
            {isOpen ? mine((shown) => <Mutation shown={shown} />) : <Covered />}
          </div>
          <TakePad
            hold={hold}
            text={isOpen ? say.open : say.hold(name)}
            hint={say.holdHint}
            quiet={looked.value}
          />
          {looked.value && !isOpen ? (
            <button type="button" class="button ember" onClick={dealtTo.next}>
              {next === undefined ? word.begin : say.seen(next)}
            </button>
          ) : (
            <p class={`hint center ${css.away}`}>{say.away}</p>
          )}
        </>
      }
    />
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
        <small>{onePhoneOwn[lang.value].covered}</small>
      </p>
    </>
  );
}
