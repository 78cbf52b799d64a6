import { createManualClock } from '../core/manual-clock.ts';
import { localDateTime } from '@selfservice/api/core/local-date';
import { centreLevelSchema } from '@selfservice/api/centres/centres.wire';
import type {
  postDepartmentIntervals,
  postDepartmentPeople,
} from '@selfservice/api/department-plan/department-plan.wire';
import { myPlanSchema } from '@selfservice/api/my-plan/my-plan.wire';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createTestBackend, testNumbers } from './test-backend.ts';
import type { TestChoice } from './test-backend.ts';

type People = v.InferOutput<typeof postDepartmentPeople.answer>;
type Intervals = v.InferOutput<typeof postDepartmentIntervals.answer>;

const week = { Item1: '2026-11-16T00:00:00Z', Item2: '2026-11-22T00:00:00Z' };

function backendOf(choice: TestChoice, clock = createManualClock(localDateTime('2026-11-20T08:00:00'))) {
  const { fetch, accessToken } = createTestBackend(choice, clock);
  async function call(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://app.test${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${accessToken}`,
        'Accept-Language': 'en',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return response.json();
  }
  return {
    async people(): Promise<People['persons']> {
      const { id } = v.parse(centreLevelSchema, await call('/breeze/SelfService/CenterLevel?centerID='));
      const body = { ...week, Item3: id, Item4: true, Item5: null };
      return ((await call('/breeze/IpoData/SelfService_GetDepartmentPlanData', body)) as People).persons;
    },
    async intervals(refs: string[]): Promise<Intervals['intervals']> {
      const body = { ...week, Item3: refs, Item4: false };
      const path = '/breeze/IpoData/SelfService_GetDepartmentPlanDataIntervals';
      return ((await call(path, body)) as Intervals).intervals;
    },
    async myDay(day: string) {
      const body = { Item1: `${day.slice(0, 7)}-01T00:00:00Z` };
      const plan = v.parse(myPlanSchema, await call('/breeze/IpoData/SelfService_GetMyPlanData', body));
      return plan.intervals.filter((interval) => interval.day.startsWith(day));
    },
  };
}

test.each([0, 1, 200, 1000])('generates exactly %i people', async (persons) => {
  const people = await backendOf({ persons, plan: 1 }).people();
  expect(people).toHaveLength(persons);
  expect(new Set(people.map(({ id }) => id)).size).toBe(persons);
});

test('the same seed gives the same people and plans, and another seed others', async () => {
  const weekOf = async (plan: number) => {
    const backend = backendOf({ persons: 15, plan });
    const people = await backend.people();
    return { people, intervals: await backend.intervals(people.map(({ id }) => id)) };
  };
  const first = await weekOf(1);
  expect(await weekOf(1)).toEqual(first);
  const second = await weekOf(2);
  expect(second.people).not.toEqual(first.people);
  expect(second.intervals).not.toEqual(first.intervals);
});

test('nearly all people have a plan in a week', async () => {
  const backend = backendOf({ persons: 40, plan: 7 });
  const refs = (await backend.people()).map(({ id }) => id);
  const owners = new Set((await backend.intervals(refs)).map(({ ownerID }) => ownerID));
  expect(owners.size).toBeGreaterThan(35);
});

test('the plan of a stack has the requested number of intervals on each day', async () => {
  const backend = backendOf({ count: 12, overlap: 60, plan: 1 });
  for (const day of ['2026-11-01', '2026-11-20', '2026-11-30'])
    expect(await backend.myDay(day)).toHaveLength(12);
});

test('the token is still valid the next day', async () => {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const backend = backendOf({ persons: 3, plan: 1 }, clock);
  clock.advance(24 * 60 * 60 * 1000);
  expect(await backend.people()).toHaveLength(3);
});

test('each default is within its limits', () => {
  for (const { min, max, initial } of Object.values(testNumbers)) {
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
  }
});
