import type { Ending } from '../../../fr/games/blood/ending.ts';

export const ending: Ending = {
  risk: 'If it is true, your whole camp wins, its dead included. If not, you die at once, and the points are counted. Your camp is that of your own card, which you have not seen.',
  were: (card) => `You were ${card}`,
  andYou: 'And you?',
  wild: 'The Wilderness',
  wildShort: 'wild',
  tokenShort: (numeral) => `token ${numeral}`,
  one: { human: 'Human', werewolf: 'Wolf' },
  several: { human: 'Humans', werewolf: 'Wolves' },
  by: (halves) => {
    const whole = Math.floor(halves / 2);
    if (halves === 1) return 'by half a point';
    const count = halves % 2 === 0 ? `${whole}` : `${whole}½`;
    return `by ${count} ${halves === 2 ? 'point' : 'points'}`;
  },
  yoursDecides: 'Your card is the last, and it tips the balance.',
  decides: (name, by) => `${name}, the last card, tips the balance ${by}.`,
  deadWins: 'Among the dead your card counts for nothing, but you win with your camp.',
  deadLoses: 'Among the dead your card counts for nothing, and you lose with your camp.',
  tomb: 'Among the dead',
  winTogether: (side, who) => `Winning with ${side}: ${who}.`,
  loseTogether: (side, who) => `Losing with ${side}: ${who}.`,
  tombHint: 'no points, but they win or lose with their camp',
};
