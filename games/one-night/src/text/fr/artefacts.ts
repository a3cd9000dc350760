import type { Artefacts } from '../types.ts';

export const artefacts: Artefacts = {
  claw: {
    name: 'Griffe du Loup-Garou',
    the: 'la Griffe du Loup-Garou',
    a: 'une Griffe du Loup-Garou',
    of: 'de la Griffe du Loup-Garou',
    blurb: 'Tu es désormais un Loup-Garou, et tu gagnes avec la Meute.',
    help: 'Tu deviens un Loup-Garou et tu gagnes avec la Meute. Ta carte perd son rôle et ses pouvoirs, la marque du Vampire n’agit plus ; les autres marques restent en vigueur.',
  },
  brand: {
    name: 'Marque du Villageois',
    the: 'la Marque du Villageois',
    a: 'une Marque du Villageois',
    of: 'de la Marque du Villageois',
    blurb: 'Tu es désormais un simple Villageois.',
    help: 'Malgré son nom, c’est un artefact : tu deviens un Villageois sans pouvoir, et tu gagnes avec le Village. Ta carte perd son rôle, la marque du Vampire n’agit plus ; les autres marques restent en vigueur.',
  },
  cudgel: {
    name: 'Gourdin du Tanneur',
    the: 'le Gourdin du Tanneur',
    a: 'un Gourdin du Tanneur',
    of: 'du Gourdin du Tanneur',
    blurb: 'Tu es désormais un Tanneur : il te faut mourir.',
    help: 'Tu deviens un Tanneur : tu gagnes si tu meurs, tu perds sinon. Ta carte perd son rôle et ses pouvoirs, la marque du Vampire n’agit plus ; les autres marques restent en vigueur.',
  },
  void: {
    name: 'Brouillard du Néant',
    the: 'le Brouillard du Néant',
    a: 'un Brouillard du Néant',
    of: 'du Brouillard du Néant',
    blurb: 'Rien du tout ; mais cela, personne ne le sait.',
    help: 'Il ne fait rien : ta carte et ta marque valent ce qu’elles valaient. Les autres n’en savent rien, à toi d’en jouer.',
  },
  mask: {
    name: 'Masque du Silence',
    the: 'le Masque du Silence',
    a: 'un Masque du Silence',
    of: 'du Masque du Silence',
    blurb: 'Plus un mot de toute la journée : il te reste les gestes.',
    help: 'Tu ne dis plus rien jusqu’au vote ; les gestes te restent permis. En ligne : pas de messages, seulement des réactions. Ton rôle et ton équipe ne changent pas.',
  },
  shroud: {
    name: 'Voile de la Honte',
    the: 'le Voile de la Honte',
    a: 'un Voile de la Honte',
    of: 'du Voile de la Honte',
    blurb: 'Tourne le dos à la table : tu parles, mais tu ne vois plus rien.',
    help: 'Tu tournes le dos à la table jusqu’au bout : tu peux parler et écouter, et tu votes sans voir, en pointant derrière toi. En ligne : tu lis et tu écris, mais réactions, carte retournée et jetons te sont cachés. Ton rôle et ton équipe ne changent pas.',
  },
};
