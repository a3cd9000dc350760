import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Fuse } from '../../../kit/Fuse.tsx';
import { into, setTo } from '../../../kit/setTo.ts';
import { useSlowHold } from '../../../onePhone/useSlowHold.ts';
import { lang } from '../../../words/language.ts';
import { onePhoneWords } from '../../../words/onePhone.ts';
import { onePhoneOwn } from '../onePhoneOwn.ts';
import { own } from '../ownWords.ts';
import { call } from '../speech/call.ts';
import { Chronicle } from '../table/Chronicle.tsx';
import { Table } from '../table/Table.tsx';
import { Between } from './Between.tsx';
import type { AtTable } from './Hands.tsx';
import { asking, lastHolder, take, waitedFor } from './holding.ts';
import { TakePad } from './TakePad.tsx';

/** Between two hands: the table as all may see it, and who gets the phone. */
export function Passage({ shown }: AtTable): JSX.Element {
  const word = onePhoneOwn[lang.value];
  const waited = waitedFor(shown.sight.view);
  const to = asking.value ?? waited;
  const bar = own[lang.value].title;
  const beside = <Chronicle {...shown} most={2} />;
  if (to === 'someone') {
    return (
      <Between
        bar={bar}
        title={word.who}
        lead={word.whoHint}
        table={<Table shown={shown} placing={null} from={lastHolder.value ?? waited} choose={into(asking)} />}
        beside={beside}
        foot={
          <button type="button" class="button" onClick={setTo(asking, null)}>
            {word.nobody}
          </button>
        }
      />
    );
  }
  const name = shown.say.names[to] ?? '…';
  const { title, more } = call(shown);
  return (
    <Between
      bar={bar}
      title={
        lastHolder.value === null || lastHolder.value === to
          ? word.its(name)
          : onePhoneWords[lang.value].passTo(name)
      }
      lead={
        to === waited ? (
          <>
            {shown.sight.view.pending === null ? null : <b>{title}. </b>}
            {more}
          </>
        ) : (
          word.interrupts(name, shown.say.names[waited] ?? '…')
        )
      }
      table={<Table shown={shown} placing={null} from={to} next={to} />}
      beside={beside}
      foot={<Taking key={to} seat={to} name={name} />}
    />
  );
}

/** Held a moment, the phone is theirs; somebody else may ask for it. */
function Taking({ seat, name }: { readonly seat: Seat; readonly name: string }): JSX.Element {
  const word = onePhoneOwn[lang.value];
  const hold = useSlowHold(() => take(seat));
  return (
    <>
      <Fuse />
      <TakePad hold={hold} text={word.take(name)} hint={word.takeHint} />
      <button type="button" class="button small" onClick={setTo(asking, 'someone')}>
        {word.meToo}
      </button>
    </>
  );
}
