import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { replaceMarkedSection } from '../../tools/markdown.ts';
import { timelineSize } from '../../tools/timeline-size.ts';
import { noFindings } from './report/findings.ts';
import type { Findings } from './report/findings.ts';
import { listTable, paintTable, scrollTable } from './report/tables.ts';
import { devices, whole } from './run/cases.ts';
import type { DeviceId, SubjectId } from './run/cases.ts';
import { freshBrowser } from './run/fresh-browser.ts';
import { gather } from './run/gather.ts';
import { serve } from './run/serve.ts';

const { values: options } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
  },
});

const folder = join(import.meta.dirname, '..');
const headings: Record<DeviceId, string> = {
  wide: '1440×900',
  phone: '390×844, processor slowed 4 times',
};

async function measure(): Promise<{ findings: Findings; browserVersion: string }> {
  const server = await serve(join(folder, 'dist'));
  const browser = await freshBrowser();
  const findings = noFindings(await timelineSize());
  const clear = process.stdout.isTTY ? '\r\u001b[K' : '';
  const onProgress = (text: string) => {
    if (clear) process.stdout.write(`${clear}${text}`);
  };
  const warn = (text: string) => console.log(`${clear}${text}`);
  try {
    await gather({ browser, url: server.url, extent: whole, onProgress, warn }, findings);
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

const before = machine();
await build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'error' });
const { findings, browserVersion } = await measure();
const text = report(findings, whole.subjects, `${before}, in Chromium ${browserVersion}`);
console.log(`${text}\n`);
if (options.write) await replaceMarkedSection('docs/performance.md', 'bench', text);
