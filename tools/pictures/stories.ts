import { globSync, readFileSync } from 'node:fs';

/** A story of the library, as its file declares it. */
export interface StoryEntry {
  /** Path of its file from the workspace's root, with slashes. */
  file: string;
  /** Name of its export, for example `LongText`. */
  name: string;
  /** `parameters.pictures`; undefined where neither the story nor its file sets it. */
  pictures?: boolean;
  /** Whether it sets its own viewport. */
  hasOwnWidth: boolean;
  /** Whether it has a play function. */
  hasPlay: boolean;
}

/** A story, up to the next statement of the file. */
const story = /^export const (\w+) = (\w+)\.(?:story|extend)\(([\s\S]*?)(?=^[a-z/]|$(?![\s\S]))/gm;
const wholeFile = /\.meta\((\{[^\n]*\}\);$|\{\n[\s\S]*?^\}\);)/m;
const pictures = /\bpictures: (true|false)/;

/**
 * Reads the stories of a file in their order. A story made from another one inherits what it does not set.
 *
 * @param source text of the story file
 * @param file its path from the workspace's root
 */
export function storiesIn(source: string, file: string): StoryEntry[] {
  const [, meta = ''] = wholeFile.exec(source) ?? [];
  const found = new Map<string, StoryEntry>();
  for (const [, name = '', base = '', body = ''] of source.matchAll(story)) {
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
    hasPlay: inherited.hasPlay === true || /^ *(async )?play\b|\bplay[,:(]/m.test(text),
  };
}

/** The stories of the library, sorted by file. */
export function allStories(): StoryEntry[] {
  return globSync('packages/ui/src/**/*.stories.tsx')
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((path) => storiesIn(readFileSync(path, 'utf8'), path));
}
