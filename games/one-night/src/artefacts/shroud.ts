import { type ArtefactRule, artefact } from '../artefact.ts';

/** Its holder turns his back on the table by day (R81). */
const rule: ArtefactRule = {
  id: 'shroud',
  rulings: ['D', 'R81'],
  blinds: true,
};

export const shroud = artefact(rule, {
  icon: 'ghost',
  fr: {
    name: 'Voile de la Honte',
    the: 'le Voile de la Honte',
    a: 'un Voile de la Honte',
    of: 'du Voile de la Honte',
    blurb: 'Tourne le dos à la table : tu parles, mais tu ne vois plus rien.',
    help: 'Tu tournes le dos à la table jusqu’au bout : tu peux parler et écouter, et tu votes sans voir, en pointant derrière toi. En ligne : tu lis et tu écris, mais réactions, carte retournée et jetons te sont cachés. Ton rôle et ton équipe ne changent pas.',
  },
  en: {
    name: 'Shroud of Shame',
    the: 'the Shroud of Shame',
    a: 'a Shroud of Shame',
    of: 'of the Shroud of Shame',
    blurb: 'Turn your back on the table: you talk, but see nothing.',
    help: 'You turn your back on the table to the end: you may talk and listen, and you vote blind, pointing behind you. Online: you read and write, but reactions, a turned-up card and tokens are hidden from you. Your role and your team do not change.',
  },
});
