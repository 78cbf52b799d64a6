import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { citations, statedRequirements } from './requirements.ts';

/** Prints the requirements that no test shows and the citations of ids that do not exist; of the given areas, or of all. */
const root = join(import.meta.dirname, '../..');
const areas = process.argv.slice(2);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const stated = globSync('docs/requirements/*.md', { cwd: root }).flatMap((file) =>
  statedRequirements(read(file)),
);
const cited = globSync('packages/*/{src,e2e}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).flatMap((file) => citations(read(file)).map((citation) => ({ ...citation, file })));
const isWanted = (id: string) => areas.length === 0 || areas.some((area) => id.replace(/-\d+$/, '') === area);
const known = new Set(stated.map(({ id }) => id));
const shown = new Set(cited.filter(({ kind }) => kind === 'test').map(({ id }) => id));
for (const { id, text } of stated)
  if (isWanted(id) && !shown.has(id)) console.log(`No test shows ${id}: ${text}`);
for (const { id, file } of cited)
  if (isWanted(id) && !known.has(id)) console.log(`${file} cites ${id}, which does not exist.`);
const wanted = stated.filter(({ id }) => isWanted(id));
console.log(
  `${wanted.filter(({ id }) => shown.has(id)).length} of ${wanted.length} requirements are shown by tests`,
);
