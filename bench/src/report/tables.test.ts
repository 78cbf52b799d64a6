import { expect, test } from 'vitest';
import { someFindings } from './findings.fixtures.ts';
import { paintTable, scrollTable } from './tables.ts';

const names = new Map([
  ['floor', 'Bare floor'],
  ['timeline', 'Plan timeline'],
] as const);

test('paintTable shows times with their ratio to the floor', () => {
  const [, , floor, timeline] = paintTable(someFindings(), 'wide', names).split('\n');
  expect(floor).toMatch(/Bare floor .*40 ms \|.*– \|.*40 ms \|/);
  expect(timeline).toMatch(/Plan timeline .*60 ms \(1\.5×\)/);
});

test('scrollTable shows the memory only for the wide window', () => {
  expect(scrollTable(someFindings(), 'wide', names)).toContain('4.0 MB');
  expect(scrollTable(someFindings(), 'phone', names)).not.toContain('Heap');
});

test('scrollTable shows both ways of scrolling in one cell', () => {
  expect(scrollTable(someFindings(), 'phone', names)).toContain('2%, 2%');
});
