import { globSync } from 'node:fs';
import { pictureFolder } from './folders.ts';

/**
 * Pictures that stand in the repository and belong to no story any more.
 *
 * @param expected the pictures of a whole run, as `<width>/<name>.png`
 */
export function strayPictures(expected: Iterable<string>): string[] {
  const known = new Set(expected);
  return globSync('*/*.png', { cwd: pictureFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !known.has(path));
}
