import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../core/create-query-client.ts';
import { TimeoutError } from '../core/errors.ts';
import { localDateTime } from '../core/local-date.ts';
import type { ManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { centreLevelQuery } from './centres.ts';

/** Returns a function that waits until the clock is asked to wait for the nth time, and returns the delay. */
function waitsOf(clock: ManualClock): (nth: number) => Promise<number> {
  const after = vi.spyOn(clock, 'after');
  return (nth) =>
    vi.waitFor(() => {
      expect(after).toHaveBeenCalledTimes(nth);
      return after.mock.lastCall?.[0] ?? 0;
    });
}

/** A server that never finishes loading a centre, with its known sub-centres. */
function neverLoaded(childrens: { id: number; name: string }[] = []) {
  const level = { id: 7, name: 'Holding', childrens, parents: [], loaded: false };
  const call = vi.fn<() => Promise<typeof level>>(() => Promise.resolve(level));
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const client = createQueryClient({ transport: { call }, clock, retryDelay: 0 });
  const query = centreLevelQuery(clock, 7);
  return { call, clock, client, query, waits: waitsOf(clock) };
}

test(
  'fetches a level that the server is still loading again until it is loaded',
  { tags: ['centres-17'] },
  async () => {
    using backend = aBackend();
    const { clock, sent } = backend;
    const { client } = backend.as('manager');
    const waits = waitsOf(clock);
    const id = centreNamed('Machine park')?.id ?? 0;
    const level = client.query(centreLevelQuery(clock, id));
    clock.advance(await waits(1));
    clock.advance(await waits(2));
    const { isLoaded, children } = await level;
    expect([isLoaded, children.length]).toEqual([true, 500]);
    expect(sent.filter(({ call }) => call === 'CenterLevel')).toHaveLength(3);
  },
);

test('waits before each attempt, with growing pauses', { tags: ['centres-17'] }, async () => {
  const { call, clock, client, query, waits } = neverLoaded();
  const level = client.query(query).catch((error: unknown) => error);
  const pauses: number[] = [];
  for (const nth of [1, 2, 3, 4]) {
    const ms = await waits(nth);
    pauses.push(ms);
    clock.advance(ms - 1);
    expect(call).toHaveBeenCalledTimes(nth);
    clock.advance(1);
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000]);
  expect(await level).toBeInstanceOf(TimeoutError);
  expect(call).toHaveBeenCalledTimes(5);
});

test(
  'returns a level that is never loaded if it has sub-centres, and fetches it again each time',
  { tags: ['centres-17'] },
  async () => {
    const { call, clock, client, query, waits } = neverLoaded([{ id: 8, name: 'Plant' }]);
    const answer = async (from: number) => {
      const level = client.query(query);
      for (const nth of [1, 2, 3, 4]) clock.advance(await waits(from + nth));
      return level;
    };
    expect(await answer(0)).toMatchObject({ isLoaded: false, children: [{ name: 'Plant' }] });
    expect(await answer(4)).toMatchObject({ isLoaded: false });
    expect(call).toHaveBeenCalledTimes(10);
  },
);

test('stops fetching when the query is cancelled', { tags: ['centres-17'] }, async () => {
  const { call, clock, client, query, waits } = neverLoaded();
  const level = client.query(query).catch((error: unknown) => error);
  await waits(1);
  await client.cancelQueries({ queryKey: query.queryKey });
  await level;
  clock.advance(60_000);
  await waits(1);
  expect(call).toHaveBeenCalledTimes(1);
});
