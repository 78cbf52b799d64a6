import type { Clock } from '@selfservice/api/core/clock';

const pauseMs = 10 * 60_000;
/** Minimum time between two checks, also if the user changes tabs often. */
const shortestPauseMs = 60_000;

/** Options of `watchVersion`. */
export interface VersionWatchOptions {
  clock: Clock;
  /** The build of this page. */
  running: string;
  /** Fetches the deployed build; null if it is unknown. */
  newest(): Promise<string | null>;
  /** Calls back when the user returns to the page. Returns a function that unsubscribes. */
  onResume(callback: () => void): () => void;
  /** Called once when another build has been deployed. */
  onNewVersion(): void;
}

/**
 * Checks every ten minutes, and when the user returns to the page, whether another build has been deployed. Failures are
 * ignored. Returns a function that stops it.
 */
export function watchVersion({
  clock,
  running,
  newest,
  onResume,
  onNewVersion,
}: VersionWatchOptions): () => void {
  let isStopped = false;
  let checkedAt = clock.epochMs();
  let cancelTimer = () => {};

  function wait(): void {
    cancelTimer();
    cancelTimer = clock.after(pauseMs, () => void check());
  }

  async function check(): Promise<void> {
    checkedAt = clock.epochMs();
    wait();
    const build = await newest().catch(() => null);
    if (isStopped || build === null || build === running) return;
    stop();
    onNewVersion();
  }

  const unsubscribe = onResume(() => {
    if (clock.epochMs() - checkedAt >= shortestPauseMs) void check();
  });

  function stop(): void {
    isStopped = true;
    cancelTimer();
    unsubscribe();
  }

  wait();
  return stop;
}
