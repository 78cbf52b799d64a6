import { NotTheBackendError } from '@selfservice/api/core/errors';
import { expect, test, vi } from 'vitest';
import { warnOfIgnoredConfiguration } from './start-session.ts';

test('an ignored config.json is logged with the rule for the server, and added to the error list', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const errors = { capture: vi.fn<(error: Error) => void>(), handTo() {} };
  const error = new NotTheBackendError({
    url: 'http://app.test/config.json',
    method: 'GET',
    status: 200,
    reason: 'html',
    body: '<!doctype html>',
  });
  warnOfIgnoredConfiguration(errors)(error);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/must answer 404.*config\.json.*HTML page/)]]);
  expect(errors.capture.mock.calls).toEqual([[error]]);
});
