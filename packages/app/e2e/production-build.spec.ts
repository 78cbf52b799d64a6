import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { people } from '@selfservice/mock-server/core/people';
import { demoBuild, productionBuild } from './builds.ts';
import { expectHome, signIn, test } from './journey.ts';

/** What only the demo needs: nothing of it is shipped. */
const tracesOfDemo = ['mockServiceWorker', 'mock.sessions'];
const traces = [
  ...tracesOfDemo,
  'faker',
  '[MSW]',
  'The server answers',
  ...Object.values(people).map(({ surname }) => surname),
];

/** A file of the build as Vite's manifest tells of it. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

const manifest = JSON.parse(readFileSync(join(productionBuild, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const mockServer = '../mock-server/src/testing/test-backend.ts';
const testRoutes = ['src/testing/TimelineTestRoute.tsx', 'src/testing/StackTestRoute.tsx'];
const html = readFileSync(join(productionBuild, 'index.html'), 'utf8');
/** The chunks that the page begins with. */
const first = Object.keys(manifest).filter((key) => html.includes(`src="./${manifest[key]?.file}"`));

/** The chunks that some lead to, on every way that is not closed. */
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
const ofProduct = reachable(first, [mockServer]);
/** What is there for the mock server alone. */
const mockFiles = filesOf([...reachable([mockServer])].filter((key) => !ofProduct.has(key)));

/** The files that pages ask for; Vite's manifest is none of them. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(js|css|html|json|svg)$/.test(file) && !file.startsWith('.vite'),
  );
}

function tracesIn(folder: string, files: readonly string[]): string[] {
  const texts = files.map((file) => file + readFileSync(join(folder, file), 'utf8'));
  return traces.filter((trace) => texts.some((text) => text.includes(trace)));
}

/** Notes the files that a page asks for. */
function requestsOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname.slice(1)));
  return files;
}

test('the production build has no trace of the mock backend but in the chunks of the test routes', () => {
  const others = filesIn(productionBuild).filter((file) => !mockFiles.includes(file));
  expect(others).toEqual(expect.arrayContaining(filesOf(first)));
  expect(tracesIn(productionBuild, others)).toEqual([]);
});

test('only the test routes lead to these chunks, which hold nothing of the demo', () => {
  expect(reachable(first)).toContain(mockServer);
  expect(reachable(first, testRoutes)).not.toContain(mockServer);
  const found = tracesIn(productionBuild, mockFiles);
  expect(found).toEqual(expect.arrayContaining(['faker', '[MSW]', 'The server answers', 'Dvořáková']));
  for (const trace of tracesOfDemo) expect(found).not.toContain(trace);
});

test('login, home and a plan fetch none of these chunks, a test route fetches them', async ({
  page,
  serve,
}) => {
  const { url } = await serve();
  const files = requestsOf(page);
  await page.goto(url);
  await signIn(page, 'approver');
  await expectHome(page, 'approver');
  await page.getByRole('link', { name: 'Department plan' }).first().click();
  await expect(page.getByRole('grid').getByRole('button').first()).toBeVisible();
  expect(files.filter((file) => mockFiles.includes(file))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(filesOf(first)));

  await page.goto(`${url}/testing/timeline?persons=5`);
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  expect(files).toEqual(expect.arrayContaining(mockFiles));
});

test('the same search finds it in the demo', () => {
  const found = tracesIn(demoBuild, filesIn(demoBuild));
  expect(found).toEqual(expect.arrayContaining([...tracesOfDemo, 'faker', '[MSW]', 'Dvořáková']));
});
