/** What Blood says where one phone is for all. */
export const hands = {
  lead: 'Pas de cartes : le téléphone fait un tour pour la donne, puis il va de main en main, tour après tour.',
  deal: 'La donne',
  dealLead: 'Tu verras toutes les cartes, sauf la tienne.',
  covered: 'cachée tant que tu ne tiens pas l’œil',
  begin: 'C’est vu, on commence',
  its: (name: string) => `C’est à ${name}`,
  take: (name: string) => `${name}, maintiens pour jouer`,
  takeHint: 'les cartes restent cachées, l’œil les montre',
  me: 'C’est moi !',
  meToo: 'C’est moi ! Je demande le téléphone',
  who: 'Qui prend le téléphone ?',
  whoHint: 'Touche ton nom. Chacun le peut, à tout moment.',
  nobody: 'Finalement, personne',
  interrupts: (name: string, waited: string) =>
    `${name} interrompt. Ensuite, le téléphone revient à ${waited}.`,
  giveBack: (name: string) => `Rendre à ${name}`,
};
export type Hands = typeof hands;
