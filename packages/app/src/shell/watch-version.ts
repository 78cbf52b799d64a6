import type { Clock } from '@selfservice/api/core/clock';

const pauseMs = 10 * 60_000;
/** Whoever changes tabs often asks no more often than this. */
const shortestPauseMs = 60_000;

/** What watching for a new version is made of. */
export interface VersionWatchOptions {
  clock: Clock;
  /** The build that this page runs. */
  running: string;
  /** The build that is deployed now, null where it cannot be told. */
  newest(): Promise<string | null>;
  /** Calls back when the page is looked at again. Returns a function that unsubscribes. */
  onResume(callback: () => void): () => void;
  /** Another build has been deployed. Called once. */
  onNewVersion(): void;
}

/**
 * Asks every ten minutes, and when the page is looked at again, whether another build has been deployed. A failure
 * is silent. Returns a function that ends the watch.
 */
export function watchVersion({
  clock,
  running,
  newest,
  onResume,
  onNewVersion,
}: VersionWatchOptions): () => void {
  let isStopped = false;
  let lookedAt = clock.epochMs();
  let cancelTimer = () => {};

  function wait(): void {
    cancelTimer();
    cancelTimer = clock.after(pauseMs, () => void look());
  }

  async function look(): Promise<void> {
    lookedAt = clock.epochMs();
    wait();
    const build = await newest().catch(() => null);
    if (isStopped || build === null || build === running) return;
    stop();
    onNewVersion();
  }

  const unsubscribe = onResume(() => {
    if (clock.epochMs() - lookedAt >= shortestPauseMs) void look();
  });

  function stop(): void {
    isStopped = true;
    cancelTimer();
    unsubscribe();
  }

  wait();
  return stop;
}
