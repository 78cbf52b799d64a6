import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFiles } from './files.ts';
import { wordingFaults } from './wording.ts';

/** Prints every phrase of the dialect below the given paths, by default in the whole repository. */
const root = join(import.meta.dirname, '../..');
const paths = process.argv.slice(2);
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
  cwd: root,
  encoding: 'utf8',
});
let count = 0;
for (const file of checkedFiles(tracked.trim().split('\n')))
  for (const { line, found, instead } of wordingFaults(file, readFileSync(join(root, file), 'utf8'))) {
    count += 1;
    console.log(`${file}:${line} "${found}": ${instead}`);
  }
console.log(`${count} phrases`);
