import type { Seat } from '@veillee/kernel';
import type { JSX } from 'preact';
import { Fuse } from '../../../kit/Fuse.tsx';
import { into, setTo } from '../../../kit/setTo.ts';
import { useSlowHold } from '../../../onePhone/useSlowHold.ts';
import { lang } from '../../../words/language.ts';
import { onePhoneWords } from '../../../words/onePhone.ts';
import { handWords } from '../handWords.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import { call } from '../speech/call.ts';
import { Chronicle } from '../table/Chronicle.tsx';
import { Table } from '../table/Table.tsx';
import { Between } from './Between.tsx';
import { asking, lastHolder, take, waitedFor } from './holding.ts';
import { TakePad } from './TakePad.tsx';

/** Between two hands: the table as all may see it, and who gets the phone. */
export function Passage({ shown }: { readonly shown: Shown }): JSX.Element {
  const to = asking.value ?? waitedFor(shown.sight.view);
  return to === 'someone' ? <Who shown={shown} /> : <To shown={shown} to={to} />;
}

const lately = (shown: Shown): JSX.Element => <Chronicle {...shown} most={2} />;

/** Somebody asked for it: who? */
function Who({ shown }: { readonly shown: Shown }): JSX.Element {
  const word = handWords[lang.value];
  const from = lastHolder.value ?? waitedFor(shown.sight.view);
  return (
    <Between
      bar={own[lang.value].title}
      title={word.who}
      lead={word.whoHint}
      table={<Table shown={shown} placing={null} from={from} choose={into(asking)} />}
      beside={lately(shown)}
      foot={
        <button type="button" class="button" onClick={setTo(asking, null)}>
          {word.nobody}
        </button>
      }
    />
  );
}

function To({ shown, to }: { readonly shown: Shown; readonly to: Seat }): JSX.Element {
  const word = handWords[lang.value];
  const name = shown.say.names[to] ?? '…';
  const from = lastHolder.value;
  const way = from === null || from === to ? undefined : ([from, to] as const);
  return (
    <Between
      bar={own[lang.value].title}
      title={way === undefined ? word.its(name) : onePhoneWords[lang.value].passTo(name)}
      lead={<Why shown={shown} to={to} />}
      table={<Table shown={shown} placing={null} from={to} next={to} />}
      way={way}
      beside={lately(shown)}
      foot={<Taking key={to} seat={to} name={name} />}
    />
  );
}

/** What everybody waits for, or that somebody interrupts it. */
function Why({ shown, to }: { readonly shown: Shown; readonly to: Seat }): JSX.Element {
  const waited = waitedFor(shown.sight.view);
  const { names } = shown.say;
  if (to !== waited) return <>{handWords[lang.value].interrupts(names[to] ?? '…', names[waited] ?? '…')}</>;
  const { title, more } = call(shown);
  return (
    <>
      {shown.sight.view.pending === null ? null : <b>{title}. </b>}
      {more}
    </>
  );
}

/** Held a moment, the phone is theirs; somebody else may ask for it. */
function Taking({ seat, name }: { readonly seat: Seat; readonly name: string }): JSX.Element {
  const word = handWords[lang.value];
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
