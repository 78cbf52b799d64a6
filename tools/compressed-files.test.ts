import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFile, filesToCompress } from './compressed-files.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-files-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'favicon.svg', 'assets/a.js', 'assets/a.png', 'assets/a.woff2'])
    writeFileSync(join(folder, name), 'let a; '.repeat(100));
  writeFileSync(join(folder, 'version.json'), '{}');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('pictures, fonts and the page that a deployment may edit get no compressed files', async () => {
  const names = await filesToCompress(folder);
  expect(names.toSorted()).toEqual(['assets/a.js', 'favicon.svg', 'version.json']);
});

test('both compressed files contain the text', async () => {
  await compressFile(join(folder, 'assets/a.js'));
  const text = readFileSync(join(folder, 'assets/a.js'), 'utf8');
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'assets/a.js.gz'))).toString()).toBe(text);
});

test('a file that would not become smaller has no compressed file, not even that of an older build', async () => {
  writeFileSync(join(folder, 'version.json.gz'), 'old');
  await compressFile(join(folder, 'version.json'));
  expect(readdirSync(folder).filter((name) => name.startsWith('version'))).toEqual(['version.json']);
});
