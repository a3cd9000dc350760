import { one, way } from '@veillee/kernel';
import { type TokenId, tokenIds } from '../ids.ts';
import { look } from '../revelation.ts';
import { defineMutation } from './mutation.ts';

const looking = way('look', { token: one('token', tokenIds) });

/** Any time: look at the card under one token. Which token is public, what lay there is not (B20). */
export const clueToRevenge = defineMutation({
  id: 'clue-to-revenge',
  playable: () => looking,
  play(table, me, answer) {
    const [token] = answer.token as readonly TokenId[];
    table.tell('all', 'clue-to-revenge.played', { player: me, token: token as TokenId });
    look(table, me, token as TokenId);
  },
});
