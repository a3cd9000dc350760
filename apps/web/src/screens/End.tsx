import { useSignal } from '@preact/signals';
import type { Sight, Verdict } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { Face } from '../games/face.ts';
import { FootTable } from '../kit/FootTable.tsx';
import { setTo } from '../kit/setTo.ts';
import { company, isHost, match, me, names, present, room, tell } from '../line/session.ts';
import { Again, AgainHint } from '../reveal/Again.tsx';
import { notedPrint } from '../reveal/prints.ts';
import { Reveal } from '../reveal/Reveal.tsx';
import { Scores } from '../reveal/Scores.tsx';
import type { Witness } from '../reveal/verify.ts';
import { QuietActs, QuietScreen } from '../shell/Quiet.tsx';
import { words } from '../words/language.ts';
import { Door, TalkDoor } from './Door.tsx';
import { MyMenu } from './menu/MyMenu.tsx';
import { Refused } from './Refused.tsx';
import { TalkSheet } from './Talk.tsx';

/** All that this page saw of the match for itself. */
function witnessOf(verdict: Verdict): Witness {
  const [here, played] = [room.value, match.value];
  const view = present.value.shared.view;
  return {
    noted: here === null || played === null ? undefined : notedPrint(here.code, played.number),
    seen: played === null || view === undefined ? null : { match: played, verdict, view },
  };
}

/** Who won, and why; then everything that was hidden. */
export function End({
  face,
  sight,
  verdict,
}: {
  readonly face: Face;
  readonly sight: Sight;
  readonly verdict: Verdict;
}): JSX.Element {
  const opened = useSignal<'talk' | 'menu' | null>(null);
  const close = setTo(opened, null);
  const doors = (
    <>
      {me.value.person === null ? null : <TalkDoor onOpen={setTo(opened, 'talk')} />}
      <Door to="menu" onOpen={setTo(opened, 'menu')} />
    </>
  );
  const hint = (
    <>
      <Refused />
      <AgainHint />
    </>
  );
  return (
    <>
      <Reveal
        {...{ face, sight, verdict }}
        names={names.value}
        genders={company.value.genders}
        story={match.value?.story ?? null}
        witness={witnessOf(verdict)}
        around={{ doors, hint, action: <Again />, more: <Scores /> }}
      />
      {opened.value === 'talk' ? <TalkSheet close={close} /> : null}
      {opened.value === 'menu' ? <MyMenu close={close} /> : null}
    </>
  );
}

/** The host ended it: nothing is shown, nobody wins. */
export function Abandoned(): JSX.Element {
  const say = words.value.play;
  return (
    <QuietScreen phase="night">
      <h1 class="knock">{say.abandoned}</h1>
      <p>{say.abandonedHint}</p>
      <QuietActs>
        <Refused />
        {isHost.value ? (
          <button type="button" class="button ember" onClick={() => tell({ t: 'again' })}>
            {say.again}
          </button>
        ) : (
          <p class="hint">{say.waitAgain}</p>
        )}
      </QuietActs>
      <FootTable />
    </QuietScreen>
  );
}
