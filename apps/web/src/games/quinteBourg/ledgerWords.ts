import type { ByLang } from '@veillee/kernel';
import { ledger as en } from '../../words/en/games/quinteBourg/ledger.ts';
import { ledger as fr, type Ledger } from '../../words/fr/games/quinteBourg/ledger.ts';

export const ledgerWords: ByLang<Ledger> = { fr, en };
