import type { RuleKey } from '../fr/rules.ts';

export const rules: { readonly [key in RuleKey]: string } = {
  'rule.idea':
    'Humans against Werewolves: you see everybody’s character but your own. You accuse by moving two tokens, each lying on a hidden card. Two tokens in front of you, and you die. The dead win or lose with their camp.',
  'rule.components':
    'Twelve characters (Humans and Werewolves, 1 to 6), ten mutations, two confidential tokens, and the Wilderness for the cards left over.',
  'rule.setup':
    'The number of players decides which cards are used. Each gets a mutation that nobody else sees, and a character that everybody else sees. Two characters go under the tokens; the rest wait in the Wilderness.',
  'rule.turn':
    'In your turn you accuse exactly once: take a token with its card, from the middle or from in front of somebody, and put both in front of a living player, yourself if you like.',
  'rule.revelation':
    'During your turn, while a token lies in front of you, you may look at the card under it, as often as you like, before or after accusing.',
  'rule.trial':
    'As soon as both tokens are in front of you, you stand trial: play Full Moon or die. Dying, you put the tokens in front of two other living players and look at no card.',
  'rule.dead':
    'The dead take no turns, cannot be accused and keep their mutation hidden. They still talk, and still do not know who they are.',
  'rule.mutations': 'A mutation works once, never after death, and is not shown until it is played.',
  'rule.end':
    'The game ends as soon as few enough survive. A camp wins with all of its players, dead or alive.',
  'rule.claim':
    'One death before the end, in your turn, you may claim that all survivors are of your camp. True: your camp wins. False: you die, and the points are counted.',
  'rule.points':
    'A survivor’s character counts 1 point for its camp; a card under a token or in the Wilderness half a point; a dead player’s nothing. The camp with more points wins.',
  'rule.tie': 'In a tie the player of the last turn loses, and all of that camp too.',
  'rule.twins':
    'Twins (8 or 9 players). Two cards of the same number are one person: when one dies, the living player who holds the other dies at once, unless they play Full Moon.',
  'rule.talk': 'Never say the number of another player’s character aloud. Camps may be spoken of.',
  'rule.secrecy':
    'Your screen shows the others’ characters, never your own, nor a card under a token that you have not looked at. The table’s screen shows none before the end.',
  'rule.B1':
    'Mutations come in pairs: 1 and 2, Full Moon; 3 and 4, Clue to Revenge; 5 and 6, Supper; 7 and 8, Betray; 9 and 10, Attention!',
  'rule.B2':
    'Chance picks the first player, unless the host does or birthdays are given: the one nearest February 1999 begins.',
  'rule.B3': 'A token that is moved must end somewhere else.',
  'rule.B4': 'A token put in front of yourself may still be looked at before the turn ends.',
  'rule.B5':
    'Whoever dies by Betray or by a wrong claim hands out nothing: a token in front of them goes back to the middle with its card.',
  'rule.B6':
    'The trial always asks the condemned to confirm, Full Moon or not, and so it does a twin: waiting gives nothing away.',
  'rule.B7': 'You cannot play Supper in your own turn.',
  'rule.B8':
    'With Attention! both tokens move at the same time, each to somewhere else. Nobody ends with both: there is no trial.',
  'rule.B9':
    'Three readings of the threshold. Survivors (the usual one): the end comes at 2 survivors (4 to 6 players) or 3 (7 to 9). Deaths: at 2 or 3 deaths. Strict: at 1 or 2 survivors. A claim is for one death before the end.',
  'rule.B10': 'The claim is made before accusing, and takes the place of the turn.',
  'rule.B11': 'A traitor who succeeds wins alone: their camp loses.',
  'rule.B12': 'A twin saved by Full Moon has no tokens to return.',
  'rule.B13':
    'The twin’s death moves no token, except one that lies in front of them: it goes back to the middle.',
  'rule.B14':
    'The table’s screen shows no character before the end, not even a dead one, save one revealed by Betray.',
  'rule.B15':
    'The turn passes to the first living player on the left of the one who played, whoever has died.',
  'rule.B16': 'A dead player’s tokens go to two different players: a trial never brings about another.',
  'rule.B17': 'A death that ends the game hands out no tokens.',
  'rule.B18':
    'Supper ends the right to look, to betray and to claim as well. Of Supper, Betray, Attention! and a claim, the first played is the first resolved.',
  'rule.B19':
    'A failed Betray ends the turn without an accusation. Full Moon stops neither that death nor a wrong claim’s.',
  'rule.B20':
    'Who plays a mutation, and on which token, is known to all; what a Clue shows is not. During a trial only the condemned may play.',
  'rule.B21': 'The last turn is the one in which the game ended, even by a wrong claim.',
  'rule.B22': 'The first to die hands out the tokens once the twin’s fate is settled, to living players.',
  'rule.B23':
    'Every turn opens with the same short pause, in which nobody can accuse, betray, play Attention! or claim: it is Supper’s moment.',
};
