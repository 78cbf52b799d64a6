import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The root of the repository. */
export const root = join(import.meta.dirname, '../..');

const read = /\.(ts|tsx|md|mdx|css)$|locales\/(en|cs|sk)\.json$|help-pages\/(en|cs|sk)\.html$/;

/**
 * Returns the files whose texts people read: sources, documents, styles and the texts of the interface; not the lists of
 * phrases and terms themselves.
 *
 * @param paths below which they are, by default the whole repository
 */
export function checkedFiles(paths: readonly string[] = []): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...paths];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return files.filter((file) => read.test(file) && !file.startsWith('tools/wording/'));
}
