import type { ManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { Clock } from '../core/clock.ts';
import { fromUtcDate, localDateTime } from '../core/local-date.ts';
import type { OwnTerminal } from './create-terminal.ts';
import { createTerminal } from './create-terminal.ts';
import type { KeptPass } from './kept-pass.ts';
import { createKeptPassStore, createPassingStore } from './kept-pass-store.ts';
import { aPassLedger } from './pass-ledger.fixtures.ts';
import type { PositionReading } from './position.ts';
import type { TerminalOptions } from './terminal-options.ts';
import type { TerminalResult } from './terminal.ts';

/** The time until other tabs see a change of the storage. */
const tabLagMs = 100;

/** A storage shared by tabs; each tab sees the changes of the others a moment later. */
function aDevice(time: ManualClock) {
  const device = { text: null as string | null, isFull: false, setBackMs: 0 };
  const tabs = new Set<(text: string | null) => void>();
  function publish(text: string | null): void {
    device.text = text;
    for (const see of tabs) see(text);
  }
  return {
    device,
    clear: () => publish(null),
    /** Opens the storage in a tab; `onChange` is called when another tab has changed it. */
    openText(onChange: () => void) {
      let seen = device.text;
      tabs.add((text) => {
        seen = text;
        onChange();
      });
      const write = (text: string | null) => {
        seen = text;
        time.after(tabLagMs, () => publish(text));
      };
      return {
        read: () => seen,
        write,
        remove: () => write(null),
        isStored: () => !device.isFull,
        subscribe: () => () => {},
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
  /** Whether the browser has Web Locks. */
  hasLocks?: boolean;
  /** Whether the backend refuses a second pass of the same moment and kind. */
  refusesDoubles?: boolean;
}

/** Locks that are released when their page is killed. */
function createLocks(hasLocks: boolean) {
  const held = new Map<string, () => boolean>();
  return async <T>(name: string, isAlive: () => boolean, work: () => Promise<T>): Promise<T | null> => {
    if (!hasLocks) return work();
    if (held.get(name)?.()) return null;
    held.set(name, isAlive);
    try {
      return await work();
    } finally {
      held.delete(name);
    }
  };
}

/** A backend with a ledger, a device with a storage, and tabs. */
export function aWorld({ isKeeping = true, hasLocks = true, refusesDoubles = false }: WorldOptions = {}) {
  const time = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const { world, recorded, send, isRecorded } = aPassLedger(time, refusesDoubles);
  const { device, clear, openText } = aDevice(time);
  const exclusively = createLocks(isKeeping && hasLocks);
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
    const storage = createKeptPassStore(openText(() => page.receive(() => terminal.refresh())));
    const terminal = createTerminal({
      clock: { ...clock, after: (ms, callback) => clock.after(ms, () => page.receive(callback)) },
      owner,
      page: `page ${++lastPage}`,
      tenant: '',
      userRef: owner,
      personRef: owner,
      actablePeople: [owner],
      store: isKeeping ? storage : createPassingStore(),
      isKeeping,
      readPosition() {
        const reading = Promise.withResolvers<PositionReading>();
        locate = () => reading.resolve({ kind: 'found', latitude: 50, longitude: 14 });
        return page.received(reading.promise);
      },
      exclusively: (work) => exclusively(owner, page.isAlive, work),
      onResult: (one) => news.push(one),
      send: (kept) => page.received(send(kept)),
      isRecorded: (kept) => page.received(isRecorded(kept)),
      ...more,
    });
    const { sleep, wake } = page;
    function kill(): void {
      page.kill();
      terminal.stop();
    }
    return { terminal, news, locate: () => locate(), kill, sleep, wake };
  }

  /** The kept passes of the device. */
  const stored = () => JSON.parse(device.text ?? '[]') as KeptPass[];
  return { clock: { ...clock, advance: time.advance }, device, clear, recorded, world, open, stored };
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
