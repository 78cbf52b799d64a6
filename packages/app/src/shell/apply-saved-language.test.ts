import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { Transport } from '@selfservice/api/core/transport';
import type { SessionScope } from '@selfservice/api/session/session-scope';
import { describe, expect, test, vi } from 'vitest';
import { applySavedLanguage } from './apply-saved-language.ts';

function aPage(answer: () => Promise<string>) {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const changeLanguage = vi.fn<(language?: string) => Promise<never>>(() =>
    Promise.resolve(undefined as never),
  );
  const i18n = { language: 'en', changeLanguage };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const call = answer as Transport['call'];
  const applied = applySavedLanguage({
    clock,
    scope: { transport: { call }, signal: new AbortController().signal } as SessionScope,
    onCallFailed() {},
    i18n,
  });
  return { clock, i18n, warn, applied };
}

describe('saved language', () => {
  test('is shown when the interface speaks it', async () => {
    const { i18n, warn, applied } = aPage(() => Promise.resolve('cs-CZ'));
    await applied;
    expect(i18n.changeLanguage).toHaveBeenCalledExactlyOnceWith('cs');
    expect(warn).not.toHaveBeenCalled();
  });

  test('is only warned about, once, when the interface does not speak it', async () => {
    const { i18n, warn, applied } = aPage(() => Promise.resolve('de'));
    await applied;
    expect(i18n.changeLanguage).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledExactlyOnceWith('The saved language "de" is not supported; "en" stays.');
  });

  test('changes nothing when the call fails', async () => {
    const { i18n, warn, applied } = aPage(() => Promise.reject(new Error('away')));
    await applied;
    expect(i18n.changeLanguage).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  test('keeps nobody waiting, and still applies an answer that comes late', async () => {
    const late = Promise.withResolvers<string>();
    const { clock, i18n, applied } = aPage(() => late.promise);
    clock.advance(2000);
    await applied;
    expect(i18n.changeLanguage).not.toHaveBeenCalled();
    late.resolve('sk');
    await vi.waitFor(() => expect(i18n.changeLanguage).toHaveBeenCalledWith('sk'));
  });
});
