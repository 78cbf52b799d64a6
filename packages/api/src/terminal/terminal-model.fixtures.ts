import { HttpError, NetworkError } from '../core/errors.ts';
import { localDateTime } from '../core/local-date.ts';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createTerminal } from './create-terminal.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { createKeptPassStore } from './kept-pass-store.ts';
import type { KeptPass } from './kept-pass.ts';
import type { TerminalNews } from './terminal.ts';

/** What becomes of a call: it is answered, never arrives, or its answer is lost; the server refuses it or is in trouble. */
export type Fate = 'answered' | 'lost' | 'answerLost' | 'refused' | 'trouble';

/** An error of the server. */
export const httpError = (status: number, body = '') =>
  new HttpError({ url: '', status, statusText: '', headers: {}, body });

/** A server that can be lost, a device that keeps a text, and terminals over both. */
export function aWorld() {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const recorded: { key: string; atMs: number }[] = [];
  const news: TerminalNews[] = [];
  let text: string | null = null;
  const world = { fate: 'answered' as Fate };

  function arrive(work: () => void): Promise<void> {
    if (world.fate === 'lost') return Promise.reject(new NetworkError('', null));
    if (world.fate === 'refused') return Promise.reject(httpError(403, 'Not allowed.'));
    if (world.fate === 'trouble') return Promise.reject(httpError(500));
    work();
    return world.fate === 'answered' ? Promise.resolve() : Promise.reject(new NetworkError('', null));
  }

  const store = createKeptPassStore({
    read: () => text,
    write: (next) => void (text = next),
    remove: () => void (text = null),
    subscribe: () => () => {},
  });

  function open(owner = 'jana', more: Partial<TerminalOptions> = {}) {
    return createTerminal({
      clock,
      owner,
      userRef: owner,
      personRef: owner,
      store,
      isKeeping: true,
      readPosition: () => Promise.resolve({ kind: 'unavailable' }),
      exclusively: (work) => work(),
      onNews: (one) => news.push(one),
      send: ({ key }) => arrive(() => recorded.push({ key, atMs: clock.epochMs() })),
      async isRecorded({ key }: KeptPass) {
        let isThere = false;
        await arrive(() => {
          isThere = recorded.some((one) => one.key === key);
        });
        return isThere;
      },
      ...more,
    });
  }

  return { clock, recorded, news, store, open, world };
}

/** Lets everything that has been answered be heard. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
