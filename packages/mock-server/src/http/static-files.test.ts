import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerFile } from './static-files.ts';

let folder: string;
let app: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  app = join(folder, 'app');
  mkdirSync(join(app, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret'), 'secret');
  writeFileSync(join(app, 'index.html'), '<h1>App</h1>');
  writeFileSync(join(app, 'assets/main-a1.js'), 'let a;');
});

afterAll(() => rmSync(folder, { recursive: true }));

function get(path: string, method = 'GET'): Response | undefined {
  return answerFile(app, new Request(`http://app.test${path}`, { method }));
}

test('serves a hashed file with its content type and permanent caching', async () => {
  const response = get('/assets/main-a1.js');
  expect(response?.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(response?.headers.get('Cache-Control')).toContain('immutable');
  expect(await response?.text()).toBe('let a;');
});

test.each(['/', '/dashboard', '/plan/my/202611', '/index.html'])(
  'serves the page without caching at %s',
  async (path) => {
    const response = get(path);
    expect(response?.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response?.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response?.text()).toBe('<h1>App</h1>');
  },
);

test.each(['/assets/missing.js', '/favicon.ico', '/%', '/a%00.js'])('returns undefined for %s', (path) => {
  expect(get(path)).toBeUndefined();
});

test('does not serve files outside of the folder', async () => {
  expect(await get('/..%2fsecret')?.text()).toBe('<h1>App</h1>');
});

test('returns undefined for a POST and for a folder without a build', () => {
  expect(get('/dashboard', 'POST')).toBeUndefined();
  expect(answerFile(join(folder, 'nowhere'), new Request('http://app.test/'))).toBeUndefined();
});

test('compresses text only if the client accepts it', async () => {
  const take = (path: string) =>
    answerFile(app, new Request(`http://app.test${path}`, { headers: { 'Accept-Encoding': 'gzip, br' } }));
  const page = take('/dashboard');
  expect(page?.headers.get('Content-Encoding')).toBe('gzip');
  const unpacked = page?.body?.pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(unpacked).text()).toBe('<h1>App</h1>');
  expect(get('/dashboard')?.headers.has('Content-Encoding')).toBe(false);
});
