export const serve = {
  building: 'L’application se prépare : quelques secondes, cette fois seulement…',
  open: 'La table est dressée :',
  phones: 'Depuis les téléphones de la maison :',
  choose: 'Un autre numéro, puis Entrée, montre une autre adresse.',
  alone: 'Seule cette machine y a accès (VEILLEE_HOST).',
  notAnAddress: (text: string) =>
    `« ${text} » n’est pas une adresse : il en faut une comme https://veillee.example`,
  log: (levels: string, text: string) => `VEILLEE_LOG veut ${levels}, pas « ${text} »`,
  names: (text: string) => `VEILLEE_NAMES veut des noms comme veillee.example ou .example, pas « ${text} »`,
  store: 'VEILLEE_STORE veut l’adresse d’un PostgreSQL, comme postgres://nom:motdepasse@machine/base',
  node: (text: string) =>
    `VEILLEE_NODE veut une machine, et un port si l’on veut, comme 10.0.0.2:8090, pas «\u00a0${text}\u00a0»`,
  proxy: (text: string) =>
    `VEILLEE_PROXY veut 1, ou des adresses comme 10.0.0.2 ou 10.0.0.0/8, pas « ${text} »`,
};
