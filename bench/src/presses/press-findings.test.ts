import { expect, test } from 'vitest';
import type { PressFinding } from './press-findings.ts';
import { figuresOf, pressTable } from './press-findings.ts';
import type { Press } from './press.ts';

const menu: Press = {
  name: 'The menu opens',
  person: 'employee',
  path: '/',
  limit: 100,
  counted: { device: 'wide', renders: 5, elements: 9, calls: 0 },
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
});

test('pressTable has cells for each device', () => {
  expect(
    pressTable([...four, finding(24, 33, 10, 'phone')], [menu])
      .split('\n')
      .at(-1),
  ).toBe('| The menu opens |         96 ms | 35 ms (2×) |          24 ms |  33 ms (3×) | 100 ms |');
});
