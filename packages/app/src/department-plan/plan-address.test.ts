import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { createStoredValues } from '../shell/stored-values.ts';
import { withParameters } from '../shell/useAddressParameters.ts';
import { planParameters, readPlanPlace, rememberPlanPlace } from './plan-address.ts';
import type { PlanViewState } from './plan-address.ts';

const today = localDate('2026-11-20');

function aMemory() {
  const rows = new Map<string, string>();
  const store = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
  const open = () => store;
  return { rows, remembered: createStoredValues({ local: open, session: open }).departmentPlan };
}

const own: PlanViewState = {
  day: today,
  mode: 1,
  choice: { centreId: null, includesSubcentres: true, categoryRef: null },
};
const places: PlanViewState[] = [
  own,
  { ...own, mode: 7, day: localDate('2027-01-01') },
  { ...own, mode: 3, choice: { centreId: 1001, includesSubcentres: false, categoryRef: '010' } },
  { ...own, choice: { centreId: null, includesSubcentres: false, categoryRef: null } },
];

test('at first it is today, for everybody of the own centre', () => {
  expect(readPlanPlace(new URLSearchParams(), aMemory().remembered, today)).toEqual(own);
});

test.each(places)('what is written into the address is read from it, and other parameters stay', (place) => {
  const search = withParameters(new URLSearchParams('latencyMs=50'), planParameters(place));
  expect(readPlanPlace(search, aMemory().remembered, today)).toEqual(place);
  expect(search.get('latencyMs')).toBe('50');
});

test.each(places)('an address without a word shows what was left, but for the category', (place) => {
  const { remembered } = aMemory();
  rememberPlanPlace(remembered, place);
  expect(readPlanPlace(new URLSearchParams(), remembered, today)).toEqual({
    ...place,
    choice: { ...place.choice, categoryRef: null },
  });
});

test('going back to the own centre forgets the other one', () => {
  const { rows, remembered } = aMemory();
  rememberPlanPlace(remembered, { ...own, choice: { ...own.choice, centreId: 1001 } });
  expect(rows.get('selfservice.departmentPlan.center')).toBe('1001');
  rememberPlanPlace(remembered, own);
  expect(rows.has('selfservice.departmentPlan.center')).toBe(false);
  const search = withParameters(new URLSearchParams('centre=1001&category=010'), planParameters(own));
  expect([search.get('centre'), search.get('category')]).toEqual([null, null]);
});

test.each(['5', '0', 'week', ''])(
  'a mode of %j falls back to one day, a day that no calendar has to today',
  (mode) => {
    const { rows, remembered } = aMemory();
    rows.set('selfservice.departmentPlan.mode', mode);
    const search = new URLSearchParams({ mode, day: '2026-02-30', centre: 'x' });
    expect(readPlanPlace(search, remembered, today)).toEqual(own);
  },
);
