import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const asksForWidth = /@container|\(width [<>]/;

/**
 * The folders of components that look different on a phone and on a desk: screens and dialogs, which are made of
 * everything, and whatever asks for a width in its own styles. The others are pictured, and tried, at one width.
 *
 * @returns paths from the workspace's root, sorted
 */
function changingFolders(): string[] {
  const folders = new Set<string>();
  for (const path of globSync('packages/ui/src/*/*/**/*.{ts,tsx}')) {
    if (/\.(stories|test|fixtures)\.tsx?$/.test(path)) continue;
    const folder = path.replaceAll('\\', '/').split('/').slice(0, 5).join('/');
    if (/(Screen|Dialog)$/.test(folder) || asksForWidth.test(readFileSync(path, 'utf8'))) folders.add(folder);
  }
  return [...folders].toSorted();
}

/** The story files of all other folders, and those in the frame, whose stories have a width of their own. */
export function storiesOfOneWidth(): string[] {
  const changing = new Set(changingFolders());
  return globSync('packages/ui/src/**/*.stories.tsx')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !changing.has(dirname(path)) || path.endsWith('InFrame.stories.tsx'));
}
