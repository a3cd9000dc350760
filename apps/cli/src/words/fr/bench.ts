export const bench = {
  seconds: (text: string) => `--seconds veut un nombre de 0.01 à 600, pas « ${text} »`,
  head: ['par s', 'par s de cœur', 'pour un étalon'],
  yardstick: 'étalon : SHA-256 de 64 Kio',
  games: 'parties entières',
  verdicts: 'verdicts',
  jsonl: 'verdict --jsonl, lignes',
  played: (game: string, players: number) => `${game}, ${players} joueurs`,
  memory: 'Mémoire en usage',
  heap: (size: string, games: string) => `${size} Mio après ${games}`,
  plays: (heaps: string) => `${heaps} parties`,
};
