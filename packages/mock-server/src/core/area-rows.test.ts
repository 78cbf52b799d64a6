import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createAreaRows, tableById } from './area-rows.ts';
import { defaultScenario } from './scenario.ts';

const schema = v.object({ id: v.number(), state: v.number() });
const table = tableById('trips', schema, ({ seed }) => new Map([[1, { id: 1, state: seed }]]));
const aBackend = (kept: Record<string, unknown> = {}) => {
  const rows = createAreaRows(defaultScenario);
  rows.restore(kept);
  return rows;
};

test('creates rows from the scenario once, when they are first read', () => {
  const rows = aBackend();
  expect(rows.of(table)).toEqual(new Map([[1, { id: 1, state: 1 }]]));
  expect(rows.of(table)).toBe(rows.of(table));
});

test('restores rows after a reload, also after a page that did not read them', () => {
  const first = aBackend();
  first.of(table).set(1, { id: 1, state: 7 });
  const second = aBackend(first.keep());
  const third = aBackend(second.keep());
  expect(third.of(table).get(1)).toEqual({ id: 1, state: 7 });
});

test('creates rows again if the stored ones have another shape', () => {
  const rows = aBackend({ trips: [{ id: 1, state: 'gone' }] });
  expect(rows.of(table).get(1)).toEqual({ id: 1, state: 1 });
});

test('does not store a table without `serialization`', () => {
  const rows = aBackend();
  rows.of({ name: 'reports', create: () => ['one'] });
  expect(rows.keep()).toEqual({});
});
