import { type Rule, role } from '../role.ts';
import { fingersAt, isVampire } from '../verdict/judged.ts';
import { because } from '../verdict/reason.ts';
import { vampires } from './vampire.ts';

/** A Vampire who cannot be voted out while another Vampire points at him; one vote then makes a replacement (R17, R58). */
const rule: Rule = {
  id: 'master',
  box: 'vampire',
  team: 'vampire',
  kind: 'vampire',
  stars: 2,
  rulings: ['G10', 'E3', 'E4', 'R17', 'R18', 'R19', 'R20', 'R38', 'R58', 'R66', 'R71'],
  end: {
    safe(me, judged) {
      const by = fingersAt(judged, me).find((other) => other !== me && isVampire(judged, other));
      if (by === undefined) return undefined;
      return { ...because('protections.master', 'R58', { player: me, by }), replacementMin: 1 };
    },
  },
  tells: ['met'],
  calls: [vampires],
};

export const vampireMaster = role(rule, {
  icon: 'vampire-cape',
  fr: {
    name: 'Le Maître',
    the: 'le Maître',
    a: 'un Maître',
    of: 'du Maître',
    blurb: 'Vampire intouchable dès qu’un autre Vampire le montre du doigt au vote.',
    help: 'Au crépuscule, tu mords avec les autres Vampires sans leur avouer ton titre. Au vote, si un autre Vampire, mordu compris, te montre du doigt, te voilà hors d’atteinte : la sentence tombe sur le suivant au décompte, fût-ce pour une seule voix. Ce pouvoir suit ta carte quelle que soit ta marque ; un artefact qui change ton rôle l’éteint, et l’amour passe outre. Tu gagnes avec le Clan.',
    wakes: 'au crépuscule, avec les Vampires ; son pouvoir joue au vote',
    says: {
      'protections.master': {
        other: 'Le Maître ({player:seat}) est protégé : un autre Vampire, {by:seat}, le pointe du doigt.',
        you: {
          player: 'Maître, tu es hors d’atteinte : un autre Vampire, {by:seat}, te pointe du doigt.',
          by: 'Le Maître ({player:seat}) est protégé : Vampire, tu le pointes du doigt.',
        },
      },
    },
  },
  en: {
    name: 'The Master',
    the: 'the Master',
    a: 'a Master',
    of: 'of the Master',
    blurb: 'A Vampire nobody can touch once another Vampire points at him.',
    help: 'At dusk you bite with the other Vampires without telling them your title. At the vote, if another Vampire points at you, bitten ones included, you are protected: the sentence falls on the next in the count, even with a single vote. The power goes with the card whatever your mark; an artefact that changes your role puts it out, and love ignores it. You win with the Clan.',
    wakes: 'at dusk, with the Vampires; his power works at the vote',
    says: {
      'protections.master': {
        other: 'The Master ({player:seat}) is protected by the finger of another Vampire, {by:seat}.',
        you: {
          player: 'As the Master, you are protected by the finger of another Vampire, {by:seat}.',
          by: 'The Master ({player:seat}) is protected by your finger, another Vampire’s.',
        },
      },
    },
  },
});
