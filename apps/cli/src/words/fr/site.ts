export const site = {
  missing: 'il manque le dossier où écrire : veillee site FOLDER',
  foreign: (folder: string) =>
    `« ${folder} » contient déjà autre chose qu’un site de Veillée : donne un dossier vide, ou qui n’existe pas encore`,
  notAFolder: (folder: string) => `« ${folder} » est un fichier : il faut un dossier`,
  written: (folder: string, files: number, size: string) =>
    `Le site est écrit dans ${folder} : ${files} fichiers, ${size} Kio.`,
  renewed: (folder: string, files: number, size: string) =>
    `Le site de ${folder} est renouvelé : ${files} fichiers, ${size} Kio.`,
  next: (folder: string) => [
    'Dépose ces fichiers sur un espace web, à la racine ou dans un dossier ; en https, l’application s’installe',
    'et s’ouvre sans réseau. Pour l’essayer ici, n’importe quel serveur de fichiers suffit :',
    `  python3 -m http.server 8000 --directory ${folder}`,
    'On n’y invite pas d’autres téléphones : pour cela, ouvre une maison avec « veillee serve ».',
  ],
};
