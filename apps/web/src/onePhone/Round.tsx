import type { JSX } from 'preact';
import { names } from '../line/session.ts';
import { lang } from '../words/language.ts';
import { onePhoneWords } from '../words/onePhone.ts';
import { nextIn } from './order.ts';
import { Passing, type PassingProps } from './Passing.tsx';

interface Props
  extends Pick<PassingProps, 'face' | 'title' | 'phase' | 'secret' | 'shut' | 'doors' | 'seen'> {
  count(n: number, of: number): string;
  /** This seat has looked. */
  looked(seat: number): void;
}

/** The phone goes round once: each looks, and hands it on. */
export function Round({ seen, count, looked, ...passing }: Props): JSX.Element | null {
  const say = onePhoneWords[lang.value];
  const seats = names.value.length;
  const to = nextIn(seats, seen);
  if (to === undefined) return null;
  const after = nextIn(seats, new Set([...seen, to]));
  return (
    <Passing
      {...passing}
      to={to}
      from={seen.size === 0 ? null : (to + seats - 1) % seats}
      seen={seen}
      count={count(seen.size + 1, seats)}
      doneLabel={after === undefined ? say.seenLast : say.seen(names.value[after] ?? '…')}
      done={() => looked(to)}
    />
  );
}
