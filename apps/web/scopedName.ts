/**
 * What a class of a module is called in the page: `Dock-bar`, and for what belongs to one game its folder before it.
 * Whoever reads a page in a browser finds the file by it, and so do the tests.
 */
export function scopedName(local: string, file: string, sources: string): string {
  const path = file.replace(/\?.*/, '').replace(sources, '').replace('.module.css', '').split('/');
  const game = path[0] === 'games' ? path.slice(1, 2) : [];
  return [...game, ...path.slice(-1), local].join('-');
}
