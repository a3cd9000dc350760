import { die } from '../death.ts';
import { finish } from '../end.ts';
import { isBelow } from '../ids.ts';
import { cardsOf, living, mayAct, playerAt } from '../state.ts';
import { cutShort } from '../turnOver.ts';
import { byRight, type Mutation, mutationCard, playing } from './mutation.ts';

const card = mutationCard({
  icon: 'backstab',
  from: 6,
  rulings: ['B1', 'B5', 'B11', 'B14', 'B18', 'B19', 'B23'],
  words: {
    fr: {
      name: 'Trahir',
      help: 'À ton tour, avant d’accuser : révèle ton personnage. Si son numéro est plus petit que celui de tous les autres vivants, tu gagnes seul ; sinon, tu meurs.',
      when: 'À ton tour, avant d’accuser',
      brings: 'Ton personnage est montré à tous. Tu gagnes seul, ou tu meurs.',
      play: 'Jouer Trahir : révéler ton personnage et gagner seul, ou mourir',
      played: '{player:seat} joue Trahir et révèle son personnage : {card:card}.',
      phrases: {
        'death.betray': 'La trahison échoue : {player:seat} meurt.',
        'ending.betrayed':
          '{player:seat} a trahi : {card:card} porte un numéro plus petit que tous les autres vivants.',
        'ending.misbetrayed':
          '{player:seat} a trahi avec {card:card}, qui n’est pas le plus petit numéro, et l’a payé de sa vie.',
        'ending.noBetray': 'Il n’y a pas de carte Trahir dans une partie à {seats} joueurs.',
        'players.alone': '{player:seat} ({card:card}) gagne, et personne d’autre.',
        'players.betrayed': '{player:seat} ({card:card}) perd : {traitor:seat} a trahi.',
      },
    },
    en: {
      name: 'Betray',
      help: 'In your turn, before accusing: reveal your character. If its number is smaller than that of everybody else alive, you win alone; if not, you die.',
      when: 'In your turn, before accusing',
      brings: 'Your character is shown to all. You win alone, or you die.',
      play: 'Play Betray: reveal your character and win alone, or die',
      played: '{player:seat} plays Betray and reveals a character: {card:card}.',
      phrases: {
        'death.betray': 'The betrayal fails: {player:seat} dies.',
        'ending.betrayed':
          '{player:seat} betrayed: {card:card} has a smaller number than everybody else alive.',
        'ending.misbetrayed':
          '{player:seat} betrayed with {card:card}, which is not the smallest number, and died of it.',
        'ending.noBetray': 'There is no Betray card in a game for {seats}.',
        'players.alone': '{player:seat} ({card:card}) wins, and nobody else.',
        'players.betrayed': '{player:seat} ({card:card}) loses by the betrayal of {traitor:seat}.',
      },
    },
  },
});

/**
 * In your turn, before accusing: reveal your character. If its number is smaller than that of every other living
 * character you alone win (B11); otherwise you die, and the turn ends without an accusation (B19).
 */
export const betray: Mutation<typeof card> = {
  ...card,
  stake: {
    succeeds: isBelow,
    reasons: {
      won: 'ending.betrayed',
      failed: 'ending.misbetrayed',
      winner: 'players.alone',
      others: 'players.betrayed',
      absent: 'ending.noBetray',
    },
  },
  right: byRight(
    (state, me) => (mayAct(state, me) ? playing : undefined),
    (table, me) => {
      const { state } = table;
      const player = playerAt(state, me);
      player.revealed = true;
      table.tell('all', 'betray.played', { player: me, card: player.card });
      const others = living(state).filter((seat) => seat !== me);
      if (isBelow(player.card, cardsOf(state, others))) {
        finish(table, { by: 'betray', player: me });
        return;
      }
      cutShort(table);
      die(table, me, 'betray');
    },
  ),
};
