import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { aPlanState } from '../planStateSamples.fixtures.ts';
import { sortedPlans } from './planOrder.ts';

test('plans stand by name, or by the days that they begin and end on', () => {
  const spanning = (fullName: string, from: string, to: string) =>
    aPlanState({ fullName, days: { from: localDate(from), to: localDate(to) } });
  const rows = [
    spanning('Beran', '2026-11-08', '2026-11-14'),
    spanning('Hora', '2026-11-01', '2026-11-14'),
    spanning('Žák', '2026-11-01', '2026-11-07'),
  ];
  const names = (order: 'name' | 'days') => sortedPlans(rows, order).map(({ fullName }) => fullName);
  expect(names('name')).toEqual(['Beran', 'Hora', 'Žák']);
  expect(names('days')).toEqual(['Žák', 'Hora', 'Beran']);
});
