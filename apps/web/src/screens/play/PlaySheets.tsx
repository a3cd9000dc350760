import type { JSX } from 'preact';
import { QuickSheet } from '../../prompt/QuickSheet.tsx';
import { RightSheet } from '../../prompt/RightSheet.tsx';
import { MyMenu } from '../menu/MyMenu.tsx';
import { TalkSheet } from '../Talk.tsx';
import { type InPlay, quickRight } from './inPlay.ts';
import { NotesSheet } from './NotesSheet.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';

/** The sheet that lies over the match, if one does. */
export function PlaySheets(inPlay: InPlay): JSX.Element | null {
  const { face, shown, sheet } = inPlay;
  const { opened, close } = sheet;
  const { Menu } = face.table;
  switch (opened) {
    case null:
      return null;
    case 'notes':
      return <NotesSheet face={face} shown={shown} close={close} />;
    case 'talk':
      return <TalkSheet close={close} />;
    case 'menu':
      return <MyMenu close={close}>{Menu === undefined ? null : <Menu {...shown} close={close} />}</MyMenu>;
    case 'quick':
      return <QuickOne {...inPlay} />;
    default:
      return 'about' in opened ? (
        <PlayerSheet face={face} shown={shown} seat={opened.about} close={close} />
      ) : (
        <RightOne {...inPlay} topic={opened.right} />
      );
  }
}

function QuickOne(inPlay: InPlay): JSX.Element | null {
  const { face, shown, sheet } = inPlay;
  const { quick } = face.answers;
  const right = quickRight(inPlay);
  if (right === undefined || quick === undefined) return null;
  const more = (): void => sheet.open({ right: right.topic });
  return <QuickSheet {...{ right, quick, face, shown, more }} close={sheet.close} />;
}

function RightOne({ face, shown, sheet, topic }: InPlay & { readonly topic: string }): JSX.Element | null {
  const right = shown.sight.rights.find((one) => one.topic === topic);
  if (right === undefined) return null;
  const offered = face.answers.offer(right, shown.sight);
  return <RightSheet right={offered} face={face} shown={shown} close={sheet.close} />;
}
