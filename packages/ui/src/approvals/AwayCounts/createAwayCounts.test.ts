import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import { expect, test, vi } from 'vitest';
import { aDecidedRequest, aRequest } from '../../requests/requests.fixtures.ts';
import { aPage, anEntry, asked, working } from '../team/team.fixtures.ts';
import { createAwayCounts } from './createAwayCounts.ts';

const day = ['2026-12-23T00:00:00', '2026-12-24T00:00:00'] as const;
const away = (name: string) => working(name, anEntry(name, ...day));
const names = [asked.applicant, 'Fiala Jakub', 'Malá Eva'];
const twoAway = aPage(names, [...working(asked.applicant), ...away('Fiala Jakub'), ...away('Malá Eva')]);
const oneAway = aPage(names, [...working(asked.applicant), ...away('Fiala Jakub'), ...working('Malá Eva')]);
const request = aRequest({ id: 1, applicant: asked.applicant, text: asked.text });

function aSource() {
  const source = { page: null as LoadedPlanPage | null, notify: () => {}, tasks: [] as (() => void)[] };
  const awayCounts = createAwayCounts({
    clock: {
      after(_ms, task) {
        source.tasks.push(task);
        return () => {};
      },
    },
    pageFor: () => source.page,
    subscribe(onChange) {
      source.notify = onChange;
      return () => {
        source.notify = () => {};
      };
    },
  });
  const settle = () => {
    for (let task = source.tasks.shift(); task; task = source.tasks.shift()) task();
  };
  return { source, awayCounts, settle };
}

test('returns null before any plan is loaded', () => {
  const { awayCounts, settle } = aSource();
  const count = awayCounts.countOf(request);
  count.subscribe(() => {});
  settle();
  expect(count.value).toBeNull();
});

test('counts who is away once the plans are loaded, and notifies only the rows whose count changes', () => {
  const { source, awayCounts, settle } = aSource();
  const [onChange, onOtherChange] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const count = awayCounts.countOf(request);
  count.subscribe(onChange);
  awayCounts.countOf(aDecidedRequest('approved', { id: 2, text: asked.text })).subscribe(onOtherChange);
  settle();
  onChange.mockClear();
  onOtherChange.mockClear();
  source.page = twoAway;
  source.notify();
  expect(onChange).not.toHaveBeenCalled();
  settle();
  expect(count.value).toBe(2);
  expect(onChange).toHaveBeenCalledOnce();
  source.page = { ...twoAway };
  source.notify();
  settle();
  expect(onChange).toHaveBeenCalledOnce();
  source.page = oneAway;
  source.notify();
  settle();
  expect(count.value).toBe(1);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onOtherChange).not.toHaveBeenCalled();
});

test('keeps the count when its page leaves the cache, also when the list is loaded again', () => {
  const { source, awayCounts, settle } = aSource();
  source.page = twoAway;
  const count = awayCounts.countOf(request);
  count.subscribe(() => {});
  settle();
  source.page = null;
  source.notify();
  settle();
  expect(count.value).toBe(2);
  expect(awayCounts.countOf({ ...request }).value).toBe(2);
});

test('counts again when the list is loaded with other days of a request', () => {
  const { source, awayCounts, settle } = aSource();
  source.page = twoAway;
  awayCounts.countOf(request).subscribe(() => {});
  settle();
  const moved = awayCounts.countOf({ ...request, text: 'Vacation 28.12.2026 – 29.12.2026' });
  moved.subscribe(() => {});
  settle();
  expect(moved.value).toBe(0);
});

test('unsubscribes from the source once no row is left', () => {
  const { source, awayCounts } = aSource();
  const idle = source.notify;
  const end = awayCounts.countOf(request).subscribe(() => {});
  const watching = source.notify;
  expect(watching).not.toBe(idle);
  end();
  expect(source.notify).not.toBe(watching);
});
