import type { FaultKind } from '@veillee/rooms';

/** What an operator reads where the data folder cannot be used. */
export const folder = {
  refused: (data: string, why: string) => `le dossier de données « ${data} » ne s’ouvre pas : ${why}`,
  refusedDatabase: (named: string, why: string) =>
    `la base de données «\u00a0${named}\u00a0» ne s’ouvre pas\u00a0: ${why}`,
  unknown: (why: string) => `«\u00a0${why}\u00a0»`,
  /** By the system's codes. */
  system: {
    ENOTDIR: 'un fichier se trouve sur ce chemin ; choisis-en un autre avec --data',
    EACCES: 'tu n’as pas le droit d’y écrire ; choisis-en un autre avec --data',
    EROFS: 'ce disque est en lecture seule ; choisis-en un autre avec --data',
    ENOENT: 'ce chemin ne mène nulle part ; choisis-en un autre avec --data',
    ENOSPC: 'le disque est plein',
  },
  /** By what is wrong with the store. */
  faults: {
    inUse: 'un autre Veillée le sert déjà ; arrête-le, ou choisis un autre dossier avec --data',
    readOnly:
      'ses fichiers ne peuvent être ni ouverts ni écrits ; vérifie à qui ils sont, ou choisis un autre dossier avec --data',
    full: 'le disque est plein ; fais de la place et recommence, rien n’est perdu',
    damaged:
      'la base de données est abîmée ; « veillee house salvage » sauve ce qui peut l’être, « veillee house restore » remet une sauvegarde',
    emptied:
      'la base de données est vide, et ne l’était pas ; « veillee house salvage » sauve ce qui peut l’être, « veillee house restore » remet une sauvegarde, un autre dossier (--data) recommence à zéro',
    astray:
      'la base de données est un lien qui ne mène nulle part\u00a0; vérifie que le disque où elle se trouve est branché, rien n’est recommencé',
    foreign:
      'la base de données qui s’y trouve n’est pas celle d’une maison\u00a0; remets la bonne, ou choisis un autre dossier avec --data',
    newer: 'ce qui s’y trouve est d’une version plus récente de Veillée',
    dark: 'la base de données ne répond pas\u00a0; vérifie qu’elle tourne et que son adresse est la bonne',
    locked: 'la base de données refuse ce nom ou ce mot de passe',
    absent: 'il n’y a pas de base de données de ce nom\u00a0; «\u00a0createdb\u00a0» en fait une',
    unsound:
      'la base de données est abîmée, ou revenue à un moment plus ancien\u00a0; «\u00a0pg_restore\u00a0» y remet une sauvegarde',
    buried:
      'il n’a pas donné signe de vie à temps, et les autres nœuds ont repris ses tables\u00a0; rien n’est perdu, redémarre-le',
    disk: 'le disque ne répond pas comme il devrait ; vérifie-le avant toute chose',
  } satisfies { readonly [K in FaultKind]: string },
};
