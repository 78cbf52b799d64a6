import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { replaceMarkedSection } from '../../tools/markdown.ts';
import { isJudged, isKept, verdicts } from './report/budgets.ts';
import type { Verdict } from './report/budgets.ts';
import { noFindings } from './report/findings.ts';
import type { Findings } from './report/findings.ts';
import { listTable, paintTable, scrollTable } from './report/tables.ts';
import { devices, quick, whole } from './run/cases.ts';
import type { DeviceId, Extent, SubjectId } from './run/cases.ts';
import { freshBrowser } from './run/fresh-browser.ts';
import { gather } from './run/gather.ts';
import { measureSize } from './run/measure-size.ts';
import { serve } from './run/serve.ts';

/** The factor for the limits of times on a machine with other load. */
const quickNoise = 1.5;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    counts: { type: 'string' },
  },
});

/** How many times the measurements are repeated before a broken budget counts. */
const moreRounds = 3;

const folder = join(import.meta.dirname, '..');
const headings: Record<DeviceId, string> = {
  wide: '1440×900',
  phone: '390×844, processor slowed 4 times',
};

async function measure(
  extent: Extent,
  noise: number,
): Promise<{ findings: Findings; browserVersion: string }> {
  const server = await serve();
  const browser = await freshBrowser();
  const findings = noFindings(await measureSize());
  const clear = process.stdout.isTTY ? '\r\u001b[K' : '';
  const onProgress = (text: string) => {
    if (clear) process.stdout.write(`${clear}${text}`);
  };
  const warn = (text: string) => console.log(`${clear}${text}`);
  try {
    const run = { browser, url: server.url, extent, onProgress, warn };
    await gather(run, findings);
    // More rounds compensate for moments with other load.
    const isClear = (verdict: Verdict) => isKept(verdict) && isJudged(verdict);
    const isSure = () => noise === 1 || verdicts(findings, noise).every(isClear);
    for (let left = moreRounds; left > 0 && !isSure(); left--) await gather(run, findings);
    onProgress('');
    return { findings, browserVersion: browser.current().version() };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Returns the names of the subjects in the table, with the versions of the peers. */
function namesOf(subjects: readonly SubjectId[]): ReadonlyMap<SubjectId, string> {
  const peer = (name: string) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
  };
  const names: Record<SubjectId, () => string> = {
    floor: () => 'Bare floor',
    timeline: () => 'Plan timeline',
    'react-calendar-timeline': () => peer('react-calendar-timeline'),
    'vis-timeline': () => peer('vis-timeline'),
    'event-calendar': () => peer('@event-calendar/core'),
  };
  return new Map(subjects.map((subject) => [subject, names[subject]()]));
}

/** Describes the machine and its load before the run. */
function machine(): string {
  const model = cpus()[0]?.model ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${model}, ${cpus().length} cores, ${memory} GB, at a load of ${loadavg()[0]?.toFixed(1)} from other work`;
}

function report(findings: Findings, subjects: readonly SubjectId[], where: string): string {
  const names = namesOf(subjects);
  return [
    `Measured on ${where}. The timeline adds ${findings.kilobytes.toFixed(1)} kB of gzip to a screen.`,
    ...devices.flatMap(({ id }) => [
      `**${headings[id]}**`,
      paintTable(findings, id, names),
      scrollTable(findings, id, names),
    ]),
    '**Lists, by the processor’s own time**',
    listTable(findings),
  ].join('\n\n');
}

function line(verdict: Verdict): string {
  const { rule, value, limit, unit } = verdict;
  if (Number.isNaN(value) && !isJudged(verdict)) return `– ${rule}: not judged, even the floor did not end`;
  const measured = `${rule}: ${value.toFixed(1)}${unit}`;
  if (!isJudged(verdict)) return `– ${measured}, not judged: even the floor missed too many frames`;
  return `${isKept(verdict) ? '✓' : '✗'} ${measured}, at most ${limit.toFixed(1)}${unit}`;
}

const before = machine();
await build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'error' });
const extent = options.quick ? quick : whole;
const noise = options.quick ? quickNoise : 1;
const { findings, browserVersion } = await measure(extent, noise);
const text = report(findings, extent.subjects, `${before}, in Chromium ${browserVersion}`);
console.log(`${text}\n`);
if (options.write) await replaceMarkedSection('docs/performance.md', 'bench', text);

const judged = verdicts(findings, noise);
for (const verdict of judged) console.log(line(verdict));
const failed = judged.filter((verdict) => !isKept(verdict)).length;
const passed = judged.filter(isJudged).length - failed;
console.log(`\n${passed} passed, ${failed} failed`);
if (options.counts)
  writeFileSync(
    options.counts,
    JSON.stringify({ passed, failed, failures: judged.filter((verdict) => !isKept(verdict)).map(line) }),
  );
process.exitCode = failed ? 1 : 0;
