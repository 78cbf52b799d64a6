import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { componentRoot, exportedComponents } from '../stories/components.ts';
import { readGuide } from './component-guides.ts';
import type { GuideSection } from './component-guides.ts';
import { propsOf } from './component-props.ts';
import type { PropRow } from './component-props.ts';
import { docCommentOf } from './doc-comment.ts';
import { linkedStories } from './story-links.ts';
import type { LinkedStory, StoryLink } from './story-links.ts';

/** The size of a component in JavaScript after gzip, in words. */
export interface ComponentSize {
  alone: string;
  /** Its growth of a screen with a `Button` and a `TextField`. */
  added: string;
}

/** The page of a component. */
export interface ComponentPage {
  folder: string;
  name: string;
  /** The id of its page in the workbench. */
  id: string;
  /** Its doc comment, with code between backticks. */
  purpose: string;
  guide: readonly GuideSection[];
  props: readonly PropRow[];
  /** A sentence about props that it does not declare itself; empty for none. */
  otherProps: string;
  /** Null without a measurement. */
  size: ComponentSize | null;
  /** Its stories, those of its own file first. */
  stories: readonly StoryLink[];
  /** The stories that can be compared in narrow frames, first the one with most states. */
  comparable: readonly StoryLink[];
}

/** Stories whose `play` passes in a narrow frame, of components of which every story has a `play`. By default the first. */
const narrowStories: Readonly<Record<string, string>> = {
  AppFrame: 'TwoEmployments',
  DayDial: 'PassBesideTheHand',
  ScreenMenu: 'OnAPhone',
};

/** Returns the stories without a `play`, which could need a wide window; if there are none, one with a `play`. */
function comparableOf(name: string, stories: readonly LinkedStory[]): StoryLink[] {
  const still = stories.filter(({ hasPlay }) => !hasPlay);
  const narrow = stories.find((story) => story.name === narrowStories[name]) ?? stories[0];
  const all = still.length > 0 ? still : narrow ? [narrow] : [];
  const isFirst = ({ name: story }: LinkedStory) => story === 'Permutations';
  return [...all.filter(isFirst), ...all.filter((story) => !isFirst(story))].map(({ link }) => link);
}

/** Returns the public components of `primitives` and `patterns`, by path below `packages/ui/src`, in alphabetical order. */
export function componentsWithPage(): string[] {
  return exportedComponents()
    .filter((path) => /^(primitives|patterns)\//.test(path))
    .toSorted();
}

/** Returns the file with the guidance of a component: `Button/Button.guide.md` beside `Button.tsx`. */
export function guideFileOf(path: string): string {
  return `${componentRoot}/${path.replace(/\.tsx$/, '.guide.md')}`;
}

/** Returns the id of the page of a component. */
export function pageIdOf(path: string): string {
  return `${dirname(path).replace('/', '-').toLowerCase()}--docs`;
}

/** Returns the measured sizes by the names of the components. */
export function componentSizes(): ReadonlyMap<string, ComponentSize> {
  const row = /^\| (\w+) +\| +([\d.]+ kB) \| +([\d.]+ kB) \|$/gm;
  const text = readFileSync('docs/primitive-sizes.md', 'utf8');
  return new Map(
    [...text.matchAll(row)].map(([, name = '', alone = '', added = '']) => [name, { alone, added }]),
  );
}

/** Returns the pages of all components with a guide, in alphabetical order. */
export function componentPages(): ComponentPage[] {
  const sizes = componentSizes();
  const stories = Map.groupBy(linkedStories(), ({ file }) => dirname(file));
  return componentsWithPage()
    .filter((path) => existsSync(guideFileOf(path)))
    .map((path) => {
      const name = basename(path, '.tsx');
      const source = readFileSync(`${componentRoot}/${path}`, 'utf8');
      const all = stories.get(`${componentRoot}/${dirname(path)}`) ?? [];
      const isOwn = ({ file }: LinkedStory) => basename(file, '.stories.tsx') === name;
      const own = [...all.filter(isOwn), ...all.filter((story) => !isOwn(story))];
      return {
        folder: dirname(dirname(path)),
        name,
        id: pageIdOf(path),
        purpose: docCommentOf(source, name),
        guide: readGuide(readFileSync(guideFileOf(path), 'utf8'), name),
        props: propsOf(path),
        otherProps: docCommentOf(source, `${name}Props`),
        size: sizes.get(name) ?? null,
        stories: own.map(({ link }) => link),
        comparable: comparableOf(name, own),
      };
    });
}
