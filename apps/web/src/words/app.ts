import type { ByLang } from '@veillee/kernel';
import { app as en } from './en/app.ts';
import { type App, app as fr } from './fr/app.ts';

/** What the app itself says; games and rooms bring their own words. */
export const appWords: ByLang<App> = { fr, en };
