import { looksOfAll } from './looks.ts';
import type { Width } from './looks.ts';
import { appStories } from './app-stories.ts';
import type { StoryEntry } from './stories.ts';
import type { Variant } from './variants.ts';

/**
 * Returns the name of a picture without folder and extension. The test runner does not support double hyphens in file
 * names.
 */
export function pictureName(storyId: string, variant?: Variant): string {
  const name = storyId.replace('--', '-');
  return variant ? `${name}_${variant.theme}-${variant.language}` : name;
}

/** Returns the Storybook id of a story: its folders, its file name if different, and its own name. */
export function storyIdOf({ file, name }: StoryEntry): string {
  const parts = file
    .replace('packages/ui/src/', '')
    .replace(appStories, 'app/')
    .replace('.stories.tsx', '')
    .split('/');
  const title = parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts;
  return `${title.join('-').toLowerCase()}--${toWords(name).join('-').toLowerCase()}`;
}

/** Returns the words of an export name: `LongText` has two. */
function toWords(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
}

/** Returns the pictures of the stories, as `<width>/<name>.png`. */
export function expectedPictures(stories: readonly StoryEntry[]): string[] {
  const looks = looksOfAll(stories);
  return stories.flatMap((story, place) => {
    const id = storyIdOf(story);
    const pathOf = (width: Width, variant?: Variant) => `${width}/${pictureName(id, variant)}.png`;
    return [
      ...(looks[place]?.widths ?? []).map((width) => pathOf(width)),
      ...(looks[place]?.variants ?? []).map((variant) =>
        // A story with its own viewport is taken in the desk run.
        pathOf(story.hasOwnWidth ? 'desk' : variant.width, variant),
      ),
    ];
  });
}
