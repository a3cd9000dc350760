import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { speakerOf } from '../games/speaker.ts';
import type { Judged } from '../games/whoWon.ts';
import { copied } from '../kit/copied.ts';
import { canSend, saveFile, sendFile } from '../kit/files.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { setTo } from '../kit/setTo.ts';
import { lang } from '../words/language.ts';
import { whoWonWords } from '../words/whoWon.ts';
import { type DrawnEnd, drawEnd } from './drawnEnd.ts';
import type { Asked } from './kept.ts';
import { addressOfEnd } from './toldLink.ts';
import type { AtTable } from './WhoWon.tsx';

interface Props {
  readonly at: AtTable;
  readonly asked: Asked;
  /** Undefined where it may have ended in several ways: there is nothing to draw then. */
  readonly judged: Judged | undefined;
}

/** Sends what was told: as a link that carries it all, or as a picture. */
export function ShareAnswer(props: Props): JSX.Element {
  const say = whoWonWords[lang.value];
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="button" onClick={setTo(open, true)}>
        {say.share}
      </button>
      {open.value ? <Sending {...props} close={setTo(open, false)} /> : null}
    </>
  );
}

function Sending({ at, asked, judged, close }: Props & { close(): void }): JSX.Element {
  const say = whoWonWords[lang.value];
  const field = useRef<HTMLInputElement>(null);
  const told = useSignal('');
  const link = addressOfEnd(asked, location.href);
  const sendLink = async (): Promise<void> => {
    if (typeof navigator.share === 'function') await navigator.share({ url: link }).catch(() => {});
    else told.value = (await copied(link, field.current)) ? say.copied : say.failed;
  };
  const sendPicture = async (of: Judged): Promise<void> => {
    if (!(await sentAsPicture(drawnOf(at, of)))) told.value = say.failed;
  };
  return (
    <Sheet title={say.share} close={close}>
      <div class="stack">
        <input
          class="plate-input"
          ref={field}
          readOnly
          value={link}
          aria-label={say.shareLink}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button ember" onClick={() => void sendLink()}>
          {say.shareLink}
        </button>
        {judged === undefined ? null : (
          <button type="button" class="button" onClick={() => void sendPicture(judged)}>
            {say.sharePicture}
          </button>
        )}
        <p class="hint" role="status">
          {told.value === '' ? say.shareHint : told.value}
        </p>
      </div>
    </Sheet>
  );
}

/** False: this browser draws none. */
async function sentAsPicture(end: DrawnEnd): Promise<boolean> {
  const blob = await drawEnd(end).catch(() => undefined);
  if (blob === undefined) return false;
  const file = new File([blob], 'veillee.png', { type: 'image/png' });
  if (canSend(file.name, file.type)) await sendFile(file);
  else saveFile(file);
  return true;
}

/** What stands on the picture. */
function drawnOf({ way, names }: AtTable, { winners, dead, reasons, headline }: Judged): DrawnEnd {
  const say = whoWonWords[lang.value];
  const speaker = speakerOf(way.text[lang.value], lang.value, names);
  const named = (seats: readonly number[]): string => speaker.list(seats.map((seat) => names[seat] ?? '…'));
  return {
    title: say.title,
    headline: headline(speaker),
    lines: [
      winners.length === 0 ? say.noWinner : `${say.winners} ${named(winners)}`,
      dead.length === 0 ? say.noDead : `${say.dead(dead.length)} ${named(dead)}`,
      ...reasons.map((reason) => speaker.say(reason)),
    ],
    sign: 'Veillée',
  };
}
