import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pictureName, storyIdOf } from '../pictures/expected.ts';
import { pictureFolder } from '../pictures/folders.ts';
import { allStories } from '../pictures/stories.ts';
import type { StoryEntry } from '../pictures/stories.ts';

/** A story that a page links to. */
export interface StoryLink {
  id: string;
  /** The name of its file, for example `MyRequestsPermissions`. */
  file: string;
  /** Its name in words, for example `Cancel disabled`. */
  name: string;
  /** Whether the workbench has a picture of it. */
  hasPicture: boolean;
}

/** A story with its link. */
export interface LinkedStory extends StoryEntry {
  link: StoryLink;
}

function toLink(story: StoryEntry): StoryLink {
  const id = storyIdOf(story);
  const words = id.replace(/^.*--/, '').replaceAll('-', ' ');
  return {
    id,
    file: basename(story.file, '.stories.tsx'),
    name: words.charAt(0).toUpperCase() + words.slice(1),
    hasPicture: existsSync(join(pictureFolder, 'desk', `${pictureName(id)}.png`)),
  };
}

/** Returns all stories with their links. */
export function linkedStories(): LinkedStory[] {
  return allStories().map((story) => ({ ...story, link: toLink(story) }));
}
