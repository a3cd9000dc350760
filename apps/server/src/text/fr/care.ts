/** What whoever looks after a house is told. */
export const care = {
  noHouse: (folder: string) =>
    `il n’y a pas de maison dans le dossier «\u00a0${folder}\u00a0»\u00a0: dis lequel avec --data ou VEILLEE_DATA`,
  notYours: (folder: string) =>
    `la maison du dossier «\u00a0${folder}\u00a0» est à quelqu’un d’autre\u00a0: demande-le sous son compte (sudo -u)`,
  mute: (folder: string) =>
    `la maison du dossier «\u00a0${folder}\u00a0» est ouverte mais ne répond pas\u00a0: arrête-la d’abord`,
  unsound: (fault: string) => `cette sauvegarde n’est pas saine\u00a0: «\u00a0${fault}\u00a0»`,
  openMeanwhile:
    'la maison est ouverte, donc lisible\u00a0: arrête-la d’abord si tu veux vraiment sauver ce qui reste',
  nothingToSave:
    'ni table ni récit à sauver\u00a0; s’il y a une sauvegarde, remets-la (veillee house restore)',
  noCopy: 'la copie que la maison a faite n’est plus dans son dossier\u00a0: réessaie',
  unreadableRequest: 'la maison ouverte ne comprend pas cette demande\u00a0: elle est d’une autre version',
  houseIsClosing: 'la maison est en train de fermer\u00a0: réessaie dans un instant',
  noTable: (named: string) => `aucune table n’a ce numéro ni ce code\u00a0: «\u00a0${named}\u00a0»`,
  brokenTable: (number: number) =>
    `la table ${number} est mise de côté\u00a0: cette version n’arrive pas à l’ouvrir (veillee house check dit pourquoi)`,
  nowhere: 'cette maison ne garde rien sur le disque',
  notACopy: 'seule une copie posée dans le dossier de la maison peut en prendre la place',
  byDump:
    'une maison sur PostgreSQL se sauvegarde et se remet avec les outils de PostgreSQL (pg_dump, pg_restore)',
  otherNode: 'le nœud qui tient cette table ne répond pas\u00a0: réessaie dans un instant',
  failed: (why: string) => `la maison n’y est pas parvenue\u00a0: «\u00a0${why}\u00a0»`,
  noName: 'il faut un nom',
  noStory: 'aucun récit n’a cette adresse, ou il n’y est plus',
  unreadableAnswer: 'la maison ouverte répond autrement que prévu\u00a0: elle est d’une autre version',
};
