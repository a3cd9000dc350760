import type { ByLang } from '@veillee/kernel';
import { lobby as en } from './en/lobby.ts';
import { lobby as fr, type Lobby } from './fr/lobby.ts';

export const lobbyWords: ByLang<Lobby> = { fr, en };
