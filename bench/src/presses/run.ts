import { parseArgs } from 'node:util';
import { defaultScenario } from '@selfservice/mock-server/core/scenario';
import { startHttpServer } from '@selfservice/mock-server/http';
import { chromium } from 'playwright';
import { browserOptions } from '../../../tools/browser.ts';
import { replaceMarkedSection } from '../../../tools/markdown.ts';
import { gatherPresses } from './gather-presses.ts';
import { pressTable } from './press-findings.ts';
import { presses } from './presses.ts';

/**
 * Measures presses in the production build on a processor slowed down 4 times. Arguments select presses by parts of their
 * names; default all.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

const wanted = presses.filter(({ name }) => positionals.every((part) => name.includes(part)));
await using server = await startHttpServer({
  scenario: { ...defaultScenario, requestCount: 2000 },
  port: 0,
  appDirectory: 'packages/app/dist',
});
const browser = await chromium.launch(await browserOptions());
const clear = process.stdout.isTTY ? '\r\u001b[K' : '';
const findings = await gatherPresses({
  browser,
  url: server.url,
  presses: wanted,
  rounds: 5,
  cpuThrottling: 4,
  onProgress: (text) => {
    if (clear) process.stdout.write(`${clear}${text}`);
  },
});
await browser.close();

const table = pressTable(findings, wanted);
console.log(`${clear}${table}\n`);
if (options.write) await replaceMarkedSection('docs/performance.md', 'presses', table);
