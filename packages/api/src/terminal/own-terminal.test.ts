import { expect, test, vi } from 'vitest';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createQueryClient } from '../core/create-query-client.ts';
import { HttpError, NetworkError, SessionEndedError } from '../core/errors.ts';
import { localDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import type { EndedPass } from './ended-pass.ts';
import { createOwnTerminal } from './own-terminal.ts';
import { httpError } from './pass-ledger.fixtures.ts';
import { settle } from './terminal-model.fixtures.ts';
import type { TerminalNews } from './terminal.ts';

const comes = { id: 1, name: 'In' };

/** A terminal without the queue whose calls answer by their path. */
function aTerminal(answer: (path: string) => Promise<unknown>) {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const failed: Error[] = [];
  const ended = new AbortController();
  const onEndedPass = vi.fn<(pass: EndedPass) => void>();
  const news: TerminalNews[] = [];
  const client = createQueryClient({
    transport: { call: ({ path }: { path: string }) => answer(path) } as Transport,
    clock,
    onCallFailed: (error) => failed.push(error),
    retryDelay: 0,
  });
  const terminal = createOwnTerminal({
    host: {
      owner: 'jana',
      customerCode: '',
      userRef: 'jana',
      personRef: 'jana',
      spokenFor: ['jana'],
      readPosition: () => Promise.resolve({ kind: 'unavailable' }),
      keptText: {
        read: () => null,
        write() {},
        remove() {},
        isStored: () => true,
        subscribe: () => () => {},
      },
      exclusively: (work) => work(),
      onResume: () => () => {},
      onEndedPass,
    },
    client,
    clock,
    language: () => 'en',
    isKeeping: false,
    onBeforeEnd() {},
    ended: ended.signal,
    onNews: (one) => news.push(one),
  });
  return { terminal, client, failed, ended, onEndedPass, news };
}

const recordedNow = {
  Date: '2026-11-20T08:00:00Z',
  PRUCHOD_TERM: 'In',
  PRUCHOD_TXT: '',
  FullName: '',
  Note: '',
  GPS: '',
};

test('failed calls of the terminal are reported like all others', async () => {
  const { terminal, failed } = aTerminal((path) =>
    Promise.reject(path.includes('Insert') ? httpError(504) : new NetworkError(path, null)),
  );
  terminal.press(comes);
  await settle();
  expect(failed).toEqual([expect.any(HttpError), expect.any(NetworkError)]);
});

test('a pass is found by its moment and kind, without the kinds where the words are the same', async () => {
  const { terminal, news } = aTerminal((path) =>
    path.includes('GetLastPasses') ? Promise.resolve([recordedNow]) : Promise.reject(httpError(504)),
  );
  terminal.press(comes);
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['recorded']);
});

const shownPasses = [
  ['terminal', 'lastPasses'],
  ['dashboard'],
  ['personal-card'],
  ['presence', 'people'],
  ['worksheet', 'month'],
];

test('a recorded pass makes every screen stale that shows passes, and nothing else', async () => {
  const { terminal, client } = aTerminal(() => Promise.resolve('ok'));
  for (const queryKey of [...shownPasses, ['requests', 'mine']]) client.setQueryData(queryKey, []);
  terminal.press(comes);
  await settle();
  const stale = shownPasses.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  expect(stale).toEqual(shownPasses);
  expect(client.getQueryState(['requests', 'mine'])?.isInvalidated).toBe(false);
});

test('a pass that is found after its answer was lost makes responses stale that came in between', async () => {
  let isFetched = false;
  const { terminal, client, news } = aTerminal((path) => {
    if (!path.includes('GetLastPasses')) return Promise.reject(httpError(504));
    // Home has fetched its last pass again before the backend had recorded this one.
    if (!isFetched) client.setQueryData(['dashboard'], {});
    isFetched = true;
    return Promise.resolve([recordedNow]);
  });
  terminal.press(comes);
  await settle();
  expect(news.map(({ kind }) => kind)).toEqual(['recorded']);
  expect(client.getQueryState(['dashboard'])?.isInvalidated).toBe(true);
});

test('a press whose session is over is handed to the login, and not told here', async () => {
  const { terminal, onEndedPass, news } = aTerminal(() => Promise.reject(new SessionEndedError()));
  terminal.press(comes);
  await settle();
  expect(onEndedPass).toHaveBeenCalledExactlyOnceWith({
    typeName: 'In',
    at: '2026-11-20T08:00:00',
    outcome: 'notRecorded',
  });
  expect(news).toEqual([]);
});

test('a result that comes after the end of the session is handed to the login', async () => {
  const { terminal, ended, onEndedPass } = aTerminal(() => Promise.reject(httpError(504)));
  terminal.press(comes);
  ended.abort();
  await settle();
  expect(onEndedPass).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'unknown' }));
});
