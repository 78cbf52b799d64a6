import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import { expect, test, vi } from 'vitest';
import { aDecidedRequest, aRequest } from '../../requests/requests.fixtures.ts';
import { aPage, anEntry, asked, working } from '../team/team.fixtures.ts';
import { awayCount } from './awayCount.ts';
import { createAlsoAway } from './createAlsoAway.ts';

const day = ['2026-12-23T00:00:00', '2026-12-24T00:00:00'] as const;
const away = (name: string) => working(name, anEntry(name, ...day));
const names = [asked.applicant, 'Fiala Jakub', 'Malá Eva'];
const twoAway = aPage(names, [...working(asked.applicant), ...away('Fiala Jakub'), ...away('Malá Eva')]);
const oneAway = aPage(names, [...working(asked.applicant), ...away('Fiala Jakub'), ...working('Malá Eva')]);
const request = aRequest({ id: 1, applicant: asked.applicant, text: asked.text });

function aSource() {
  const source = { page: null as LoadedPlanPage | null, tell: () => {}, tasks: [] as (() => void)[] };
  const alsoAway = createAlsoAway({
    clock: {
      after(_ms, task) {
        source.tasks.push(task);
        return () => {};
      },
    },
    pageFor: () => source.page,
    loadCounting: () => Promise.resolve(awayCount),
    subscribe(onChange) {
      source.tell = onChange;
      return () => {
        source.tell = () => {};
      };
    },
  });
  const settle = async () => {
    for (let task = source.tasks.shift(); task; task = source.tasks.shift()) task();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { source, alsoAway, settle };
}

test('says nothing where nothing has been read', async () => {
  const { alsoAway, settle } = aSource();
  alsoAway.subscribe(request, () => {});
  await settle();
  expect(alsoAway.countOf(request)).toBeNull();
});

test('counts who is away, once that has been read, and tells the row alone whose number is another', async () => {
  const { source, alsoAway, settle } = aSource();
  const [told, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  alsoAway.subscribe(request, told);
  alsoAway.subscribe(aDecidedRequest('approved', { id: 2, text: asked.text }), other);
  await settle();
  source.page = twoAway;
  source.tell();
  expect(told).not.toHaveBeenCalled();
  await settle();
  expect(alsoAway.countOf(request)).toBe(2);
  expect(told).toHaveBeenCalledOnce();
  source.page = { ...twoAway };
  source.tell();
  await settle();
  expect(told).toHaveBeenCalledOnce();
  source.page = oneAway;
  source.tell();
  await settle();
  expect(alsoAway.countOf(request)).toBe(1);
  expect(told).toHaveBeenCalledTimes(2);
  expect(other).not.toHaveBeenCalled();
});

test('keeps what was known where its page has gone', async () => {
  const { source, alsoAway, settle } = aSource();
  source.page = twoAway;
  alsoAway.subscribe(request, () => {});
  await settle();
  source.page = null;
  source.tell();
  await settle();
  expect(alsoAway.countOf(request)).toBe(2);
});

test('listens to nothing once no row is left', () => {
  const { source, alsoAway } = aSource();
  const idle = source.tell;
  const end = alsoAway.subscribe(request, () => {});
  expect(source.tell).not.toBe(idle);
  end();
  expect(alsoAway.countOf(request)).toBeNull();
});
