import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { startHttpServer } from '@selfservice/mock-server/http';
import { chromium } from 'playwright';
import { browserOptions } from '../../../tools/browser.ts';
import { replaceMarkedSection } from '../../../tools/markdown.ts';
import { devices } from '../run/cases.ts';
import { gatherPresses } from './gather-presses.ts';
import { isKept, pressTable, pressVerdicts, verdictLine } from './press-findings.ts';
import type { Press } from './press.ts';
import { presses } from './presses.ts';

/**
 * Measures presses in the production build. Arguments select presses by parts of their names; default all. `--quick`
 * measures each press on one device, does not slow the processor, and judges only the work.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    counts: { type: 'string' },
  },
});

/** How many times presses over their budget are repeated before that counts, where the machine may have other work. */
const moreRounds = options.quick ? 2 : 0;

const wanted = presses
  .filter(({ name }) => positionals.every((part) => name.includes(part)))
  .map((press, place) => (options.quick ? onOneDevice(press, place) : press));

/** Selects one device for a press: alternately the desktop and the phone. */
function onOneDevice(press: Press, place: number): Press {
  const device = devices[place % devices.length];
  return press.devices || !device ? press : { ...press, devices: [device.id] };
}

await using server = await startHttpServer({
  scenario: { ...defaultScenario, requestCount: 2000 },
  port: 0,
  appDirectory: 'packages/app/dist',
});
const browser = await chromium.launch(await browserOptions());
const clear = process.stdout.isTTY ? '\r\u001b[K' : '';
const gather = (chosen: readonly Press[]) =>
  gatherPresses({
    browser,
    url: server.url,
    presses: chosen,
    rounds: options.quick ? 3 : 5,
    cpuThrottling: options.quick ? 1 : 4,
    onProgress: (text) => {
      if (clear) process.stdout.write(`${clear}${text}`);
    },
  });
const judged = options.quick ? 'work' : 'time and work';
const findings = await gather(wanted);
for (let left = moreRounds; left > 0; left -= 1) {
  const broken = wanted.filter((press) => !pressVerdicts(findings, [press], judged).every(isKept));
  if (broken.length === 0) break;
  findings.push(...(await gather(broken)));
}
await browser.close();

const table = pressTable(findings, wanted);
console.log(`${clear}${table}\n`);
if (options.write) await replaceMarkedSection('docs/performance.md', 'presses', table);
const verdicts = pressVerdicts(findings, wanted, judged);
for (const verdict of verdicts) console.log(verdictLine(verdict));
const broken = verdicts.filter((verdict) => !isKept(verdict));
const counts = {
  passed: verdicts.length - broken.length,
  failed: broken.length,
  failures: broken.map(verdictLine),
};
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
if (options.counts) writeFileSync(options.counts, JSON.stringify(counts));
process.exitCode = counts.failed ? 1 : 0;
