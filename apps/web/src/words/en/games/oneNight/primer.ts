import type { Primer } from '../../../fr/games/oneNight/primer.ts';

export const primer: Primer = {
  title: 'Tip',
  count: (n, of) => `Tip ${n} of ${of}`,
  enough: 'No more tips',
  again: 'See the tips again',
  tips: {
    deal: {
      first: 'Your card is for you.',
      more: 'It only shows under your finger. The other cards in play can be read here.',
    },
    touch: {
      first: 'Whatever the call, tap and confirm.',
      more: 'If every finger moves, nobody knows who plays.',
    },
    learn: {
      first: 'What you learn stays under the quill,',
      more: 'at the top. The rest of the night may still change it all.',
    },
    tell: {
      first: 'Your card may have changed hands.',
      more: 'You win with the one in front of you at the end: say what you saw, or keep it.',
    },
    read: {
      first: 'Tap a face:',
      more: 'their words alone, and your note on them. The same character twice, underlined in red: one of the two is lying, or mistaken.',
    },
    vote: {
      first: 'Your finger may move until three.',
      more: 'Whoever has the most votes dies. One vote each: nobody dies.',
    },
  },
};
