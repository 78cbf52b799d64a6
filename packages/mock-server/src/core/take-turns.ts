/** How long work waits for another tab, which may be suspended in the middle of its own, in milliseconds. */
const patienceMs = 1000;

/** Runs work alone. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work one after the other: of this tab always, of all tabs where the browser has Web Locks. After a second of waiting
 * for another tab the work runs anyway.
 *
 * @param name the name of the lock
 * @param locks the Web Locks of the browser; null where there are none
 */
export function takeTurns(name: string, locks: Pick<LockManager, 'request'> | null): Turns {
  let last: Promise<unknown> = Promise.resolve();

  async function locked<T>(work: () => Promise<T>): Promise<T> {
    if (!locks) return work();
    let running: Promise<T> | undefined;
    try {
      const signal = AbortSignal.timeout(patienceMs);
      await locks.request(name, { signal }, () => (running = work()));
    } catch {
      // The lock is not granted, or the work itself fails, which its own promise says.
    }
    return running ?? work();
  }

  return (work) => {
    const turn = last.then(() => locked(work));
    last = turn.catch(() => {});
    return turn;
  };
}
