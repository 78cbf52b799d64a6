import { createPassingStore } from '@selfservice/api/core/outbox/entry-store';
import type { Language } from '@selfservice/api/core/language';
import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { Transport } from '@selfservice/api/core/transport';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import { describe, expect, test, vi } from 'vitest';
import { applySavedLanguage, prefetchHome } from './apply-saved-language.ts';

function aPage(answer: () => Promise<string>) {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const showLanguage = vi.fn<(language: Language) => Promise<void>>(() => Promise.resolve());
  const i18n = { language: 'en' };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const call = answer as Transport['call'];
  const applied = applySavedLanguage({
    clock,
    scope: { transport: { call }, signal: new AbortController().signal, identity: {} } as SessionScope,
    onCallFailed() {},
    outbox: createPassingStore(),
    i18n,
    showLanguage,
  });
  return { clock, showLanguage, warn, applied };
}

describe('saved language', () => {
  test('is shown if it is supported', { tags: ['shell-30'] }, async () => {
    const { showLanguage, warn, applied } = aPage(() => Promise.resolve('cs-CZ'));
    await applied;
    expect(showLanguage).toHaveBeenCalledExactlyOnceWith('cs');
    expect(warn).not.toHaveBeenCalled();
  });

  test('changes nothing but logs one warning if it is not supported', { tags: ['shell-31'] }, async () => {
    const { showLanguage, warn, applied } = aPage(() => Promise.resolve('de'));
    await applied;
    expect(showLanguage).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('The saved language "de" is not supported; "en" stays.');
  });

  test('changes nothing if the call fails', { tags: ['shell-31'] }, async () => {
    const { showLanguage, warn, applied } = aPage(() => Promise.reject(new Error('away')));
    await applied;
    expect(showLanguage).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  test('delays the screen for at most two seconds, and is still applied later', async () => {
    const late = Promise.withResolvers<string>();
    const { clock, showLanguage, applied } = aPage(() => late.promise);
    clock.advance(2000);
    await applied;
    expect(showLanguage).not.toHaveBeenCalled();
    late.resolve('sk');
    await vi.waitFor(() => expect(showLanguage).toHaveBeenCalledWith('sk'));
  });
});

test('fetches home once, also if it is requested again before the response', () => {
  const call = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const transport: Transport = { call };
  const cache = {
    clock: createManualClock(localDateTime('2026-11-20T08:00:00')),
    scope: { transport, signal: new AbortController().signal, identity: {} } as SessionScope,
    onCallFailed() {},
    outbox: createPassingStore(),
  };
  prefetchHome(cache);
  prefetchHome(cache);
  expect(call).toHaveBeenCalledOnce();
});
