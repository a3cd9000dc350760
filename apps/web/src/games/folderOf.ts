/** A game has the folder of its id, spelt as names are in code: `two-words` has `twoWords/`. */
export const folderOf = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
