import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { askBeforeLeaving, watchLeaving } from './page-leaving.ts';

function aPage() {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const page = new EventTarget();
  const isLeaving = watchLeaving(clock, page as Window);
  return { clock, isLeaving, happen: (name: string) => page.dispatchEvent(new Event(name)) };
}

test.each(['beforeunload', 'pagehide'])('a page is being left after %s', (name) => {
  const { isLeaving, happen } = aPage();
  expect(isLeaving()).toBe(false);
  happen(name);
  expect(isLeaving()).toBe(true);
});

test('a page that returns from the browser’s history is not being left', () => {
  const { isLeaving, happen } = aPage();
  happen('pagehide');
  happen('pageshow');
  expect(isLeaving()).toBe(false);
});

test('a page that still exists after ten seconds is not being left', () => {
  const { clock, isLeaving, happen } = aPage();
  happen('beforeunload');
  clock.advance(9_999);
  expect(isLeaving()).toBe(true);
  clock.advance(1);
  expect(isLeaving()).toBe(false);
});

test('the browser asks for confirmation until the last running write has settled', () => {
  const page = new EventTarget();
  const begin = askBeforeLeaving(page as Window);
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  const settleFirst = begin();
  const settleSecond = begin();
  expect(isAsked()).toBe(true);
  settleFirst();
  settleFirst();
  expect(isAsked()).toBe(true);
  settleSecond();
  expect(isAsked()).toBe(false);
});
