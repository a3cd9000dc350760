import { stepOf } from '@veillee/kernel/inside';
import { on, type Village } from './village.ts';

/** Everybody in turn, by seat: whom they name; nobody: blank. */
export function poll(village: Village, votes: { readonly [seat: number]: number }): Village {
  village.until('vote');
  while (village.step === 'vote') {
    const step = stepOf(village.match);
    const [voter] = (step?.type === 'vote' ? step.voters : []) as [number];
    if (village.asked(voter).includes('vote.cast')) {
      const target = votes[voter];
      if (target === undefined) village.says(voter, 'vote.cast', 'blank');
      else village.says(voter, 'vote.cast', on('name', target));
    }
    if (village.asked(voter).includes('president.direction'))
      village.says(voter, 'president.direction', 'clockwise');
  }
  return village;
}

/** The day's law, proposed by the first who may, accepted. */
export function decree(village: Village, answer: Parameters<Village['says']>[2], by = 6): Village {
  village.until('law');
  while (!village.asked(by).includes('law.propose')) village.wait();
  village.says(by, 'law.propose', answer).until('agreement');
  return village.says(village.state.offices.senator as number, 'senator.law', 'accept');
}
