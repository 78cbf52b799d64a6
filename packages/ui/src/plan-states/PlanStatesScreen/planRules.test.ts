import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { foundItems } from '../../patterns/FilterBar/foundItems.ts';
import { aPlanState } from '../planStateSamples.fixtures.ts';
import { planRules } from './planRules.ts';

test('sorts plans by their first day, then by their last day', () => {
  const spanning = (fullName: string, from: string, to: string) =>
    aPlanState({ fullName, days: { from: localDate(from), to: localDate(to) } });
  const rows = [
    spanning('Beran', '2026-11-08', '2026-11-14'),
    spanning('Hora', '2026-11-01', '2026-11-14'),
    spanning('Žák', '2026-11-01', '2026-11-07'),
  ];
  const names = (order: 'name' | 'days') =>
    foundItems(rows, planRules, '', order).map(({ fullName }) => fullName);
  expect(names('name')).toEqual(['Beran', 'Hora', 'Žák']);
  expect(names('days')).toEqual(['Žák', 'Hora', 'Beran']);
});

test('finds plans by name and by personal number', () => {
  const rows = [aPlanState({ fullName: 'Žák Matěj', personalNumber: '7' }), aPlanState()];
  expect(foundItems(rows, planRules, 'zak', 'name')).toHaveLength(1);
  expect(foundItems(rows, planRules, '100234', 'name')).toHaveLength(1);
});
