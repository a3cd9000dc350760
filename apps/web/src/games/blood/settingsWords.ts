import { blood } from '@veillee/blood';
import type { ByLang } from '@veillee/kernel';
import { settings as en } from '../../words/en/games/blood/settings.ts';
import { settings as fr, type Settings } from '../../words/fr/games/blood/settings.ts';
import { lang } from '../../words/language.ts';
import { speakerOf } from '../speaker.ts';

export const settingsWords: ByLang<Settings> = { fr, en };

export const wordOf = (key: string): string => speakerOf(blood.text[lang.value], lang.value, []).say({ key });
