import { expect, test, vi } from 'vitest';
import { canShowBadge, showBadge } from './badge.ts';

function aPlace({ isInstalled = true, isSupported = true } = {}) {
  const page = Object.assign(new EventTarget(), {
    matchMedia: () => ({ matches: isInstalled }) as MediaQueryList,
  }) as unknown as Window;
  const setAppBadge = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve());
  const clearAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());
  return { page, navigator: isSupported ? { setAppBadge, clearAppBadge } : {}, setAppBadge, clearAppBadge };
}

test('the installed application shows the number until the session ends', () => {
  const place = aPlace();
  const end = showBadge(4, place);
  expect(place.setAppBadge).toHaveBeenCalledExactlyOnceWith(4);
  end();
  expect(place.clearAppBadge).toHaveBeenCalledOnce();
  place.page.dispatchEvent(new Event('pageshow'));
  expect(place.setAppBadge).toHaveBeenCalledOnce();
});

test('the badge is removed with the page, and returns with it', () => {
  const place = aPlace();
  showBadge(4, place);
  place.page.dispatchEvent(new Event('pagehide'));
  expect(place.clearAppBadge).toHaveBeenCalledOnce();
  place.page.dispatchEvent(new Event('pageshow'));
  expect(place.setAppBadge).toHaveBeenCalledTimes(2);
});

test('only the installed application has a badge, and only in a browser that supports it', () => {
  expect(canShowBadge(aPlace())).toBe(true);
  expect(canShowBadge(aPlace({ isInstalled: false }))).toBe(false);
  expect(canShowBadge(aPlace({ isSupported: false }))).toBe(false);
});

test('a system that refuses badges causes no error', async () => {
  const place = aPlace();
  place.setAppBadge.mockRejectedValue(new DOMException('Not allowed.', 'NotAllowedError'));
  showBadge(4, place);
  await Promise.resolve();
  expect(place.setAppBadge).toHaveBeenCalledOnce();
});
