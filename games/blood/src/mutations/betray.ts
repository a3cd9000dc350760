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
      help: 'À ton tour, avant d’accuser : révèle ton personnage. Si son numéro est plus petit que celui de tous les autres vivants, la victoire est à toi et à personne d’autre ; sinon, tu meurs.',
      when: 'À ton tour, avant d’accuser',
      brings: 'Tous voient ton personnage. À toi la victoire, sans personne d’autre, ou la mort.',
      play: 'Jouer Trahir : révéler ton personnage et gagner sans personne d’autre, ou mourir',
      played: {
        other: '{player:Subject} joue Trahir et révèle son personnage : {card:card}.',
        you: { player: 'Tu joues Trahir et révèles ton personnage : {card:card}.' },
      },
      phrases: {
        'death.betray': 'La trahison échoue : {player:subject} {player:verb|meurt|meurs}.',
        'ending.betrayed':
          '{player:Subject} {player:verb|a|as} trahi : {card:card} porte un numéro plus petit que tous les autres vivants.',
        'ending.misbetrayed': {
          other:
            '{player:Subject} a trahi avec {card:card}, qui n’est pas le plus petit numéro, et l’a payé de sa vie.',
          you: {
            player:
              'Tu as trahi avec {card:card}, qui n’est pas le plus petit numéro, et tu l’as payé de ta vie.',
          },
        },
        'ending.noBetray': 'Il n’y a pas de carte Trahir dans une partie à {seats} joueurs.',
        'players.alone': {
          other: '{player:Subject} ({card:card(player)}) gagne, et personne d’autre.',
          you: {
            player:
              'Tu gagnes ({player:as|tu étais|tu étais|ta carte :} {card:card(player)}), et personne d’autre.',
          },
        },
        'players.betrayed': {
          other: '{player:Subject} ({card:card(player)}) perd : {traitor:subject} {traitor:verb|a|as} trahi.',
          you: {
            player:
              'Tu perds ({player:as|tu étais|tu étais|ta carte :} {card:card(player)}) : {traitor:subject} a trahi.',
          },
        },
      },
    },
    en: {
      name: 'Betray',
      help: 'On your turn, before accusing: reveal your character. If its number is smaller than everybody else’s alive, you win alone; if not, you die.',
      when: 'On your turn, before accusing',
      brings: 'Everyone sees your character. You win alone, or you die.',
      play: 'Play Betray: reveal your character and win alone, or die',
      played: {
        other: '{player:Subject} plays Betray and reveals a character: {card:card}.',
        you: { player: 'You play Betray and reveal your character: {card:card}.' },
      },
      phrases: {
        'death.betray': 'The betrayal fails: {player:subject} {player:verb|dies|die}.',
        'ending.betrayed':
          '{player:Subject} betrayed: {card:card} has a smaller number than everybody else alive.',
        'ending.misbetrayed':
          '{player:Subject} betrayed with {card:card}, which is not the smallest number, and died of it.',
        'ending.noBetray': 'There is no Betray card in a game for {seats}.',
        'players.alone': {
          other: '{player:Subject} ({card:card}) wins, and nobody else.',
          you: { player: 'You win (your card: {card:card}), and nobody else.' },
        },
        'players.betrayed': {
          other: '{player:Subject} ({card:card}) loses by {traitor:of} betrayal.',
          you: { player: 'You lose (your card: {card:card}) by {traitor:of} betrayal.' },
        },
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
  gain: ({ chanceThat, accusing }) => chanceThat(isBelow) - accusing('one'),
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
