import type { Level, Temper } from '@veillee/bots';

/** Comment jouent les automates. */
interface Manner {
  readonly name: string;
  readonly hint: string;
}
export interface BotWords {
  readonly level: string;
  readonly levels: { readonly [level in Level]: Manner };
  readonly temper: string;
  readonly tempers: { readonly [temper in Temper]: Manner };
  /** Où l’on joue seul. */
  readonly lead: string;
  /** Après la fin. */
  readonly thoughts: string;
}

export const bots: BotWords = {
  level: 'Les automates',
  levels: {
    candid: {
      name: 'Candides',
      hint: 'Ils croient vite ce qu’on leur dit, mentent mal et suivent leur première idée.',
    },
    skilled: {
      name: 'Habiles',
      hint: 'Ils recoupent les déclarations et mentent de façon crédible, avec quelques distractions.',
    },
    sly: {
      name: 'Rusés',
      hint: 'Ils pèsent chaque parole, et choisissent le mensonge que la table croira le mieux.',
    },
  },
  temper: 'Tempérament',
  tempers: {
    even: { name: 'Posé', hint: 'Parle à son tour, sans hâte.' },
    talkative: { name: 'Bavard', hint: 'Parle tôt et souvent.' },
    cautious: { name: 'Prudent', hint: 'Écoute longtemps avant de parler.' },
    stubborn: { name: 'Têtu', hint: 'Ne revient jamais sur ce qu’il a dit.' },
  },
  lead: 'Un nom, et les cartes tombent. Les automates ne voient que ce que voit leur chaise ; toi, tu apprends en jouant.',
  thoughts: 'Ce que pensaient les automates',
};
