import { globSync } from 'node:fs';
import { expectedPictures, storyIdOf } from './expected.ts';
import { ariaTreeFolder, pictureFolder } from './folders.ts';
import { hasAriaTree, looksOfAll } from './looks.ts';
import type { StoryEntry } from './stories.ts';

/** Returns the pictures and trees in the repository that belong to no story, relative to the root of the workspace. */
export function strayFiles(stories: readonly StoryEntry[]): string[] {
  const known = new Set([
    ...expectedPictures(stories).map((path) => `${pictureFolder}/${path}`),
    ...expectedTrees(stories),
  ]);
  return globSync([`${pictureFolder}/*/*.png`, `${ariaTreeFolder}/*.yaml`])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !known.has(path));
}

function expectedTrees(stories: readonly StoryEntry[]): string[] {
  const looks = looksOfAll(stories);
  return stories
    .filter((story, place) => hasAriaTree(story, looks[place]?.variants ?? []))
    .map((story) => `${ariaTreeFolder}/${storyIdOf(story)}.yaml`);
}
