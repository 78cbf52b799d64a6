import { expect, test, vi } from 'vitest';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createQueryClient } from '../core/create-query-client.ts';
import { HttpError, NetworkError, SessionEndedError } from '../core/errors.ts';
import { localDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import type { EndedPass } from './ended-pass.ts';
import { createPassingStore } from '../core/outbox/entry-store.ts';
import { createOwnTerminal } from './own-terminal.ts';
import { httpError } from './pass-ledger.fixtures.ts';
import { settle } from './terminal-model.fixtures.ts';
import type { TerminalResult } from './terminal.ts';

const comes = { id: 1, name: 'In' };

/** A terminal without the queue whose calls respond by their path. */
function aTerminal(answer: (path: string) => Promise<unknown>) {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const failed: Error[] = [];
  const ended = new AbortController();
  const onEndedPass = vi.fn<(pass: EndedPass) => void>();
  const news: TerminalResult[] = [];
  const client = createQueryClient({
    transport: { call: ({ path }: { path: string }) => answer(path) } as Transport,
    clock,
    onCallFailed: (error) => failed.push(error),
    retryDelay: 0,
  });
  const terminal = createOwnTerminal({
    host: {
      owner: 'jana',
      tenant: '',
      userRef: 'jana',
      personRef: 'jana',
      actablePeople: ['jana'],
      readPosition: () => Promise.resolve({ kind: 'unavailable' }),
      isSecure: true,
      keptPasses: createPassingStore(),
      onResume: () => () => {},
      onEndedPass,
    },
    client,
    clock,
    language: () => 'en',
    hasQueue: false,
    onBeforeEnd() {},
    ended: ended.signal,
    onResult: (one) => news.push(one),
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

test('reports failed calls of the terminal like all others', async () => {
  const { terminal, failed } = aTerminal((path) =>
    Promise.reject(path.includes('Insert') ? httpError(504) : new NetworkError(path, null)),
  );
  terminal.press(comes);
  await settle();
  expect(failed).toEqual([expect.any(HttpError), expect.any(NetworkError)]);
});

test('finds a pass by its time and type, without loading the types if the names are equal', async () => {
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

test(
  'a recorded pass invalidates every screen that shows passes, and nothing else',
  { tags: ['terminal-25'] },
  async () => {
    const { terminal, client } = aTerminal(() => Promise.resolve('ok'));
    for (const queryKey of [...shownPasses, ['requests', 'mine']]) client.setQueryData(queryKey, []);
    terminal.press(comes);
    await settle();
    const stale = shownPasses.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
    expect(stale).toEqual(shownPasses);
    expect(client.getQueryState(['requests', 'mine'])?.isInvalidated).toBe(false);
  },
);

test(
  'a pass found after its response was lost invalidates responses that arrived in between',
  { tags: ['terminal-25'] },
  async () => {
    let isFetched = false;
    const { terminal, client, news } = aTerminal((path) => {
      if (!path.includes('GetLastPasses')) return Promise.reject(httpError(504));
      // Home has fetched its last pass before the backend had recorded this one.
      if (!isFetched) client.setQueryData(['dashboard'], {});
      isFetched = true;
      return Promise.resolve([recordedNow]);
    });
    terminal.press(comes);
    await settle();
    expect(news.map(({ kind }) => kind)).toEqual(['recorded']);
    expect(client.getQueryState(['dashboard'])?.isInvalidated).toBe(true);
  },
);

test(
  'passes a press whose session is over to the login, and does not report it here',
  { tags: ['terminal-20'] },
  async () => {
    const { terminal, onEndedPass, news } = aTerminal(() => Promise.reject(new SessionEndedError()));
    terminal.press(comes);
    await settle();
    expect(onEndedPass).toHaveBeenCalledExactlyOnceWith({
      typeName: 'In',
      at: '2026-11-20T08:00:00',
      outcome: 'notRecorded',
    });
    expect(news).toEqual([]);
  },
);

test(
  'passes a result that arrives after the end of the session to the login',
  { tags: ['terminal-20'] },
  async () => {
    const { terminal, ended, onEndedPass } = aTerminal(() => Promise.reject(httpError(504)));
    terminal.press(comes);
    ended.abort();
    await settle();
    expect(onEndedPass).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ outcome: 'unknown' }));
  },
);
