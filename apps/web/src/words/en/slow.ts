import type { Slow } from '../fr/slow.ts';

export const slow: Slow = {
  time: (hour, minute) =>
    `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`,
  quiet: (from, to) => `At night, from ${from} to ${to}, the clock stops.`,
  noQuiet: 'The clock runs at night too.',
  keep: 'Let the village sleep',
  from: 'From',
  to: 'To',
  wake: {
    label: 'Let me know',
    hint: 'Your phone lets you know when a step begins, as it does for all who want it, whether you are called or not.',
    on: 'All right. You may close the page.',
    failed: 'That did not work: allow this site’s notifications in the browser’s settings, then try again.',
    cannot: {
      plain:
        'Nobody can let you know here: that takes an https address. Remember the time, and be back by then.',
      browser:
        'This browser cannot let you know. On an iPhone, add Veillée to the home screen and open it from there; otherwise remember the time.',
      house: 'This house sends no notifications. Remember the time, and be back by then.',
    },
  },
};
