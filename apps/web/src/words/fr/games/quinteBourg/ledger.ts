/** How the master's book reads: what was done and why one was there, besides what cards say themselves; why coins moved. */
export interface Ledger {
  readonly did: { readonly [deed: string]: string };
  readonly places: string;
  readonly actions: { readonly [action: string]: string };
  readonly at: (who: string, house: string) => string;
  readonly failed: { readonly [why: string]: string };
  readonly inside: string;
  readonly causes: { readonly [cause: string]: string };
  readonly why: { readonly [why: string]: string };
  readonly clockwise: { readonly [way: string]: string };
}

export const ledger: Ledger = {
  did: {
    richest: 'Le plus riche :',
    dropped: 'abandonne',
    turned: 'devient Reptilien',
    lovers: 'Les Amoureux :',
    prey: 'La proie des Reptiliens :',
    guarded: 'La milice veille chez',
    'lovers.house': 'Les Amoureux dorment chez',
    'pair.house': 'choisit d’aller chez',
    attack: 'Attaque chez',
    left: 'quitte la partie',
    spared: 'échappe à la mort',
    died: 'meurt',
    joined: 'rejoint',
  },
  places: 'Hors de chez soi :',
  actions: {
    sleeping: 'sommeil lourd',
    love: 'amour',
    attacking: 'attaque',
    home: 'chez soi',
  },
  at: (who, house) => `${who} chez ${house}`,
  failed: {
    guarded: 'maison gardée',
    richest: 'maison de la plus grosse bourse',
    empty: 'personne à prendre',
  },
  inside: 'présents :',
  causes: {
    killing: 'mise à mort',
    attack: 'attaque',
    grief: 'chagrin',
    execution: 'exécution',
    conversion: 'conversion',
    shame: 'honte',
    correction: 'correction',
  },
  why: {
    wedding: 'cérémonie',
    pickpocket: 'pickpocket',
    vote: 'vote payant',
    inheritance: 'héritage',
    unclaimed: 'sans héritier',
    correction: 'correction',
    loot: 'part du butin',
    robbery: 'vol',
    killing: 'assassinat',
    gift: 'don',
    enquiry: 'enquête',
  },
  clockwise: { clockwise: 'sens horaire', anticlockwise: 'sens antihoraire' },
};
