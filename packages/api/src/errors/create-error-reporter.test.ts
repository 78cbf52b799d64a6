import { beforeEach, expect, test, vi } from 'vitest';
import { ContractError, HttpError, NetworkError } from '../core/errors.ts';
import { localDateTime } from '../core/local-date.ts';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { Transport } from '../core/transport.ts';
import { createErrorReporter } from './create-error-reporter.ts';

const call = vi.fn<(endpoint: unknown, input: { body?: unknown }) => Promise<undefined>>();
const transport: Transport = { call };

function aReporter() {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const { report } = createErrorReporter({
    clock,
    route: () => '/dashboard',
    version: '2.43 (270.1)',
    userAgent: 'test',
  });
  return { clock, reporter: { report: (error: Error) => report(error, transport) } };
}

const sent = () => call.mock.calls.map(([, input]) => input.body as Record<string, unknown>);

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(undefined);
});

test(
  'reports an error with message, stack, route, version and time',
  { tags: ['shell-52', 'shell-60'] },
  () => {
    aReporter().reporter.report(new Error('Oh'));
    expect(sent()).toEqual([
      {
        message: 'Error: Oh',
        stack: expect.stringContaining('Oh'),
        route: '/dashboard',
        version: '2.43 (270.1)',
        userAgent: 'test',
        time: '2026-11-20T08:00:00Z',
      },
    ]);
  },
);

test('reports the same error once', { tags: ['shell-54'] }, () => {
  const { reporter } = aReporter();
  const error = new Error('Oh');
  reporter.report(error);
  reporter.report(error);
  expect(call).toHaveBeenCalledOnce();
});

test('reports at most ten errors a minute', { tags: ['shell-54'] }, () => {
  const { clock, reporter } = aReporter();
  for (const letter of 'abcdefghijklmno') reporter.report(new Error(`Oh ${letter}`));
  expect(call).toHaveBeenCalledTimes(10);
  clock.advance(60_000);
  reporter.report(new Error('Later'));
  expect(call).toHaveBeenCalledTimes(11);
});

test('many errors of one text leave room for others', { tags: ['shell-54'] }, () => {
  const { clock, reporter } = aReporter();
  for (let index = 0; index < 15; index++) reporter.report(new Error(`Timeout after ${index} ms`));
  expect(call).toHaveBeenCalledTimes(3);
  for (const letter of 'abcd') reporter.report(new Error(letter));
  expect(call).toHaveBeenCalledTimes(7);
  clock.advance(60_000);
  for (const letter of 'abcd') for (let index = 0; index < 3; index++) reporter.report(new Error(letter));
  expect(call).toHaveBeenCalledTimes(7 + 9);
  reporter.report(new Error('Never seen'));
  expect(sent().at(-1)).toMatchObject({ message: 'Error: Never seen' });
});

test('neither reports nor throws the failure of a report', { tags: ['shell-54'] }, async () => {
  call.mockRejectedValue(new NetworkError('/breeze/IpoData/ReportError', null));
  expect(() => aReporter().reporter.report(new Error('Oh'))).not.toThrow();
  await Promise.resolve();
  expect(call).toHaveBeenCalledOnce();
});

test(
  'removes passwords, tokens and authorization from every part of a report',
  { tags: ['shell-52', 'shell-53'] },
  () => {
    const secret = 'S3cr3t-value';
    aReporter().reporter.report(
      new HttpError({
        url: `https://backend.example/Token?access_token=${secret}`,
        status: 400,
        statusText: 'Bad Request',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${secret}`,
          'set-cookie': `sid=${secret}`,
        },
        body: JSON.stringify({ Message: 'No', password: secret, refresh_token: secret, NewPassword: secret }),
      }),
    );
    expect(call).toHaveBeenCalledOnce();
    expect(JSON.stringify(sent())).not.toContain(secret);
    expect(sent()[0]).toMatchObject({ status: 400, headers: { 'content-type': 'application/json' } });
  },
);

test.each([
  JSON.stringify({ Message: 'No', NewPassword: 'S3cr3t "value"' }),
  JSON.stringify({ Message: `Cannot read ${JSON.stringify({ NewPassword: 'S3cr3t, value' })}` }),
  '<Error><NewPassword>S3cr3t</NewPassword></Error>',
  'The value "S3cr3t" is too simple.',
])('reports a failed change of the password without its response: %s', { tags: ['shell-53'] }, (body) => {
  aReporter().reporter.report(
    new HttpError({
      url: 'https://backend.example/root/controllers/IpoData/ChangePassword',
      status: 500,
      statusText: 'Internal Server Error',
      headers: {},
      body,
    }),
  );
  expect(sent()[0]).toMatchObject({ status: 500, url: expect.stringContaining('/ChangePassword') });
  expect(sent()[0]).not.toHaveProperty('body');
  expect(JSON.stringify(sent())).not.toMatch(/S3cr3t|value|simple/);
});

test.each([
  JSON.stringify({ NewPassword: 'S3cr3t "value"' }),
  JSON.stringify({ Message: `Cannot read ${JSON.stringify({ NewPassword: 'S3cr3t, value' })}` }),
  '<Error><OldPassword>S3cr3t</OldPassword></Error>',
  'OldPassword=S3cr3t&x=1',
  JSON.stringify({ token: 'S3cr3t', id_token: 'S3cr3t', accessToken: 'S3cr3t' }),
  '<Token>S3cr3t</Token>',
])('removes passwords and tokens from the response of another call: %s', { tags: ['shell-53'] }, (body) => {
  aReporter().reporter.report(
    new HttpError({ url: 'https://backend.example/x', status: 500, statusText: '', headers: {}, body }),
  );
  expect(sent()[0]).toMatchObject({ body: expect.stringContaining('…') });
  expect(JSON.stringify(sent())).not.toMatch(/S3cr3t|value/);
});

test('reports a contract error of the change of the password without its values', () => {
  aReporter().reporter.report(
    new ContractError(
      'POST /controllers/IpoData/ChangePassword',
      'status',
      'Expected string but received "S3cr3t"',
    ),
  );
  expect(sent()[0]).toMatchObject({ message: 'ContractError: …' });
  expect(JSON.stringify(sent())).not.toContain('S3cr3t');
});

test('limits each text of a report to 8 kB', () => {
  const long = 'ž'.repeat(20_000);
  const limit = 8192;
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const reporter = createErrorReporter({ clock, route: () => `/${long}`, version: '2.43', userAgent: long });
  reporter.report(
    new HttpError({
      url: `https://backend.example/x?${long}`,
      status: 500,
      statusText: long,
      headers: { 'content-type': long },
      body: `${long} "token": "S3cr3t"`,
    }),
    transport,
  );
  reporter.report(new Error(long), transport);
  expect(sent()).toHaveLength(2);
  const texts = sent()
    .flatMap((report) => Object.values({ ...report, ...(report['headers'] as object) }))
    .filter((value) => typeof value === 'string');
  for (const text of texts) expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(limit);
  expect(sent()[0]?.['body']).toMatch(/^ž+…$/);
  expect(JSON.stringify(sent())).not.toContain('S3cr3t');
});

test('does not report a secret that is cut at the end of a long text', () => {
  const body = `${'x'.repeat(8170)} "password": "S3cr3t-value-of-a-user"`;
  aReporter().reporter.report(
    new HttpError({ url: 'https://backend.example/x', status: 500, statusText: '', headers: {}, body }),
  );
  expect(JSON.stringify(sent())).not.toContain('S3');
});
