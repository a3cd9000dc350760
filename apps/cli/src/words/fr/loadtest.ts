export const loadtest = {
  options: '--options veut un objet JSON',
  refused: (why: string) => `le serveur refuse cette table : ${why}`,
  heading:
    'tables | actions/s | p50 ms | p99 ms | µs/action | Ko/table || nu : actions/s | µs/action | Ko/table || part || clients : cœur',
};
