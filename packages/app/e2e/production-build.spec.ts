import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { people } from '@selfservice/mock-server/core/people';
import { demoBuild, productionBuild } from './builds.ts';

const traces = [
  'mockServiceWorker',
  'mock.sessions',
  'faker',
  'The server answers',
  ...Object.values(people).map(({ surname }) => surname),
];

async function foundIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|html|json|svg)$/.test(entry.name));
  const found = new Set<string>();
  for (const file of files) {
    const text = file.name + (await readFile(join(file.parentPath, file.name), 'utf8'));
    for (const trace of traces) if (text.includes(trace)) found.add(trace);
  }
  return [...found];
}

test('the production build has no trace of the mock backend', async () => {
  expect(await foundIn(productionBuild)).toEqual([]);
});

test('the same search finds it in the demo', async () => {
  const found = await foundIn(demoBuild);
  expect(found).toEqual(expect.arrayContaining(['mockServiceWorker', 'mock.sessions', 'Dvořáková']));
});
