import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { people } from '@selfservice/mock-server/core/people';
import { demoBuild, productionBuild, productionManifest } from './builds.ts';
import { expectHome, openAs, test } from './journey.ts';

/** Texts of code for the demo only, which the production build must not contain. */
const tracesOfDemo = ['mockServiceWorker', 'demo.hidden'];
const traces = [
  ...tracesOfDemo,
  'faker',
  '[MSW]',
  'This failure is simulated',
  ...Object.values(people).map(({ surname }) => surname),
];

/** A file of the build in Vite's manifest. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const mockServer = '../mock-server/src/testing/test-backend.ts';
const testRoutes = ['src/testing/TimelineTestRoute.tsx', 'src/testing/StackTestRoute.tsx'];

let manifest: Record<string, Chunk> = {};
let html = '';
/** The chunks in the HTML of the page. */
let first: string[] = [];
// Journeys are listed without a build.
test.beforeAll(() => {
  manifest = JSON.parse(readFileSync(productionManifest, 'utf8')) as typeof manifest;
  html = readFileSync(join(productionBuild, 'index.html'), 'utf8');
  first = Object.keys(manifest).filter((key) => html.includes(`src="./${manifest[key]?.file}"`));
});

/** Returns the chunks that can be reached from some chunks without passing the closed ones. */
function reachable(from: readonly string[], closed: readonly string[] = []): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key) || closed.includes(key)) continue;
    found.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    waiting.push(...imports, ...dynamicImports);
  }
  return found;
}

const filesOf = (keys: Iterable<string>) => [...keys].map((key) => manifest[key]?.file ?? '');

/** Returns the files that only the mock server needs. */
function mockFiles(): string[] {
  const ofProduct = reachable(first, [mockServer]);
  return filesOf([...reachable([mockServer])].filter((key) => !ofProduct.has(key)));
}

/** Returns the files that pages can request. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|json|svg)$/.test(file),
  );
}

function tracesIn(folder: string, files: readonly string[]): string[] {
  const texts = files.map((file) => file + readFileSync(join(folder, file), 'utf8'));
  return traces.filter((trace) => texts.some((text) => text.includes(trace)));
}

/** Collects the files that a page requests. */
function requestsOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.slice(1)));
  return files;
}

test(
  'the production build contains the mock backend only in the chunks of the test routes',
  { tag: ['@shell-12', '@demo-12'] },
  () => {
    const ofMock = mockFiles();
    const others = filesIn(productionBuild).filter((file) => !ofMock.includes(file));
    expect(others).toEqual(expect.arrayContaining(filesOf(first)));
    expect(tracesIn(productionBuild, others)).toEqual([]);
  },
);

test(
  'only the test routes import these chunks, which contain nothing of the demo',
  { tag: ['@shell-12', '@demo-12'] },
  () => {
    expect(reachable(first)).toContain(mockServer);
    expect(reachable(first, testRoutes)).not.toContain(mockServer);
    const found = tracesIn(productionBuild, mockFiles());
    expect(found).toEqual(
      expect.arrayContaining(['faker', '[MSW]', 'This failure is simulated', 'Dvořáková']),
    );
    for (const trace of tracesOfDemo) expect(found).not.toContain(trace);
  },
);

test(
  'a test route fetches these chunks, while login, home and a plan do not',
  { tag: ['@shell-12', '@demo-12', '@test-all'] },
  async ({ page, serve }) => {
    const server = await serve();
    const files = requestsOf(page);
    await openAs(page, server, 'approver');
    await expectHome(page, 'approver');
    await page.getByRole('link', { name: 'Department plan' }).first().click();
    await expect(page.getByRole('grid').getByRole('button').first()).toBeVisible();
    expect(files.filter((file) => mockFiles().includes(file))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(filesOf(first)));

    await page.goto(`${server.url}/testing/timeline?persons=5`);
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    expect(files).toEqual(expect.arrayContaining(mockFiles()));
  },
);

test('the same search finds the mock backend in the demo', () => {
  const found = tracesIn(demoBuild, filesIn(demoBuild));
  expect(found).toEqual(expect.arrayContaining([...tracesOfDemo, 'faker', '[MSW]', 'Dvořáková']));
});
