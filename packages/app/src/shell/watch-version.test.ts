import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { describe, expect, test, vi } from 'vitest';
import { watchVersion } from './watch-version.ts';

const minutes = (count: number) => count * 60_000;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function aWatch(newest: () => Promise<string | null>) {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const listeners = new Set<() => void>();
  const onNewVersion = vi.fn<() => void>();
  const stop = watchVersion({
    clock,
    running: 'a',
    newest,
    onResume: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    onNewVersion,
  });
  const resume = () => {
    for (const listener of listeners) listener();
  };
  return { clock, resume, onNewVersion, stop };
}

describe('version watch', () => {
  test('reports another build once', async () => {
    const { clock, onNewVersion } = aWatch(() => Promise.resolve('b'));
    clock.advance(minutes(10));
    await settled();
    expect(onNewVersion).toHaveBeenCalledOnce();
    clock.advance(minutes(30));
    await settled();
    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  test('ignores the same build and failures, and fetches again', async () => {
    const newest = vi.fn<() => Promise<string | null>>();
    newest.mockResolvedValueOnce('a').mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(null);
    newest.mockResolvedValueOnce('b');
    const { clock, onNewVersion } = aWatch(newest);
    for (const times of [1, 2, 3]) {
      clock.advance(minutes(10));
      await settled();
      expect(newest).toHaveBeenCalledTimes(times);
      expect(onNewVersion).not.toHaveBeenCalled();
    }
    clock.advance(minutes(10));
    await settled();
    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  test('fetches when the user returns to the page, at most once a minute', async () => {
    const newest = vi.fn<() => Promise<string>>(() => Promise.resolve('a'));
    const { clock, resume } = aWatch(newest);
    resume();
    expect(newest).not.toHaveBeenCalled();
    clock.sleep(minutes(1));
    resume();
    resume();
    await settled();
    expect(newest).toHaveBeenCalledOnce();
  });

  test('fetches nothing after it has been stopped', async () => {
    const newest = vi.fn<() => Promise<string>>(() => Promise.resolve('b'));
    const { clock, resume, stop } = aWatch(newest);
    stop();
    clock.advance(minutes(20));
    resume();
    await settled();
    expect(newest).not.toHaveBeenCalled();
  });
});
