import { globSync, readFileSync } from 'node:fs';

/** A story, up to where something else begins. */
const stories = /^export const (\w+) = ([\s\S]*?)(?=^[a-z/]|$(?![\s\S]))/gm;
const ownWidth = /\bglobals: \{[^\n]*\bviewport: \{/;
const saysPictures = /\bpictures: (true|false)/;
const wholeFile = /preview\.meta\(\{([\s\S]*?)^\}\);/m;
/** Screens lead to a detail and back in another way on a phone. */
const screen = /Screen\/[^/]+$/;

/**
 * The stories of a file that need one of the two widths alone: those that bring a width of their own, and, outside of
 * screens, those that are about behaviour and end in a look that another story shows.
 *
 * @param source text of a story file
 * @param path of the file, from the workspace's root
 * @returns the names of their exports; a story made of another one is among them only where it says so itself
 */
export function storiesTriedOnce(source: string, path: string): string[] {
  const [, meta = ''] = wholeFile.exec(source) ?? [];
  const isOne = (body: string) => {
    if (ownWidth.test(meta) || ownWidth.test(body)) return true;
    const [, pictures] = saysPictures.exec(body) ?? saysPictures.exec(meta) ?? [];
    return pictures === 'false' && !screen.test(path);
  };
  return [...source.matchAll(stories)].filter(([, , body = '']) => isOne(body)).map(([, name = '']) => name);
}

/** The stories that are tried with the desk alone, by the path of their file from the workspace's root. */
export function triedWithTheDesk(): Record<string, string[]> {
  return Object.fromEntries(
    globSync('packages/ui/src/**/*.stories.tsx')
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [path, storiesTriedOnce(readFileSync(path, 'utf8'), path)] as const)
      .filter(([, names]) => names.length > 0),
  );
}
