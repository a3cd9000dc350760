import type { Command } from '../command.ts';

/** How fast the engine is, on one core. */
export const bench: Command = {
  name: 'bench',
  summary: {
    fr: 'mesure la vitesse du moteur sur un cœur, et sa mémoire',
    en: 'measures how fast the engine is on one core, and its memory',
  },
  synopsis: ['veillee bench [--game ID] [--seconds S] [--json]'],
  example: 'npx veillee bench --game one-night',
  details: {
    fr: `  --game     un seul jeu : one-night, blood ou quinte-bourg
  --seconds  la durée de chaque mesure (3), en cinq manches après un échauffement ; on dit la médiane
  --json     les chiffres en JSON
« par s » compte le temps de l’horloge, « par s de cœur » celui que la machine a donné à ce fil : c’est le
chiffre à comparer quand elle fait autre chose. L’étalon est le SHA-256 du noyau sur 64 Kio, dans la même mesure.`,
    en: `  --game     one game only: one-night, blood or quinte-bourg
  --seconds  how long each measure takes (3), in five rounds after a warm-up; the median is told
  --json     the figures in JSON
“per s” counts the time of the clock, “per core s” the time the machine gave to this thread: the figure to
compare when it is doing other things. The yardstick is the kernel’s SHA-256 of 64 KiB, in the same run.`,
  },
  run: async (args, io) => (await import('../bench/run.ts')).run(args, io),
};
