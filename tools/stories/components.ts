import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where the components stand, from the workspace's root. */
export const componentRoot = 'packages/ui/src';

/** A file of the library. */
export interface SourceFile {
  /** Its path below `packages/ui/src`. */
  path: string;
  text: string;
}

/** What `exports` of the package lets others import: the components that bear their folder's name, by path below the root. */
export function exportedComponents(): string[] {
  return librarySources()
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.tsx') && bearsFolderName(path));
}

/** Every source of the library that a product is made of: no stories, tests or samples. */
export function librarySources(): SourceFile[] {
  return globSync('*/**/*.{ts,tsx}', { cwd: componentRoot })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(stories|test|fixtures|d)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(componentRoot, path), 'utf8') }));
}

const folders = { shared: ['environment', 'i18n', 'tokens'], withoutWindows: ['primitives', 'patterns'] };

/**
 * The components that are shown by themselves, and why. Whatever else a folder holds is a part of the component that the
 * folder is named for, and is seen with it.
 */
export function componentsToShow(sources: readonly SourceFile[]): { path: string; why: string }[] {
  return sources.flatMap(({ path, text }) => {
    const name = nameOf(path);
    const area = areaOf(path);
    if (!path.endsWith('.tsx') || folders.shared.includes(area)) return [];
    if (bearsFolderName(path)) return [{ path, why: 'others may import it' }];
    if (!new RegExp(String.raw`^export function ${name}\b`, 'm').test(text)) return [];
    const why =
      reasonOf(name, area, text) ?? (isUsedElsewhere(path, sources) && 'another area or layer uses it');
    return why ? [{ path, why }] : [];
  });
}

function reasonOf(name: string, area: string, text: string): string | null {
  if (/(Dialog|Popover|Menu)$/.test(name) && !folders.withoutWindows.includes(area))
    return 'it opens over the page';
  if (text.includes('disabledReason')) return 'it refuses with a reason';
  return /\.after\(/.test(text) ? 'it changes by itself after a while' : null;
}

function isUsedElsewhere(path: string, sources: readonly SourceFile[]): boolean {
  const name = nameOf(path);
  const use = new RegExp(String.raw`^import \{[^}]*\b${name}\b[^}]*\} from '[^']*/${name}\.tsx'`, 'm');
  return sources.some((other) => areaOf(other.path) !== areaOf(path) && use.test(other.text));
}

function bearsFolderName(path: string): boolean {
  return path.split('/').length === 3 && nameOf(path) === basename(dirname(path));
}

function nameOf(path: string): string {
  return basename(path, '.tsx');
}

function areaOf(path: string): string {
  return path.split('/', 1)[0] ?? '';
}
