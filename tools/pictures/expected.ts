import { looksOfAll } from './looks.ts';
import type { Width } from './looks.ts';
import type { StoryEntry } from './stories.ts';
import type { Variant } from './variants.ts';

/** The name of a story's picture, without its folder and ending. The test runner keeps no two hyphens in a file's name. */
export function pictureName(storyId: string, variant?: Variant): string {
  const name = storyId.replace('--', '-');
  return variant ? `${name}_${variant.theme}-${variant.language}` : name;
}

/** The id that the workbench gives to a story: its folders, its file where that has another name, and its own name. */
export function storyIdOf({ file, name }: StoryEntry): string {
  const parts = file.replace('packages/ui/src/', '').replace('.stories.tsx', '').split('/');
  const title = parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts;
  return `${title.join('-').toLowerCase()}--${toWords(name).join('-').toLowerCase()}`;
}

/** The words of an export's name: `LongText` has two. */
function toWords(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
}

/** The pictures that belong to the stories, as `<width>/<name>.png`. */
export function expectedPictures(stories: readonly StoryEntry[]): string[] {
  const looks = looksOfAll(stories);
  return stories.flatMap((story, place) => {
    const id = storyIdOf(story);
    const pathOf = (width: Width, variant?: Variant) => `${width}/${pictureName(id, variant)}.png`;
    return [
      ...(looks[place]?.widths ?? []).map((width) => pathOf(width)),
      ...(looks[place]?.variants ?? []).map((variant) =>
        // A story with its own viewport is taken with the desk.
        pathOf(story.hasOwnWidth ? 'desk' : variant.width, variant),
      ),
    ];
  });
}
