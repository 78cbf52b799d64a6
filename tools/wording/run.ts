import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkedFiles, root } from './files.ts';
import { wordingFaults } from './wording.ts';

/** Prints every phrase of the dialect below the given paths, by default in the whole repository. */
let count = 0;
for (const file of checkedFiles(process.argv.slice(2))) {
  if (!existsSync(join(root, file))) continue;
  for (const { line, found, instead } of wordingFaults(file, readFileSync(join(root, file), 'utf8'))) {
    count += 1;
    console.log(`${file}:${line} "${found}": ${instead}`);
  }
}
console.log(`${count} phrases`);
