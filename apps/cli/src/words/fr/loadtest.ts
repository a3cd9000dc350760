export const loadtest = {
  options: '--options veut un objet JSON',
  refused: (why: string) => `le serveur refuse cette table : ${why}`,
  heading:
    'tables | actions/s | p50 ms | p99 ms | µs/action | Ko/table || nu : actions/s | µs/action | Ko/table || part || clients : cœur',
  store: '--nodes veut une base : --store ou VEILLEE_STORE, comme postgres://nom:motdepasse@machine/base',
  beside:
    'tables | maison | actions/s | p50 / p99 ms | µs/action : nœuds + base | fois le nu | à 1 000 actions/s : p50 / p99 ms | clients : cœur',
  bare: 'nue',
  sqlite: 'SQLite',
  nodes: (count: number) => `${count} nœuds`,
  befallen: (killed: string, frozen: string, dark: string) =>
    `nœud tué : tables servies après ${killed} ms (médiane / dernière) ; figé : ${frozen} ms ; base de retour : plein régime après ${dark} ms`,
};
