import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startHttpServer } from '@selfservice/mock-server/http';
import type { Browser } from 'playwright';
import { chromium } from 'playwright';
import { browserOptions } from '../../../tools/browser.ts';
import { growthsOf, isFlat } from './growth.ts';
import type { Soak } from './growth.ts';
import { openApplication } from './open-application.ts';
import { soakLine, soakTable } from './report.ts';
import { longSession, longSessionTokenSeconds } from './screens/long-session.ts';
import { screens } from './screens/screens.ts';
import type { Screen } from './screens/screen.ts';
import { quick, soak, whole } from './soak.ts';

/** Number of screens measured in parallel: half of the time is waiting. */
const atOnce = 2;
const appDirectory = 'packages/app/dist';
const scenario = { requestCount: 2000, configuration: { substitutionsEnabled: true } };

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    counts: { type: 'string' },
  },
});

/** Returns the selected screens in their order, or all. */
function wantedScreens(names: readonly string[]): Screen[] {
  const unknown = names.filter((name) => !screens.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No screen: ${unknown.join(', ')}. There are ${screens.map(({ name }) => name).join(', ')}.`,
    );
  return screens.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function soakAll(wanted: readonly Screen[], readAfter: readonly number[]): Promise<Soak[]> {
  await using server = await startHttpServer({ scenario, port: 0, appDirectory });
  const browser = await chromium.launch(await browserOptions());
  const waiting = wanted.filter(({ movesClock }) => !movesClock);
  const soaks: Soak[] = [];
  const work = async () => {
    const application = await openApplication(browser, server.url);
    for (let screen = waiting.shift(); screen; screen = waiting.shift())
      soaks.push(await soak(application, screen, readAfter));
    await application.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, work));
    if (wanted.includes(longSession)) soaks.push(await soakLongSession(browser, readAfter));
  } finally {
    await browser.close();
  }
  return soaks;
}

/** Soaks a session with renewals. @throws Error if the token was not renewed in it */
async function soakLongSession(browser: Browser, readAfter: readonly number[]): Promise<Soak> {
  const short = { ...scenario, tokenSeconds: longSessionTokenSeconds };
  await using server = await startHttpServer({ scenario: short, port: 0, appDirectory });
  const application = await openApplication(browser, server.url, true);
  const before = server.database.accessTokens.size;
  const result = await soak(application, longSession, readAfter);
  await application.close();
  const renewals = server.database.accessTokens.size - before;
  if (renewals < (readAfter.at(-1) ?? 0) / 6)
    throw new Error(`The token was renewed only ${renewals} times.`);
  return result;
}

const begin = performance.now();
const soaks = await soakAll(wantedScreens(positionals), options.quick ? quick : whole);
const seconds = (performance.now() - begin) / 1000;
console.log(`${soakTable(soaks)}\n`);
for (const one of soaks) console.log(soakLine(one));
const failing = soaks.filter((one) => !growthsOf(one).every(isFlat));
const failed = failing.length;
const passed = soaks.length - failed;
console.log(`\n${seconds.toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
if (options.counts)
  writeFileSync(options.counts, JSON.stringify({ passed, failed, failures: failing.map(soakLine) }));
process.exitCode = failed ? 1 : 0;
