import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { chromium } from 'playwright';
import { browserOptions } from '../../../tools/browser.ts';
import { checkOut, serveBuild, workingTree } from './builds.ts';
import { comparedTimes, comparisonTable, isSlower } from './comparison.ts';
import type { Sample } from './comparison.ts';
import { measureBuild } from './measure-build.ts';

/**
 * Compares the times of the working tree with those of a base commit, both measured in this run and in turns. The base is
 * `--base`, or the newest commit that is at least a day old.
 */
const { values: options } = parseArgs({
  options: { base: { type: 'string' }, rounds: { type: 'string', default: '5' } },
});

const base = options.base ?? (await execa('git', ['rev-list', '-1', '--before=1 day ago', 'HEAD'])).stdout;
if (!base) throw new Error('There is no commit that is a day old. Name one with --base.');

await using checkout = await checkOut(base);
await using served = await serveBuild('base', checkout.folder);
await using own = await serveBuild('tree', workingTree);
const browser = await chromium.launch(await browserOptions());
const samples: Sample[] = [];
for (let round = 0; round < Number(options.rounds); round += 1) {
  // The order is reversed in every other round.
  const builds = [served.build, own.build];
  for (const build of round % 2 ? builds.toReversed() : builds)
    samples.push(...(await measureBuild(browser, build)));
  console.log(`Round ${round + 1} of ${options.rounds} is measured.`);
}
await browser.close();

const times = comparedTimes(samples);
const slower = times.filter(isSlower);
console.log(`\n${comparisonTable(times)}\n`);
console.log(`Compared with ${base}: ${slower.length} of ${times.length} are slower.`);
process.exitCode = slower.length > 0 ? 1 : 0;
