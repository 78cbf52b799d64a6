import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import { expect, test } from 'vitest';
import { NetworkError } from '../core/errors.ts';
import { localDate } from '../core/local-date.ts';
import { aBackend } from '../core/signed-in.fixtures.ts';
import type { SignedInTest } from '../core/signed-in.fixtures.ts';
import type { DepartmentPlanPage, PlanPageParams } from './department-plan.ts';
import { isComplete } from './department-plan.ts';
import type { PlanPageLoad } from './load-plan-page.ts';
import { loadPlanPage } from './load-plan-page.ts';

const request = (centre: string): PlanPageParams => ({
  from: localDate('2026-11-16'),
  to: localDate('2026-11-22'),
  centreId: centreNamed(centre)?.id ?? 0,
  includesSubcentres: true,
  categoryRef: null,
});

function aLoad(changes: Partial<PlanPageLoad> = {}) {
  const reported: DepartmentPlanPage[] = [];
  const load: PlanPageLoad = {
    request: request('Assembly'),
    rights: { canSeeContacts: true, knowsAbsenceReasons: true },
    focus: { isCurrent: () => true, visibleRefs: () => [] },
    onProgress: (page) => reported.push(page),
    ...changes,
  };
  return { load, reported };
}

const batches = ({ sent }: SignedInTest) =>
  sent
    .filter(({ call }) => call === 'SelfService_GetDepartmentPlanDataIntervals')
    .map(({ body }) => body as { Item1: string; Item2: string; Item3: string[]; Item4: boolean });
const peopleOf = (page: DepartmentPlanPage | undefined) => (page?.kind === 'people' ? page.people : []);
const fetchedIn = (page: DepartmentPlanPage | undefined) =>
  page?.kind === 'people' ? [...page.fetchedRefs] : [];

