import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { createStoredValues } from '../shell/stored-values.ts';
import { withParameters } from '../shell/useAddressParameters.ts';
import { planParameters, readPlanPlace, rememberPlanPlace } from './plan-address.ts';
import type { PlanPlace } from '@selfservice/api/department-plan/prefetch-department-plan';

const today = localDate('2026-11-20');

function aStore() {
  const rows = new Map<string, string>();
  const store = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
  const open = () => store;
  return { rows, remembered: createStoredValues({ local: open, session: open }).departmentPlan };
}

const initial: PlanPlace = {
  day: today,
  mode: 1,
  choice: { centreId: null, includesSubcentres: true, categoryRef: null },
};
const places: PlanPlace[] = [
  initial,
  { ...initial, mode: 7, day: localDate('2027-01-01') },
  { ...initial, mode: 3, choice: { centreId: 1001, includesSubcentres: false, categoryRef: '010' } },
  { ...initial, choice: { centreId: null, includesSubcentres: false, categoryRef: null } },
];

test(
  'returns today and everyone of the own centre at first',
  { tags: ['department-plan-3', 'department-plan-9'] },
  () => {
    expect(readPlanPlace(new URLSearchParams(), aStore().remembered, today, 1)).toEqual(initial);
  },
);

test.each(places)('reads the written parameters from the address, and keeps other parameters', (place) => {
  const search = withParameters(new URLSearchParams('latencyMs=50'), planParameters(place));
  expect(readPlanPlace(search, aStore().remembered, today, 1)).toEqual(place);
  expect(search.get('latencyMs')).toBe('50');
});

test.each(places)(
  'returns the remembered place without its category for an empty address',
  { tags: ['department-plan-10'] },
  (place) => {
    const { remembered } = aStore();
    rememberPlanPlace(remembered, place);
    expect(readPlanPlace(new URLSearchParams(), remembered, today, 1)).toEqual({
      ...place,
      choice: { ...place.choice, categoryRef: null },
    });
  },
);

test('removes the remembered centre when the own centre is chosen', { tags: ['department-plan-10'] }, () => {
  const { rows, remembered } = aStore();
  rememberPlanPlace(remembered, { ...initial, choice: { ...initial.choice, centreId: 1001 } });
  expect(rows.get('selfservice.departmentPlan.center')).toBe('1001');
  rememberPlanPlace(remembered, initial);
  expect(rows.has('selfservice.departmentPlan.center')).toBe(false);
  const search = withParameters(new URLSearchParams('centre=1001&category=010'), planParameters(initial));
  expect([search.get('centre'), search.get('category')]).toEqual([null, null]);
});

test.each(['5', '0', 'week', ''])(
  'returns one day for the mode %j, and today for an invalid day',
  { tags: ['department-plan-3'] },
  (mode) => {
    const { rows, remembered } = aStore();
    rows.set('selfservice.departmentPlan.mode', mode);
    const search = new URLSearchParams({ mode, day: '2026-02-30', centre: 'x' });
    expect(readPlanPlace(search, remembered, today, 1)).toEqual(initial);
  },
);

test(
  'returns the default mode until a mode is chosen',
  { tags: ['department-plan-3', 'department-plan-10'] },
  () => {
    const { remembered } = aStore();
    const modeOf = (search = '') => readPlanPlace(new URLSearchParams(search), remembered, today, 7).mode;
    expect(modeOf()).toBe(7);
    expect(modeOf('mode=3')).toBe(3);
    rememberPlanPlace(remembered, { day: localDate('2026-11-23') });
    expect(modeOf()).toBe(7);
    rememberPlanPlace(remembered, { mode: 1 });
    expect(modeOf()).toBe(1);
  },
);
