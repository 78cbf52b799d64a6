import { globSync, readFileSync } from 'node:fs';

/** A story, up to where the next one begins. */
const stories = /^export const (\w+) = ([\s\S]*?)(?=^export const |$(?![\s\S]))/gm;
const ownWidth = /\bglobals: \{[^\n]*\bviewport: \{/;
const wholeFile = /preview\.meta\(\{([\s\S]*?)^\}\);/m;

/**
 * The stories of a file that bring a width of their own, and so are the same whichever width is looked at.
 *
 * @param source text of a story file
 * @returns the names of their exports; a story made of another one is among them only where it says its width itself
 */
export function ownWidthStories(source: string): string[] {
  const isWhole = ownWidth.test(wholeFile.exec(source)?.[1] ?? '');
  return [...source.matchAll(stories)]
    .filter(([, , body = '']) => isWhole || ownWidth.test(body))
    .map(([, name = '']) => name);
}

/** The stories with a width of their own, by the path of their file from the workspace's root. */
export function storiesOfOwnWidth(): Record<string, string[]> {
  return Object.fromEntries(
    globSync('packages/ui/src/**/*.stories.tsx')
      .map((path) => [path.replaceAll('\\', '/'), ownWidthStories(readFileSync(path, 'utf8'))] as const)
      .filter(([, names]) => names.length > 0),
  );
}
