import type { StoryLink } from './story-links.ts';

/** Returns links to stories in one line, for a Markdown file in `docs` beside the workbench. */
export function storiesText(stories: readonly StoryLink[]): string {
  return stories.map(({ id, file, name }) => `[${file}: ${name}](../?path=/story/${id})`).join(', ');
}
