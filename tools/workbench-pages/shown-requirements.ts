import { basename } from 'node:path';
import { allCitations, allRequirements } from '../requirements/repository.ts';
import { areaOf } from '../requirements/requirements.ts';
import type { StoryLink } from './story-links.ts';
import { linkedStories } from './story-links.ts';

/** A requirement with everything that shows it. */
export interface ShownRequirement {
  id: string;
  area: string;
  text: string;
  stories: readonly StoryLink[];
  /** The unit tests and journeys: the name of the file, and the titles of the tests; none for the whole file. */
  tests: readonly { file: string; titles: readonly string[] }[];
}

/** Returns every requirement in the order of its page, with the stories and tests that show it. */
export function shownRequirements(): ShownRequirement[] {
  const stories = linkedStories();
  const byPlace = new Map(stories.map((story) => [`${story.file}#${story.name}`, story.link]));
  const byFile = Map.groupBy(stories, ({ file }) => file);
  const cited = allCitations().filter(({ kind }) => kind === 'test');
  const byId = Map.groupBy(cited, ({ id }) => id);
  return allRequirements().map(({ id, text }) => {
    const own = (byId.get(id) ?? []).map((each) => ({ ...each, file: each.file.replaceAll('\\', '/') }));
    const isOfStory = ({ file }: { file: string }) => file.endsWith('.stories.tsx');
    const links = own.filter(isOfStory).flatMap(({ file, title }) =>
      // A tag of the whole file: its first story leads to the others.
      title === null
        ? (byFile.get(file)?.slice(0, 1) ?? []).map(({ link }) => link)
        : (byPlace.get(`${file}#${title}`) ?? []),
    );
    const tests = Map.groupBy(
      own.filter((each) => !isOfStory(each)),
      ({ file }) => basename(file),
    );
    return {
      id,
      area: areaOf(id),
      text,
      stories: [...new Map(links.map((link) => [link.id, link])).values()],
      tests: [...tests].map(([file, all]) => ({ file, titles: all.flatMap(({ title }) => title ?? []) })),
    };
  });
}
