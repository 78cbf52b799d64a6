import { systemClock } from '@selfservice/api/core/clock';
import { expect, test, vi } from 'vitest';
import { reportErrors } from './report-errors.ts';

/** A page and the errors that it reports. */
function aPage() {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const onError = vi.fn<(error: Error) => void>();
  reportErrors(systemClock, () => null, onError);
  return {
    onError,
    fail: (error: unknown, message = '') =>
      page.dispatchEvent(Object.assign(new Event('error'), { error, message })),
    reject: (reason: unknown) =>
      page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  };
}

test('reports uncaught errors and rejections', { tags: ['shell-52'] }, () => {
  const { fail, reject, onError } = aPage();
  const errors = [new Error('One'), new Error('Two')];
  fail(errors[0]);
  reject(errors[1]);
  reject('a text');
  expect(onError.mock.calls.flat()).toEqual([...errors, new Error('a text')]);
});

test('reports no errors of the browser, of other origins and of extensions', () => {
  const { fail, reject, onError } = aPage();
  fail(undefined, 'ResizeObserver loop completed with undelivered notifications.');
  fail(null, 'Script error.');
  const foreign = new Error('Cannot read');
  foreign.stack = 'Error: Cannot read\n    at chrome-extension://abcdef/content.js:1:1';
  fail(foreign);
  reject(foreign);
  expect(onError).not.toHaveBeenCalled();
});
