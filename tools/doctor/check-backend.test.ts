import { expect, test } from 'vitest';
import { checkBackend } from './check-backend.ts';
import type { Fault } from './deployment.fixtures.ts';
import { backend, deployment, page, problems } from './deployment.fixtures.ts';

test('a healthy backend has no findings, and every check has run', async () => {
  const findings = await checkBackend(await deployment({ endpoint: await backend() }));
  expect(problems(findings)).toEqual([]);
  expect(findings).toHaveLength(10);
});

const backendFaults: [what: string, fault: Fault, expected: RegExp][] = [
  [
    'a page instead of the start-up data',
    (request, response) => {
      if (request.url?.endsWith('/Startup')) response.body = page;
    },
    /^error: .*backend responds/,
  ],
  [
    'self-service switched off',
    (request, response) => {
      if (request.url?.endsWith('/Startup')) response.body = '{"isEnabled":false}';
    },
    /^warning: .*enabled/,
  ],
  [
    'no valid licence',
    (request, response) => {
      if (request.url?.endsWith('Valid')) response.body = 'false';
    },
    /^error: .*licence/,
  ],
  [
    'any origin allowed',
    (_, response) => {
      response.headers['Access-Control-Allow-Origin'] = '*';
    },
    /^error: .*allows the origin/,
  ],
  [
    'no cookies allowed',
    (_, response) => {
      delete response.headers['Access-Control-Allow-Credentials'];
    },
    /^warning: .*cookies/,
  ],
  [
    'a sign-in required for OPTIONS',
    (request, response) => {
      if (request.method === 'OPTIONS') response.status = 401;
    },
    /^error: .*OPTIONS/,
  ],
  [
    'no exposed Date',
    (_, response) => {
      delete response.headers['Access-Control-Expose-Headers'];
    },
    /^warning: .*may read the header Date/,
  ],
  [
    'no Date',
    (_, response) => {
      delete response.headers['Date'];
    },
    /^warning: .*sends the header Date/,
  ],
  [
    'a clock that is an hour late',
    (_, response) => {
      response.headers['Date'] = new Date(Date.now() - 3_600_000).toUTCString();
    },
    /^warning: .*clocks/,
  ],
  [
    'responses that a browser may keep',
    (_, response) => {
      response.headers['Cache-Control'] = 'private, max-age=300';
    },
    /^warning: .*no cache/,
  ],
  [
    'responses that expire later',
    (_, response) => {
      response.headers['Expires'] = new Date(Date.now() + 60_000).toUTCString();
    },
    /^warning: .*no cache/,
  ],
];

test.each(backendFaults)(
  'the only finding about a backend with %s is this fault',
  async (_, fault, expected) => {
    const endpoint = await backend(fault);
    expect(problems(await checkBackend(await deployment({ endpoint })))).toEqual([
      expect.stringMatching(expected),
    ]);
  },
);

test('a field of a wrong type is named', async () => {
  const findings = await checkBackend(await deployment({ undoSeconds: 'six' }));
  expect(findings[0]).toMatchObject({
    level: 'error',
    cure: expect.stringContaining('undoSeconds') as string,
  });
});

test('a backend that is down is the only finding', async () => {
  const url = await deployment({ endpoint: 'http://localhost:9' });
  expect(problems(await checkBackend(url))).toEqual([expect.stringMatching(/^error: .*backend responds/)]);
});
