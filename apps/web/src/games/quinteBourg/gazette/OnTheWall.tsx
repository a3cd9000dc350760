import type { JSX } from 'preact';
import { Qr } from '../../../kit/Qr.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { wallLink } from '../../../line/wallLink.ts';
import { Address } from '../../../screens/lobby/Invite.tsx';
import type { Speaker } from '../../speaker.ts';
import { paperWords } from '../paperWords.ts';

/** The code to pin to the wall: it opens the gazette for whoever scans it. */
export function OnTheWall({ say, close }: { readonly say: Speaker; close(): void }): JSX.Element {
  const words = paperWords[say.lang];
  const link = wallLink();
  return (
    <Sheet title={words.wall} close={close}>
      <div class="stack">
        <Qr text={link} label={link} alone />
        <p class="hint">{words.wallHint}</p>
        <Address text={link} />
      </div>
    </Sheet>
  );
}
