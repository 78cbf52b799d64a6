import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSessionBrowser } from './session-browser.ts';
import { createStoredValues } from './stored-values.ts';

/** The cookies that the page has written, in full. */
let written: string[] = [];

/** A document below `/hr/` that keeps its cookies as a browser does. */
const page = {
  baseURI: 'https://app.test/hr/',
  get cookie() {
    return written.at(-1)?.includes('Max-Age=0')
      ? 'other=1'
      : ['other=1', ...written.map(nameAndValue)].join('; ');
  },
  set cookie(cookie: string) {
    written.push(cookie);
  },
};

const nameAndValue = (cookie: string) => cookie.split('; ')[0] ?? '';

beforeEach(() => {
  written = [];
  vi.stubEnv('BASE_URL', './');
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});

function aLoopGuard() {
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  const { tabId } = createStoredValues({ local: () => storage, session: () => storage });
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  return createSessionBrowser(clock, { tabId }).loopGuard;
}

test(
  'the guard against endless redirection is the cookie infiniteLoopProtection with ten minutes',
  { tags: ['session-16', 'session-17'] },
  () => {
    const guard = aLoopGuard();
    expect(guard.isSet()).toBe(false);
    guard.set();
    expect(written).toEqual(['infiniteLoopProtection=1; Path=/hr/; Max-Age=600; SameSite=Lax; Secure']);
    expect(guard.isSet()).toBe(true);
    guard.remove();
    expect(guard.isSet()).toBe(false);
  },
);
