import type { JSX } from 'preact';
import { classes } from '../../../kit/classes.ts';
import type { IconName } from '../../../kit/iconNames.ts';
import { Icon, Mark } from '../../../kit/marks.tsx';
import { setTo } from '../../../kit/setTo.ts';
import { lang } from '../../../words/language.ts';
import { mutationIcon } from '../mutationIcon.ts';
import { own } from '../ownWords.ts';
import type { Shown } from '../shown.ts';
import type { Opened } from './Board.tsx';
import css from './Fan.module.css';
import { passHint } from './guide.ts';
import pad from './HoldPad.module.css';
import { HoldPad } from './HoldPad.tsx';
import { handOf, playerAt } from './handOf.ts';
import { canPlay } from './MutationSheet.tsx';
import { held, isOpen, leftOpen, staysOpen } from './peek.ts';

/** My hand: the eye that turns the cards up, my mutation, and what I may do besides. */
export function Fan({
  shown,
  openRight,
  openSheet,
}: {
  readonly shown: Shown;
  openRight(topic: string): void;
  openSheet(what: Opened): void;
}): JSX.Element {
  const word = own[lang.value];
  const has = (topic: string): boolean => shown.sight.rights.some((right) => right.topic === topic);
  const openMutation = (): void => {
    passHint('mutation');
    openSheet('mutation');
  };
  return (
    <div class={css.fan}>
      <EyePad />
      {has('revelation.look') ? (
        <FanCard
          icon="third-eye"
          text={word.look}
          label={shown.say.say({ key: 'revelation.look' })}
          press={() => openSheet('look')}
        />
      ) : null}
      {has('claim.declare') ? (
        <FanCard
          icon="conversation"
          text={word.claim}
          label={shown.say.say({ key: 'claim.declare' })}
          press={() => openRight('claim.declare')}
        />
      ) : null}
      <MutationCard shown={shown} press={openMutation} />
    </div>
  );
}

/** Turns the cards up as long as it is held; where they stay open, covers them again. */
function EyePad(): JSX.Element {
  const word = own[lang.value];
  if (staysOpen.value) {
    return (
      <button type="button" class={`${pad.pad} ${pad.shows} ${css.eye}`} onClick={setTo(leftOpen, false)}>
        <Icon name="third-eye" />
        <span>{word.stayShut}</span>
      </button>
    );
  }
  const hold = (on: boolean): void => {
    held.value = on;
    if (on) passHint('cards');
  };
  return (
    <HoldPad look={css.eye} isHeld={held.value} hold={hold}>
      {held.value ? word.release : word.hold}
    </HoldPad>
  );
}

function FanCard({
  icon,
  text,
  label,
  press,
}: {
  readonly icon: IconName;
  readonly text: string;
  readonly label: string;
  press(): void;
}): JSX.Element {
  return (
    <button type="button" class={`${css.card} ${css.may}`} aria-label={label} onClick={press}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

/** Face down like the others' cards: neither its name nor that it could be played shows at a glance. */
function MutationCard({ shown, press }: { readonly shown: Shown; press(): void }): JSX.Element | null {
  const { sight, say } = shown;
  const word = own[lang.value];
  const mutation = handOf(sight.view, sight.chair);
  if (mutation === undefined) return null;
  const played = playerAt(sight.view, sight.chair)?.played !== undefined;
  const open = isOpen.value || played;
  const name = say.format('mutation', mutation) ?? '';
  const state = classes(css.card, css.mutation, open && canPlay(shown) && css.may, played && css.played);
  return (
    <button
      type="button"
      class={state}
      aria-label={[word.mutation, open ? name : '', played ? word.played : ''].filter(Boolean).join(', ')}
      onClick={press}
    >
      {open ? <Icon name={mutationIcon(mutation)} /> : <Mark look={css.back} />}
      <span>{open ? name : word.mutationShort}</span>
    </button>
  );
}
