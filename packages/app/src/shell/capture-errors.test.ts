import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { beforeEach, expect, test, vi } from 'vitest';
import { captureErrors } from './capture-errors.ts';

beforeEach(() => vi.stubGlobal('window', { location: { pathname: '/overtime' } }));

test('passes earlier errors on first, with time and route', { tags: ['errors-9'] }, () => {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const { capture, handTo } = captureErrors(clock);
  const [one, two] = [new Error('one'), new Error('two')];
  capture(one);
  clock.advance(5000);
  const taken = vi.fn<(captured: object) => void>();
  handTo(taken);
  capture(two);
  expect(taken.mock.calls.flat()).toEqual([
    { error: one, time: '2026-11-20T08:00:00', route: '/overtime' },
    { error: two, time: '2026-11-20T08:00:05', route: '/overtime' },
  ]);
});

test('keeps only the newest fifty errors until they are passed on', { tags: ['errors-9'] }, () => {
  const { capture, handTo } = captureErrors(createManualClock(localDateTime('2026-11-20T08:00:00')));
  for (let number = 1; number <= 60; number++) capture(new Error(`${number}`));
  const messages: string[] = [];
  handTo(({ error }) => messages.push(error.message));
  expect([messages.length, messages[0]]).toEqual([50, '11']);
});
