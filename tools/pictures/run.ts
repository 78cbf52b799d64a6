import { globSync, readdirSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { countsOf } from './counts.ts';
import { pictureFolder } from './folders.ts';
import { optimisePicture } from './optimise.ts';
import { PictureReporter } from './report.ts';
import { missingMessages, missingPermissions } from '../stories/missing.ts';
import type { SeenStory } from '../stories/missing.ts';
import { strayPictures } from './stray.ts';

/** What the picture taking notes of a story. */
interface PictureMeta {
  pictures?: string[];
  seen?: SeenStory;
}

/** How much the pictures may take in the repository, in MB of a million bytes. */
const roomInMegabytes = 40;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', short: 'u', default: false },
    project: { type: 'string', multiple: true },
    // Where the test command wants to read how many tests ran.
    counts: { type: 'string' },
  },
});

const begin = Date.now();
const vitest = await startVitest('test', positionals, {
  config: 'vitest.visual.config.ts',
  watch: false,
  // A picture that is missing is a fault, not a reason to take whatever is there.
  update: values.update ? 'all' : 'none',
  ...(values.project && { project: values.project }),
  reporters: ['dot', new PictureReporter()],
});

const cases = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
// The runner's own report holds all that axe says of each story: together more than one text can be long.
if (values.counts) await writeFile(values.counts, JSON.stringify(countsOf(cases)));
const notes = cases.map((one) => one.meta() as PictureMeta);
const isWhole = positionals.length === 0 && !values.project;
const stray = isWhole ? strayPictures(notes.flatMap(({ pictures }) => pictures ?? [])) : [];
const missing = isWhole ? missingFrom(notes.flatMap(({ seen }) => seen ?? [])) : [];
await vitest.close();

if (missing.length > 0) {
  console.log(`The stories do not show everything:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
if (values.update) {
  const taken = globSync(`${pictureFolder}/*/*.png`).filter((path) => statSync(path).mtimeMs >= begin);
  for (const path of taken) await optimisePicture(path);
  for (const path of stray) await rm(join(pictureFolder, path));
  console.log(`${taken.length} pictures taken, ${stray.length} removed.`);
} else if (stray.length > 0) {
  console.log(
    `These pictures belong to no story; \`test:visual --update\` removes them:\n${stray.join('\n')}`,
  );
  process.exitCode = 1;
}

const megabytes =
  globSync(`${pictureFolder}/*/*.png`).reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
if (megabytes > roomInMegabytes) {
  console.log(`The pictures take ${megabytes.toFixed(1)} MB; they may take ${roomInMegabytes}.`);
  process.exitCode = 1;
}

/** Messages and permissions of the areas that are there, which no story shows. */
function missingFrom(seen: readonly SeenStory[]): string[] {
  const areas = new Set(readdirSync('packages/ui/src'));
  return [...missingMessages(seen, areas), ...missingPermissions(seen, areas)];
}
