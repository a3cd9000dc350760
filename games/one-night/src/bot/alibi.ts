import { chanceThat } from '@veillee/bots';
import { at } from '@veillee/kernel';
import type { Statement } from '../day/claims.ts';
import type { Belief } from './mind.ts';
import type { Tale, World } from './worlds/index.ts';

/** Whether those of whom a liar speaks could give him the lie: he weighs it by what he himself believes of their night. */

/** How likely nobody could contradict what he would have done in a night that was not. */
export const borneOut = (said: Statement, { tales }: World, me: number, held: Belief): number =>
  chanceThat(held, (world) =>
    said.do === 'saw-centre'
      ? !world.tales.some(({ dealt }, seat) => seat !== me && dealt === said.role[0])
      : witnessesOf(said).every(
          (seat) => seat === me || isAlike(said, at(world.tales, seat), at(tales, seat)),
        ),
  );

/** Of those whose things were exchanged unseen nobody can tell. */
function witnessesOf(said: Statement): readonly number[] {
  if (said.do === 'swapped-cards' || said.do === 'swapped-marks' || said.do === 'took-mark') return [];
  return 'player' in said ? said.player : 'players' in said ? said.players : [];
}

/** Whether somebody remembers the same of what it is about. */
function isAlike(said: Statement, one: Tale, other: Tale): boolean {
  if ('mark' in said) return one.mark === other.mark;
  return said.do === 'tapped-on' ? one.tappedOn === other.tappedOn : one.dealt === other.dealt;
}
