import { allCitations, allRequirements } from './repository.ts';
import { areaOf } from './requirements.ts';

/** Prints the requirements that no test shows and the citations of ids that do not exist; of the given areas, or of all. */
const areas = process.argv.slice(2);
const isWanted = (id: string) => areas.length === 0 || areas.includes(areaOf(id));
const stated = allRequirements().filter(({ id }) => isWanted(id));
const cited = allCitations().filter(({ id }) => isWanted(id));
const known = new Set(stated.map(({ id }) => id));
const shown = new Set(cited.filter(({ kind }) => kind === 'test').map(({ id }) => id));
for (const { id, text } of stated) if (!shown.has(id)) console.log(`No test shows ${id}: ${text}`);
for (const { id, file } of cited)
  if (!known.has(id)) console.log(`${file} cites ${id}, which does not exist.`);
console.log(
  `${stated.filter(({ id }) => shown.has(id)).length} of ${stated.length} requirements are shown by tests`,
);
