import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHttpServer } from '@selfservice/mock-server/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conformance } from './command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: readonly string[], password?: string) {
  let text = '';
  const code = await conformance(args, { password, print: (more) => (text += more) });
  return { code, text };
}

const address = 'http://localhost:1';

test.each([
  ['no arguments', [], '--endpoint is not an address.'],
  ['a relative address', ['--endpoint', '/root', '--user', 'jana'], '--endpoint is not an address.'],
  ['no user', ['--endpoint', address], '--user is missing.'],
  [
    'a password as an argument',
    ['--endpoint', address, '--user', 'jana', '--password', 'x'],
    "Unknown option '--password'",
  ],
  ['--write alone', ['--endpoint', address, '--user', 'jana', '--write'], '--write needs --test-person.'],
  [
    '--test-person alone',
    ['--endpoint', address, '--user', 'jana', '--test-person', '1'],
    '--test-person needs --write.',
  ],
])('%s ends with code 2 and the usage', async (_, args, words) => {
  const { code, text } = await run(args, 'demo');
  expect(code).toBe(2);
  expect(text).toContain(words);
  expect(text).toContain('Usage: conformance');
});

test('reports a backend that does not answer, without the password', async () => {
  const { code, text } = await run(['--endpoint', address, '--user', 'jana'], 'secret-word');
  expect(code).toBe(1);
  expect(text).toContain('response: no response (NetworkError)');
  expect(text).not.toContain('secret-word');
});

test('writes text and JUnit for a backend with a deviation', async () => {
  const startup = { delegatedAuthStyle: 7 } as never;
  await using server = await startHttpServer({ port: 0, scenario: { dateAheadMinutes: 0, startup } });
  const file = join(folder, 'report.xml');
  const { code, text } = await run(['--endpoint', server.url, '--user', 'jana', '--junit', file], 'demo');
  expect(code).toBe(1);
  expect(text).toMatch(/^DEVIATES {3}GET \/controllers\/SelfService\/Startup$/m);
  expect(text).toMatch(/^ +delegatedAuthStyle: expected 0 \| 1 \| null, found number$/m);
  expect(text).toMatch(/\n\n41 fit, 1 deviate, 20 not tried\n$/);
  const xml = await readFile(file, 'utf8');
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuite name="conformance" tests="62" failures="1" skipped="20">/,
  );
  expect(xml).toContain(
    '<testcase classname="getStartup" name="GET /controllers/SelfService/Startup"><failure message="delegatedAuthStyle: expected 0 | 1 | null, found number">',
  );
  expect(xml).toContain(
    '<testcase classname="getDashboardData" name="GET /breeze/IpoData/DashboardData"></testcase>',
  );
});
