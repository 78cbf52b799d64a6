import { expect, test, vi } from 'vitest';
import { expectNoConsoleErrors, watchConsole } from './quiet-console.ts';

const aConsole = () => ({ error: vi.fn<Console['error']>(), warn: vi.fn<Console['warn']>() });

test('expectNoConsoleErrors passes without output', () => {
  expect(() => expectNoConsoleErrors(watchConsole(aConsole()))).not.toThrow();
});

test('an error and a warning fail once with their text and are still written to the console', () => {
  const line = aConsole();
  const { error } = line;
  const watch = watchConsole(line);
  line.error('Each child in %s needs a %s.', 'List', 'key', 7);
  line.warn(new RangeError('too far'));
  expect(() => expectNoConsoleErrors(watch)).toThrow(
    /console\.error: Each child in List needs a key\. 7\nconsole\.warn: RangeError: too far/,
  );
  expect(error).toHaveBeenCalledWith('Each child in %s needs a %s.', 'List', 'key', 7);
  expect(() => expectNoConsoleErrors(watch)).not.toThrow();
});

test('an unhandled error and an unhandled rejection fail', () => {
  const page = new EventTarget();
  const watch = watchConsole(aConsole(), page);
  page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('broken') }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('left') }));
  expect(watch.take()).toEqual(['unhandled: Error: broken', 'unhandled rejection: Error: left']);
});

test('the postponed notifications of a ResizeObserver are ignored', () => {
  const line = aConsole();
  const page = new EventTarget();
  const watch = watchConsole(line, page);
  const message = 'ResizeObserver loop completed with undelivered notifications.';
  page.dispatchEvent(Object.assign(new Event('error'), { message }));
  line.error(new Error(message));
  expect(watch.take()).toEqual([]);
});

test.fails('a unit test that writes to the console fails', () => {
  const { error } = console;
  error('something');
  expect(error).toBeTypeOf('function');
});
