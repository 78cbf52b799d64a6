import { globSync, readFileSync } from 'node:fs';
import { appStories } from './app-stories.ts';

/** A story of the workbench, as declared in its file. */
export interface StoryEntry {
  /** Path of its file, relative to the root of the workspace, with slashes. */
  file: string;
  /** Name of its export, for example `LongText`. */
  name: string;
  /** `parameters.pictures`; undefined if neither the story nor its meta sets it. */
  pictures?: boolean;
  /** Whether it sets its own viewport. */
  hasOwnWidth: boolean;
  /** Whether it has a `play` function. */
  hasPlay: boolean;
  /** The ids of the requirements that it shows. */
  requirements: readonly string[];
}

/** Matches a story up to the next statement of the file. */
const story = /^export const (\w+) = (\w+)\.(?:story|extend)\(([\s\S]*?)(?=^[a-z/]|$(?![\s\S]))/gm;
const wholeFile = /\.meta\((\{[^\n]*\}\);$|\{\n[\s\S]*?^\}\);)/m;
const pictures = /\bpictures: (true|false)/;
const tags = /\btags: \[([^\]]*)\]/g;
const requirement = /(?<=')[a-z-]+-\d+(?=')/g;

/** The declaration of a story: its name, the story or `meta` that it is made from, and its text. */
interface StoryBody {
  name: string;
  base: string;
  body: string;
}

/** Returns the declarations of the stories of a file, in order. */
export function storyBodies(source: string): StoryBody[] {
  return [...source.matchAll(story)].map(([, name = '', base = '', body = '']) => ({ name, base, body }));
}

/**
 * Reads the stories of a file in order. A story that extends another one inherits its settings.
 *
 * @param source the text of the story file
 * @param file its path, relative to the root of the workspace
 */
export function storiesIn(source: string, file: string): StoryEntry[] {
  const [, meta = ''] = wholeFile.exec(source) ?? [];
  const found = new Map<string, StoryEntry>();
  for (const { name, base, body } of storyBodies(source)) {
    const inherited = found.get(base) ?? readSettings(meta, { file, name });
    found.set(name, { ...inherited, ...readSettings(body, inherited), name });
  }
  return [...found.values()];
}

function readSettings(
  text: string,
  inherited: Partial<StoryEntry> & { file: string; name: string },
): StoryEntry {
  const [, flag] = pictures.exec(text) ?? [];
  return {
    ...inherited,
    ...(flag !== undefined && { pictures: flag === 'true' }),
    hasOwnWidth: inherited.hasOwnWidth === true || /\bglobals: \{[^\n]*\bviewport: \{/.test(text),
    requirements: [...(inherited.requirements ?? []), ...requirementsIn(text)],
    hasPlay: inherited.hasPlay === true || /^ *(async )?play\b|\bplay[,:(]/m.test(text),
  };
}

function requirementsIn(text: string): string[] {
  return [...text.matchAll(tags)].flatMap(([, list = '']) => list.match(requirement) ?? []);
}

/** Returns the stories of the workbench, sorted by file. */
export function allStories(): StoryEntry[] {
  return globSync(['packages/ui/src/**/*.stories.tsx', `${appStories}*.stories.tsx`])
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((path) => storiesIn(readFileSync(path, 'utf8'), path));
}
