import type { site as fr } from '../fr/site.ts';

export const site: typeof fr = {
  missing: 'the folder to write into is missing: veillee site FOLDER',
  foreign: (folder) =>
    `“${folder}” already holds something other than a site of Veillée: give a folder that is empty or does not exist yet`,
  notAFolder: (folder) => `“${folder}” is a file: a folder is wanted`,
  written: (folder, files, size) => `The site is written into ${folder}: ${files} files, ${size} KiB.`,
  renewed: (folder, files, size) => `The site in ${folder} is renewed: ${files} files, ${size} KiB.`,
  next: (folder) => [
    'Put these files on any web space, at its root or in a folder; over https the app can be installed and',
    'opens without a network. To try it here, any server of files will do:',
    `  python3 -m http.server 8000 --directory ${folder}`,
    'Other phones cannot be invited there: for that, open a house with “veillee serve”.',
  ],
};
