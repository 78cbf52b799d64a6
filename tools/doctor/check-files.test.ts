import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { checkFiles } from './check-files.ts';
import type { Fault } from './deployment.fixtures.ts';
import { deployment, page, problems } from './deployment.fixtures.ts';

const isAt = (request: IncomingMessage, path: string) => request.url === `/hr/${path}`;

test('healthy files have no findings, and every check has run', async () => {
  const findings = await checkFiles(await deployment({}));
  expect(problems(findings)).toEqual([]);
  expect(findings.length).toBeGreaterThan(15);
});

const fileFaults: [what: string, fault: Fault, expected: RegExp][] = [
  [
    'another folder in the base element',
    (_, response) => {
      response.body = response.body.replace('"/hr/"', '"/"');
    },
    /^error: .*base element/,
  ],
  [
    'no history fallback',
    (request, response) => {
      if (isAt(request, 'plan/my/202611')) response.status = 404;
    },
    /^error: .*history fallback/,
  ],
  [
    'the page for a missing file',
    (request, response) => {
      if (request.url?.includes('missing')) Object.assign(response, { status: 200, body: page });
    },
    /^error: .*missing file has status 404: assets/,
  ],
  [
    'the page for a missing help page',
    (request, response) => {
      if (request.url?.includes('doctor.html')) Object.assign(response, { status: 200, body: page });
    },
    /^error: .*missing file has status 404: help-pages/,
  ],
  [
    'the page for config.json',
    (request, response) => {
      if (isAt(request, 'config.json')) response.body = page;
    },
    /^error: .*config\.json is JSON/,
  ],
  [
    'a missing script',
    (request, response) => {
      if (request.url?.includes('initial')) response.status = 404;
    },
    /^error: .*files of the page exist/,
  ],
  [
    'a wrong type of scripts',
    (_, response) => {
      if (response.headers['Content-Type'] === 'text/javascript')
        response.headers['Content-Type'] = 'text/plain';
    },
    /^error: .*type text\/javascript/,
  ],
  [
    'assets without caching',
    (_, response) => {
      response.headers['Cache-Control'] = 'no-cache';
    },
    /^warning: .*cached for a long time/,
  ],
  [
    'no compression',
    (_, response) => {
      delete response.headers['Content-Encoding'];
    },
    /^warning: .*compressed/,
  ],
  [
    'version.json of another build',
    (request, response) => {
      if (isAt(request, 'version.json')) response.body = '{"build":"older"}';
    },
    /^error: .*same build/,
  ],
  [
    'a page that is cached for a day',
    (request, response) => {
      if (isAt(request, '')) response.headers['Cache-Control'] = 'max-age=86400';
    },
    /^error: .*checked at each use/,
  ],
  [
    'no content security policy',
    (_, response) => {
      delete response.headers['Content-Security-Policy'];
    },
    /^warning: .*policy is strict/,
  ],
  [
    'the hashes of another version',
    (_, response) => {
      const name = 'Content-Security-Policy';
      response.headers[name] = String(response.headers[name]).replace(/'sha256-3[^']*'/, '');
    },
    /^error: .*styles of this version/,
  ],
  [
    'forbidden frames',
    (_, response) => {
      response.headers['X-Frame-Options'] = 'DENY';
    },
    /^error: .*help in a frame/,
  ],
  [
    'no nosniff',
    (_, response) => {
      delete response.headers['X-Content-Type-Options'];
    },
    /^warning: .*X-Content-Type-Options/,
  ],
  [
    'forbidden positions',
    (_, response) => {
      response.headers['Permissions-Policy'] = 'geolocation=()';
    },
    /^warning: .*Permissions-Policy/,
  ],
];

test.each(fileFaults)(
  'the only finding about a deployment with %s is this fault',
  async (_, fault, expected) => {
    const findings = await checkFiles(await deployment({}, fault));
    expect(problems(findings)).toEqual([expect.stringMatching(expected)]);
    expect(findings.filter(({ level, cure }) => (level === 'ok') === (cure !== undefined))).toEqual([]);
  },
);

test('an address that does not respond or is not the application is the only finding', async () => {
  expect(problems(await checkFiles('http://localhost:9/'))).toEqual([expect.stringContaining('responds')]);
  expect(problems(await checkFiles(`${await deployment({})}assets/`))).toHaveLength(1);
});
