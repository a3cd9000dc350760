import { type MarkRule, mark } from '../mark.ts';

/** Who finds it at the mark check does not wake again (R33). */
const rule: MarkRule = {
  id: 'fear',
  rulings: ['G6', 'C1', 'C2', 'R33', 'R34', 'R38', 'R64'],
  keepsAsleep: true,
};

export const fear = mark(rule, {
  icon: 'terror',
  fr: {
    name: 'Peur',
    the: 'la marque de Peur',
    a: 'une marque de Peur',
    of: 'de la marque de Peur',
    blurb: 'Qui la découvre au crépuscule n’ouvre plus les yeux de la nuit.',
    help: 'Si c’est la tienne au moment de vérifier les marques, tu ne te réveilles plus, même pour une action obligatoire. Ce que tu as fait au crépuscule demeure, tes pouvoirs du jour et du vote aussi, et tu lèves le pouce quand le Sbire ou la Diseuse de bonne aventure le demande. La perdre ou la recevoir plus tard ne change rien.',
  },
  en: {
    name: 'Fear',
    the: 'the Mark of Fear',
    a: 'a Mark of Fear',
    of: 'of the Mark of Fear',
    blurb: 'Whoever finds it at dusk does not wake again that night.',
    help: 'If it is yours when marks are checked, you do not wake again, even for something you must do. What you did at dusk stands, so do your powers of the day and the vote, and you raise a thumb when the Minion or the Aura Seer calls for it. Losing it or getting it later changes nothing.',
  },
});
