import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { Clock } from '../core/clock.ts';
import { fromUtcDate, localDateTime } from '../core/local-date.ts';
import type { EntryStore } from '../core/outbox/entry-store.ts';
import { createPassingStore } from '../core/outbox/entry-store.ts';
import type { OwnTerminal, TerminalOptions } from './create-terminal.ts';
import { createTerminal } from './create-terminal.ts';
import type { KeptPass } from './kept-pass.ts';
import { aPassLedger } from './pass-ledger.fixtures.ts';
import type { PositionReading } from './position.ts';
import type { TerminalResult } from './terminal.ts';

/** A device whose tabs share a store of entries. */
function aDevice() {
  const device = { isFull: false, setBackMs: 0 };
  const entries = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  function publish(): void {
    for (const listener of listeners) listener();
  }
  async function transaction(key: string, change: (before: unknown) => unknown): Promise<void> {
    await Promise.resolve();
    const next = change(structuredClone(entries.get(key)));
    if (next === undefined) entries.delete(key);
    else entries.set(key, structuredClone(next));
    publish();
  }

  return {
    device,
    entries,
    clear() {
      entries.clear();
      publish();
    },
    /** Opens the store in a tab. */
    openStore(page: Pick<ReturnType<typeof aPage>, 'received' | 'receive'>): EntryStore {
      return {
        all: () => page.received(Promise.resolve().then(() => structuredClone([...entries.values()]))),
        change: (key, change) => page.received(transaction(key, change)),
        isLasting: () => !device.isFull,
        subscribe(listener) {
          const receive = () => page.receive(listener);
          listeners.add(receive);
          return () => listeners.delete(receive);
        },
      };
    },
  };
}

/** The life cycle of a page. Nothing runs while it sleeps, or after it was killed. */
function aPage() {
  let isAlive = true;
  let isAsleep = false;
  let late: (() => void)[] = [];
  function receive(work: () => void): void {
    if (isAsleep) late.push(work);
    else if (isAlive) work();
  }
  return {
    isAlive: () => isAlive,
    receive,
    /** Passes a response to the page. */
    received: <T>(answer: Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        answer.then(
          (value) => receive(() => resolve(value)),
          (error: Error) => receive(() => reject(error)),
        );
      }),
    kill() {
      isAlive = false;
      late = [];
    },
    sleep() {
      isAsleep = true;
    },
    wake() {
      isAsleep = false;
      for (const work of late.splice(0)) receive(work);
    },
  };
}

/** A page with a terminal. */
export interface Tab extends Pick<ReturnType<typeof aPage>, 'kill' | 'sleep' | 'wake'> {
  terminal: OwnTerminal;
  /** All results reported on this page, in order. */
  news: TerminalResult[];
  /** Resolves the last requested position. */
  locate(): void;
}

/** The options of a world. */
export interface WorldOptions {
  isKeeping?: boolean;
  /** Whether the backend refuses a second pass of the same moment and kind. */
  refusesDoubles?: boolean;
}

/** A backend with a ledger, a device with a storage, and tabs. */
export function aWorld({ isKeeping = true, refusesDoubles = false }: WorldOptions = {}) {
  const time = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const { world, recorded, send, isDone } = aPassLedger(time, refusesDoubles);
  const { device, entries, clear, openStore } = aDevice();
  let lastPage = 0;
  const epochMs = () => time.epochMs() - device.setBackMs;
  const clock: Clock = {
    epochMs,
    elapsedMs: time.elapsedMs,
    localNow: () => fromUtcDate(new Date(epochMs())),
    after: time.after,
  };

  function open(owner = 'jana', more: Partial<TerminalOptions> = {}): Tab {
    const news: TerminalResult[] = [];
    const page = aPage();
    let locate = () => {};
    const store = isKeeping ? openStore(page) : createPassingStore();
    const terminal = createTerminal({
      clock: { ...clock, after: (ms, callback) => clock.after(ms, () => page.receive(callback)) },
      owner,
      page: `page ${++lastPage}`,
      tenant: '',
      userRef: owner,
      personRef: owner,
      actablePeople: [owner],
      store,
      isKeeping,
      readPosition() {
        const reading = Promise.withResolvers<PositionReading>();
        locate = () => reading.resolve({ kind: 'found', latitude: 50, longitude: 14 });
        return page.received(reading.promise);
      },
      onResult: (one) => news.push(one),
      send: (kept) => page.received(send(kept)),
      isDone: (kept) => page.received(isDone(kept)),
      ...more,
    });
    store.subscribe(terminal.refresh);
    terminal.refresh();
    const { sleep, wake } = page;
    function kill(): void {
      page.kill();
      terminal.stop();
    }
    return { terminal, news, locate: () => locate(), kill, sleep, wake };
  }

  /** The kept passes of the device. */
  const stored = () => [...entries.values()] as KeptPass[];
  return {
    clock: { ...clock, advance: time.advance },
    device,
    entries,
    clear,
    recorded,
    world,
    open,
    stored,
  };
}

/** Lets all resolved promises run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve();
}

/** Advances the clock in steps, and lets responses run in between. */
export async function pass(clock: { advance(ms: number): void }, ms: number, stepMs = 5000): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    clock.advance(Math.min(left, stepMs));
    await settle();
  }
}
