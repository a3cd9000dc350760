/** What One Night says to whoever plays it for the first time. In the dark a tip has three short lines. */
export const primer = {
  title: 'Conseil',
  count: (n: number, of: number) => `Conseil ${n} sur ${of}`,
  enough: 'Sans conseils',
  again: 'Revoir les conseils',
  tips: {
    deal: {
      first: 'Ta carte est pour toi.',
      more: 'Elle ne se montre que sous ton doigt. Les autres cartes en jeu se lisent ici.',
    },
    touch: {
      first: 'Quel que soit l’appel, touche et valide.',
      more: 'Si tous les doigts bougent, personne ne sait qui joue.',
    },
    learn: {
      first: 'Ce que tu apprends reste sous la plume,',
      more: 'en haut. La suite de la nuit peut encore tout changer.',
    },
    tell: {
      first: 'Ta carte a pu changer de main.',
      more: 'Tu gagnes avec celle qui est devant toi à la fin : dis ce que tu as vu, ou garde-le.',
    },
    read: {
      first: 'Touche un visage :',
      more: 'ses paroles seules, et ta note sur lui. Deux fois le même personnage, souligné en rouge : l’un des deux ment, ou se trompe.',
    },
    vote: {
      first: 'Ton doigt peut bouger jusqu’à trois.',
      more: 'Qui reçoit le plus de voix meurt. Une voix chacun : personne ne meurt.',
    },
  },
};
export type Primer = typeof primer;
