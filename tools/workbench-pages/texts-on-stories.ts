import { readRecorded } from '../story-words/recorded.ts';
import type { LinkedStory, StoryLink } from './story-links.ts';
import { linkedStories } from './story-links.ts';

let index: ReadonlyMap<string, StoryLink[]> | null = null;

/** Returns the stories that show a text of the product, those with the fewest other texts first. A variable is `…`. */
export function storiesWithText(en: string): StoryLink[] {
  index ??= indexOf();
  return index.get(en) ?? [];
}

function indexOf(): ReadonlyMap<string, StoryLink[]> {
  const recorded = readRecorded();
  const count = ({ link }: LinkedStory) => recorded[link.id]?.length ?? 0;
  const found = linkedStories()
    .toSorted((a, b) => count(a) - count(b))
    .flatMap(({ link }) => (recorded[link.id] ?? []).map((en) => ({ en, link })));
  return new Map(
    [...Map.groupBy(found, ({ en }) => en)].map(([en, all]) => [en, all.map(({ link }) => link)]),
  );
}
