import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folder of the components, relative to the root of the workspace. */
export const componentRoot = 'packages/ui/src';

/** A source file of the library. */
export interface SourceFile {
  /** The path of the file below `packages/ui/src`. */
  path: string;
  text: string;
}

/**
 * Returns the components that `exports` of the package allows to import, by path below the folder: those with the name
 * of their folder.
 */
export function exportedComponents(): string[] {
  return librarySources()
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.tsx') && bearsFolderName(path));
}

/** Returns the sources of the library without stories, tests and fixtures. */
export function librarySources(): SourceFile[] {
  return globSync('*/**/*.{ts,tsx}', { cwd: componentRoot })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(stories|test|fixtures|d)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(componentRoot, path), 'utf8') }));
}

const folders = { shared: ['environment', 'i18n', 'tokens'], withoutWindows: ['primitives', 'patterns'] };

/**
 * Returns the components that need their own stories, with the reason. All other components of a folder are parts of
 * the component with the name of the folder and are shown with it.
 */
export function componentsToShow(sources: readonly SourceFile[]): { path: string; why: string }[] {
  return sources.flatMap(({ path, text }) => {
    const name = nameOf(path);
    const area = areaOf(path);
    if (!path.endsWith('.tsx') || folders.shared.includes(area)) return [];
    if (bearsFolderName(path)) return [{ path, why: 'it is exported' }];
    if (!new RegExp(String.raw`^export function ${name}\b`, 'm').test(text)) return [];
    const why =
      reasonOf(name, area, text) ?? (isUsedElsewhere(path, sources) && 'another area or layer uses it');
    return why ? [{ path, why }] : [];
  });
}

function reasonOf(name: string, area: string, text: string): string | null {
  if (/(Dialog|Popover|Menu)$/.test(name) && !folders.withoutWindows.includes(area))
    return 'it opens over the page';
  if (text.includes('disabledReason')) return 'it can be disabled with a reason';
  return /\.after\(/.test(text) ? 'it changes over time' : null;
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
