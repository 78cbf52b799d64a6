import { globSync } from 'node:fs';
import { pictureFolder } from './folders.ts';

/**
 * Returns the pictures in the repository that belong to no story.
 *
 * @param expected the pictures of all stories, as `<width>/<name>.png`
 */
export function strayPictures(expected: Iterable<string>): string[] {
  const known = new Set(expected);
  return globSync('*/*.png', { cwd: pictureFolder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !known.has(path));
}
