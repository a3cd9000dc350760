import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Faced } from '../games/face.ts';
import { Arrows } from '../kit/Arrows.tsx';
import { Badge } from '../kit/Badge.tsx';
import { Glyph } from '../kit/marks.tsx';
import { RoundTable } from '../kit/RoundTable.tsx';
import type { SeatLook } from '../kit/Seat.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { setTo } from '../kit/setTo.ts';
import { names, tell } from '../line/session.ts';
import { Refused } from '../screens/Refused.tsx';
import { lang, words } from '../words/language.ts';
import { onePhoneWords } from '../words/onePhone.ts';
import { CountThree } from './CountThree.tsx';
import { MatchDoors } from './MatchDoors.tsx';
import css from './Pointing.module.css';
import { choiceOf, type Pointed, pointAll, readPointed, writePointed } from './pointing.ts';
import sides from './sides.module.css';
import { useRound } from './useRound.ts';

/** The vote: all point on the count of three, then what the fingers say is noted here. */
export function Pointing({ face, shown }: Faced): JSX.Element {
  const round = useRound();
  const pointed = readPointed(round.entries);
  const isUp = useSignal(pointed.size > 0);
  const title = face.speech.title(shown.sight, lang.value);
  if (!isUp.value) return <CountThree title={title} done={setTo(isUp, true)} />;
  const voters = [...new Set(shown.sight.watched.flatMap(({ to }) => to))].filter(
    (chair) => typeof chair === 'number',
  );
  return (
    <Fingers
      title={title}
      voters={voters}
      pointed={pointed}
      change={(next) => round.keep(writePointed(next))}
      recount={setTo(isUp, false)}
    />
  );
}

interface Props {
  readonly title: string;
  readonly voters: readonly number[];
  readonly pointed: Pointed;
  change(pointed: Pointed): void;
  recount(): void;
}

/** Who points at whom: a voter is touched, then whom they point at. */
function useFingers({ voters, pointed, change }: Props) {
  const voter = useSignal<number | null>(null);
  const choice = useSignal<ReturnType<typeof choiceOf> | null>(null);
  const choose = (seat: number | null): void => {
    voter.value = seat;
    choice.value = seat === null ? null : choiceOf(seat);
  };
  const point = (to: number | null): void => {
    if (voter.value === null) return;
    change(new Map([...pointed, [voter.value, to]]));
    choose(null);
  };
  return {
    voter: voter.value,
    mayPass: choice.value?.mayPass === true,
    point,
    touch(seat: number): void {
      if (voter.value === null) choose(voters.includes(seat) ? seat : null);
      else if (voter.value === seat) choose(null);
      else if (choice.value?.seats.includes(seat)) point(seat);
    },
  };
}

function Fingers(props: Props): JSX.Element {
  const { title, pointed } = props;
  const say = onePhoneWords[lang.value];
  const box = useRef<HTMLDivElement>(null);
  const fingers = useFingers(props);
  const { voter } = fingers;
  const pairs = [...pointed].flatMap(([from, to]) => (to === null ? [] : [[from, to] as const]));
  return (
    <main class={`screen ${sides.sides} ${css.vote}`}>
      <SkyView phase="vote" height={190} look={css.sky} />
      <header class="bar">
        <p class="bar-title">{title}</p>
        <MatchDoors />
      </header>
      <section class={`pad ${sides.words} ${css.call}`} aria-live="polite">
        <h1 class="knock">{voter === null ? say.whose : say.entering(names.value[voter] ?? '…')}</h1>
        <p class="knock">{say.enterHint}</p>
      </section>
      <div class={sides.board} ref={box}>
        <RoundTable
          look={sides.table}
          label={words.value.lobby.people}
          seats={names.value.map((_, seat) => seatLook(props, fingers, seat))}
        >
          <p class={css.count}>{say.entered(pointed.size, props.voters.length)}</p>
        </RoundTable>
        <Arrows box={box} pairs={pairs} look={css.arrows} />
      </div>
      <FingersFoot {...props} fingers={fingers} />
    </main>
  );
}

type FingersOf = ReturnType<typeof useFingers>;

function seatLook({ pointed }: Props, { voter, touch }: FingersOf, seat: number): SeatLook {
  const say = onePhoneWords[lang.value];
  const to = pointed.get(seat);
  const at = to === undefined ? null : to === null ? say.nobodyPointed : (names.value[to] ?? '…');
  return {
    name: names.value[seat] ?? '…',
    index: seat,
    chosen: voter === seat,
    press: () => touch(seat),
    says: at === null ? say.pointsNobody : say.pointsAt(at),
    badge:
      at === null ? null : (
        <Badge look="seal">
          <Glyph name="check" />
        </Badge>
      ),
  };
}

function FingersFoot({
  voters,
  pointed,
  recount,
  fingers: { mayPass, point },
}: Props & { readonly fingers: FingersOf }): JSX.Element {
  const say = onePhoneWords[lang.value];
  const waits = useSignal(false);
  const isWhole = voters.every((seat) => pointed.has(seat));
  const confirm = async (): Promise<void> => {
    waits.value = true;
    await pointAll(pointed);
    await tell({ t: 'skip' });
    waits.value = false;
  };
  return (
    <div class={`dock ${sides.foot}`}>
      <Refused />
      {mayPass ? (
        <button type="button" class="button" onClick={() => point(null)}>
          {say.nobodyPointed}
        </button>
      ) : null}
      <div class="act">
        <button type="button" class="text-button" onClick={recount}>
          {say.recount}
        </button>
        <button type="button" class="button ember" disabled={!isWhole || waits.value} onClick={confirm}>
          {say.confirm}
        </button>
      </div>
    </div>
  );
}
