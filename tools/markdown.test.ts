import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markdownTable, replaceMarkedSection } from './markdown.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selfservice-marks-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a table is aligned as the formatter leaves it', () => {
  const table = markdownTable(
    [{ title: 'Primitive' }, { title: 'Size', isFigure: true }],
    [
      ['Button', '14.2 kB'],
      ['Icon', '0.3 kB'],
    ],
  );
  expect(table).toBe(
    [
      '| Primitive |    Size |',
      '| --------- | ------: |',
      '| Button    | 14.2 kB |',
      '| Icon      |  0.3 kB |',
    ].join('\n'),
  );
});

test('only what stands between the marks is replaced', async () => {
  const file = join(folder, 'README.md');
  await writeFile(file, 'before\n<!-- sizes: begin -->\nold\n<!-- sizes: end -->\nafter\n');
  await replaceMarkedSection(file, 'sizes', 'new');
  expect(await readFile(file, 'utf8')).toBe(
    'before\n<!-- sizes: begin -->\n\nnew\n\n<!-- sizes: end -->\nafter\n',
  );
});

test('a file without the marks is refused, with the lines that it lacks', async () => {
  const file = join(folder, 'README.md');
  await writeFile(file, 'nothing');
  await expect(replaceMarkedSection(file, 'sizes', 'new')).rejects.toThrow('<!-- sizes: begin -->');
});
