import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './create-query-client.ts';
import { maxUnusedPages } from './drop-unused-pages.ts';
import { localDateTime } from './local-date.ts';

const aClient = () =>
  createQueryClient({
    transport: { call: () => Promise.reject(new Error('No call is made.')) },
    clock: createManualClock(localDateTime('2026-11-20T08:00:00')),
  });
const page = (week: number) => ({
  queryKey: ['department-plan', 'page', week] as const,
  queryFn: () => Promise.resolve(week),
  meta: { isPage: true },
});
const weeks = Array.from({ length: 60 }, (_, week) => week);

/** Shows a page until it is loaded, and leaves it. */
async function visit(client: QueryClient, week: number): Promise<void> {
  const leave = new QueryObserver(client, page(week)).subscribe(() => {});
  await client.query(page(week));
  leave();
}

const keptPages = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ queryKey: ['department-plan', 'page'] })
    .map(({ queryKey }) => queryKey[2]);

test('keeps only the last pages of many', async () => {
  const client = aClient();
  for (const week of weeks) await visit(client, week);
  expect(keptPages(client)).toEqual(weeks.slice(-maxUnusedPages));
});

test('keeps visible pages of any age, and loading ones', async () => {
  const client = aClient();
  const leave = new QueryObserver(client, page(0)).subscribe(() => {});
  await client.query(page(0));
  const late = Promise.withResolvers<number>();
  const pending = client.query({ ...page(1), queryFn: () => late.promise });
  for (const week of weeks.slice(2)) await visit(client, week);
  expect(keptPages(client)).toEqual([0, 1, ...weeks.slice(-maxUnusedPages)]);
  late.resolve(1);
  await expect(pending).resolves.toBe(1);
  leave();
});

test('keeps other queries and the pages of other areas', async () => {
  const client = aClient();
  const others = [
    ['department-plan', 'words', 1],
    ['my-plan', 'month', 1],
  ];
  for (const queryKey of others) client.setQueryData(queryKey, 'known');
  for (const week of weeks) await visit(client, week);
  for (const queryKey of others) expect(client.getQueryData(queryKey)).toBe('known');
});
