import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citations } from './citations.ts';
import type { Citation } from './citations.ts';
import { statedRequirements } from './requirements.ts';
import type { Requirement } from './requirements.ts';

const root = join(import.meta.dirname, '../..');

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Returns the requirements of all pages in `docs/requirements`. */
export function allRequirements(): Requirement[] {
  const pages = globSync('docs/requirements/*.md', { cwd: root }).toSorted();
  return pages.flatMap((page) => statedRequirements(read(page)));
}

/** Returns the requirements that a unit test or a journey of `test` shows. */
export function shownWithoutStories(): ReadonlySet<string> {
  const tests = allCitations().filter(
    ({ kind, file, isOnlyInAll }) => kind === 'test' && !isOnlyInAll && !file.endsWith('.stories.tsx'),
  );
  return new Set(tests.map(({ id }) => id));
}

/** Returns the citations of all sources, stories, tests and journeys. */
export function allCitations(): (Citation & { file: string })[] {
  const files = globSync('packages/*/{src,e2e}/**/*.{ts,tsx}', { cwd: root }).toSorted();
  return files.flatMap((file) => citations(file, read(file)).map((citation) => ({ ...citation, file })));
}
