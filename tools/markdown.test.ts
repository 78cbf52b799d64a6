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

test('markdownTable aligns a table like the formatter', () => {
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

test('replaceMarkedSection replaces only the text between the marks', async () => {
  const file = join(folder, 'README.md');
  await writeFile(file, 'before\n<!-- sizes: begin -->\nold\n<!-- sizes: end -->\nafter\n');
  await replaceMarkedSection(file, 'sizes', 'new');
  expect(await readFile(file, 'utf8')).toBe(
    'before\n<!-- sizes: begin -->\n\nnew\n\n<!-- sizes: end -->\nafter\n',
  );
});

test('replaceMarkedSection rejects with the missing marks', async () => {
  const file = join(folder, 'README.md');
  await writeFile(file, 'nothing');
  await expect(replaceMarkedSection(file, 'sizes', 'new')).rejects.toThrow('<!-- sizes: begin -->');
});
