import type { View } from '@veillee/blood';
import type { JSX } from 'preact';
import type { IconName } from '../../kit/iconNames.ts';
import { Icon, Mark } from '../../kit/marks.tsx';
import { lang } from '../../words/language.ts';
import type { Shown } from '../face.ts';
import type { Opened } from './Board.tsx';
import { mutationIcons } from './cards.tsx';
import { passHint } from './guide.ts';
import { HoldPad } from './HoldPad.tsx';
import { canPlay } from './MutationSheet.tsx';
import { own } from './ownWords.ts';
import { held, isOpen, leftOpen, staysOpen } from './peek.ts';
import { handOf } from './seen.ts';

/** My hand: the eye that turns the cards up, my mutation, and what I may do besides. */
export function Fan({
  shown,
  use,
  open,
}: {
  readonly shown: Shown;
  use(topic: string): void;
  open(what: Opened): void;
}): JSX.Element {
  const word = own[lang.value];
  const has = (topic: string): boolean => shown.sight.rights.some((right) => right.topic === topic);
  return (
    <div class="fan">
      {staysOpen.value ? (
        <button
          type="button"
          class="hold-pad eye-pad shows"
          onClick={() => {
            leftOpen.value = false;
          }}
        >
          <Icon name="third-eye" />
          <span>{word.stayShut}</span>
        </button>
      ) : (
        <HoldPad
          className="eye-pad"
          isHeld={held.value}
          hold={(on) => {
            held.value = on;
            if (on) passHint('cards');
          }}
        >
          {held.value ? word.release : word.hold}
        </HoldPad>
      )}
      {has('revelation.look') ? (
        <FanCard
          icon="third-eye"
          text={word.look}
          label={shown.say.say({ key: 'revelation.look' })}
          press={() => open('look')}
        />
      ) : null}
      {has('claim.declare') ? (
        <FanCard
          icon="conversation"
          text={word.claim}
          label={shown.say.say({ key: 'claim.declare' })}
          press={() => use('claim.declare')}
        />
      ) : null}
      <MutationCard
        shown={shown}
        press={() => {
          passHint('mutation');
          open('mutation');
        }}
      />
    </div>
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
    <button type="button" class="fan-card may" aria-label={label} onClick={press}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

/** Face down like the others' cards: neither its name nor that it could be played shows at a glance. */
function MutationCard({ shown, press }: { readonly shown: Shown; press(): void }): JSX.Element | null {
  const { sight, say } = shown;
  const word = own[lang.value];
  const view = sight.view as View;
  const mutation = handOf(view, sight.chair);
  if (mutation === undefined) return null;
  const played = view.players[sight.chair as number]?.played !== undefined;
  const open = isOpen.value || played;
  const name = say.format('mutation', mutation) ?? '';
  const state = `fan-card mutation${open && canPlay(shown) ? ' may' : ''}${played ? ' played' : ''}`;
  return (
    <button
      type="button"
      class={state}
      aria-label={[word.mutation, open ? name : '', played ? word.played : ''].filter(Boolean).join(', ')}
      onClick={press}
    >
      {open ? <Icon name={mutationIcons[mutation]} /> : <Mark />}
      <span>{open ? name : word.mutationShort}</span>
    </button>
  );
}
