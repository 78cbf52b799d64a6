import { expect, test } from 'vitest';
import type { PressFinding } from './press-findings.ts';
import { figuresOf, isKept, pressTable, pressVerdicts, verdictLine } from './press-findings.ts';
import type { Press } from './press.ts';

const menu: Press = {
  name: 'The menu opens',
  person: 'employee',
  path: '/',
  limit: 100,
  work: 5,
  target: 'Enter',
  shows: (page) => page.getByRole('menu'),
};

function finding(painted: number, work: number, floor = 10, device: 'wide' | 'phone' = 'wide'): PressFinding {
  return {
    press: menu.name,
    device,
    own: { painted, work },
    floor: { painted: 16, work: floor },
  };
}

const four = [finding(16, 20, 2), finding(40, 30), finding(96, 40), finding(400, 200, 100)];

test('figuresOf returns the 75th percentile of the times and the ratio of the least work to the usual bare press', () => {
  expect(figuresOf(four, menu.name, 'wide')).toEqual({ painted: 96, work: 35, ratio: 2 });
});

test('figuresOf returns NaN as ratio if a press could not be measured', () => {
  expect(figuresOf([finding(16, 20), finding(16, NaN)], menu.name, 'wide')).toMatchObject({ ratio: NaN });
});

test('figuresOf returns null for a press that was not measured', () => {
  expect(figuresOf(four, menu.name, 'phone')).toBeNull();
  expect(pressVerdicts(four, [menu], 'time and work').map(({ rule }) => rule)).toEqual([
    'Work: The menu opens, wide',
    'Painted: The menu opens, wide',
  ]);
});

test('pressVerdicts judges only the work on a busy machine', () => {
  expect(pressVerdicts([finding(999, 20)], [menu], 'work').map(verdictLine)).toEqual([
    '✓ Work: The menu opens, wide: 2.0 × bare press, at most 5 × bare press',
  ]);
});

test('a press that is too slow, works too much or was not measured exceeds its budget', () => {
  expect(pressVerdicts([finding(104, 51)], [menu], 'time and work').map(isKept)).toEqual([false, false]);
  expect(pressVerdicts([finding(NaN, NaN)], [menu], 'time and work').map(isKept)).toEqual([false, false]);
});

test('pressTable has cells for each device', () => {
  expect(
    pressTable([...four, finding(24, 33, 10, 'phone')], [menu])
      .split('\n')
      .at(-1),
  ).toBe('| The menu opens |         96 ms | 35 ms (2×) |          24 ms |  33 ms (3×) | 100 ms |');
});