test(
  'fetches the people, then all intervals in batches of 15, and reports each step',
  { tags: ['department-plan-28', 'department-plan-38', 'department-plan-39', 'department-plan-43'] },
  async () => {
    using backend = aBackend();
    const { load, reported } = aLoad();
    const page = await loadPlanPage(backend.as('approver'), load);

    expect(backend.sent[0]).toEqual({
      call: 'SelfService_GetDepartmentPlanData',
      body: {
        Item1: '2026-11-16T00:00:00Z',
        Item2: '2026-11-22T00:00:00Z',
        Item3: load.request.centreId,
        Item4: true,
        Item5: null,
      },
    });
    const asked = batches(backend);
    const refs = peopleOf(page).map(({ personRef }) => personRef);
    expect(refs.length).toBeGreaterThan(30);
    expect(asked.flatMap(({ Item3 }) => Item3)).toEqual(refs);
    for (const { Item3, ...rest } of asked) {
      expect(Item3.length).toBeLessThanOrEqual(15);
      expect(rest).toEqual({ Item1: '2026-11-16T00:00:00Z', Item2: '2026-11-22T00:00:00Z', Item4: false });
    }
    const counts = reported.map((each) => fetchedIn(each).length);
    expect(counts).toHaveLength(1 + asked.length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect([counts[0], counts.at(-1)]).toEqual([0, refs.length]);
    expect(isComplete(page)).toBe(true);
    expect(reported.at(-1)).toBe(page);
    expect(page.kind === 'people' && page.intervals.size).toBe(refs.length);
  },
);

test('fetches the visible people first, also after scrolling', { tags: ['department-plan-29'] }, async () => {
  using backend = aBackend();
  const { load, reported } = aLoad({ request: request('Hall 2') });
  const visibleRefs: PlanPageLoad['focus']['visibleRefs'] = (people) => {
    const refs = people.map(({ personRef }) => personRef);
    return fetchedIn(reported.at(-1)).length === 0 ? refs.slice(20, 36) : refs.slice(-3);
  };
  await loadPlanPage(backend.as('manager'), { ...load, focus: { isCurrent: () => true, visibleRefs } });
  const refs = peopleOf(reported[0]).map(({ personRef }) => personRef);
  const asked = batches(backend).map(({ Item3 }) => Item3);
  expect([...(asked[0] ?? []), asked[1]?.[0]]).toEqual(refs.slice(20, 36));
  expect(asked[4]?.slice(0, 3)).toEqual(refs.slice(-3));
});

test(
  'fetches a neighbour in batches of 40, and in batches of 15 once it is shown',
  { tags: ['department-plan-43'] },
  async () => {
    using backend = aBackend();
    const { load, reported } = aLoad({ request: request('Hall 2') });
    const focus = { isCurrent: () => fetchedIn(reported.at(-1)).length > 40, visibleRefs: () => [] };
    await loadPlanPage(backend.as('manager'), { ...load, focus });
    expect(
      batches(backend)
        .slice(0, 4)
        .map(({ Item3 }) => Item3.length),
    ).toEqual([40, 40, 15, 15]);
  },
);

test('fetches no intervals for a centre with too many people', { tags: ['department-plan-21'] }, async () => {
  using backend = aBackend();
  const { load, reported } = aLoad({ request: request('Whole company') });
  const page = await loadPlanPage(backend.as('director'), load);
  expect(page).toEqual({ kind: 'tooManyPeople', maxPeopleCount: 1000 });
  expect(reported).toEqual([page]);
  expect(batches(backend)).toEqual([]);
});

test('fetches the plans of the maximum number of people', { tags: ['department-plan-44'] }, async () => {
  using backend = aBackend();
  const focus = { isCurrent: () => false, visibleRefs: () => [] };
  const { load } = aLoad({ request: request('Production'), focus });
  const page = await loadPlanPage(backend.as('manager'), load);
  expect(isComplete(page)).toBe(true);
  expect([peopleOf(page).length, batches(backend).length]).toEqual([1000, 25]);
});

test(
  'recalculates the plans and keeps the known plans meanwhile',
  { tags: ['department-plan-31', 'department-plan-39'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('approver');
    const known = await loadPlanPage(signedIn, aLoad().load);
    const { load, reported } = aLoad({ known, isRecalculation: true });
    const page = await loadPlanPage(signedIn, load);
    expect(batches(backend).at(-1)?.Item4).toBe(true);
    const [first] = reported;
    expect(fetchedIn(first)).toEqual([]);
    expect(first?.kind === 'people' && first.intervals.size).toBe(peopleOf(known).length);
    expect(page.kind === 'people' && page.recalculatedRefs).toEqual(new Set(fetchedIn(page)));
  },
);

test('reports no progress after an abort', { tags: ['department-plan-7'] }, async () => {
  using backend = aBackend();
  const stop = new AbortController();
  const { load, reported } = aLoad({ signal: stop.signal });
  const onProgress = (page: DepartmentPlanPage) => {
    reported.push(page);
    if (fetchedIn(page).length === 15) stop.abort(new Error('left'));
  };
  await expect(loadPlanPage(backend.as('approver'), { ...load, onProgress })).rejects.toThrow('left');
  expect(reported.map((page) => fetchedIn(page).length)).toEqual([0, 15]);
});

test('drops a batch that arrives after an abort', { tags: ['department-plan-7'] }, async () => {
  using backend = aBackend();
  const stop = new AbortController();
  const { load, reported } = aLoad({ signal: stop.signal });
  const signedIn = backend.as('approver');
  let responseCount = 0;
  const loading = loadPlanPage(
    {
      // A transport without a signal, whose responses arrive in any case.
      call: async (endpoint, input) => {
        const response = await signedIn.call(endpoint, input);
        responseCount++;
        // The first response has the people.
        if (responseCount === 2) stop.abort(new Error('left'));
        return response;
      },
    },
    load,
  );
  await expect(loading).rejects.toThrow('left');
  expect(reported.map((page) => fetchedIn(page).length)).toEqual([0]);
});

test(
  'continues an aborted load, and begins again when the page is outdated',
  { tags: ['department-plan-30'] },
  async () => {
    using backend = aBackend();
    const signedIn = backend.as('approver');
    const whole = aLoad();
    await loadPlanPage(signedIn, whole.load);
    const known = whole.reported[1] as DepartmentPlanPage;

    backend.sent.length = 0;
    await loadPlanPage(signedIn, aLoad({ known }).load);
    expect(backend.sent.map(({ call }) => call)).not.toContain('SelfService_GetDepartmentPlanData');
    const refs = peopleOf(known).map(({ personRef }) => personRef);
    expect(batches(backend).flatMap(({ Item3 }) => Item3)).toEqual(
      refs.filter((ref) => !fetchedIn(known).includes(ref)),
    );

    backend.sent.length = 0;
    await loadPlanPage(signedIn, aLoad({ known, isOutdated: true }).load);
    expect(backend.sent[0]?.call).toBe('SelfService_GetDepartmentPlanData');
  },
);

test('throws after a failed batch once the other batches are loaded and reported', async () => {
  using backend = aBackend();
  const { load, reported } = aLoad();
  const signedIn = backend.as('approver');
  let calls = 0;
  const loading = loadPlanPage(
    {
      call: (endpoint, input) => {
        calls++;
        // The first batch after the people.
        return calls === 2 ? Promise.reject(new NetworkError('/', null)) : signedIn.call(endpoint, input);
      },
    },
    load,
  );
  await expect(loading).rejects.toBeInstanceOf(NetworkError);
  const refs = peopleOf(reported[0]).map(({ personRef }) => personRef);
  expect(fetchedIn(reported.at(-1)).toSorted()).toEqual(refs.slice(15).toSorted());
});
