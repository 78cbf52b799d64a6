import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createAreaRows, tableById } from './area-rows.ts';
import { defaultScenario } from './scenario.ts';

const schema = v.object({ id: v.number(), state: v.number() });
const table = tableById('trips', schema, ({ seed }) => new Map([[1, { id: 1, state: seed }]]));
const aBackend = (kept: Record<string, string> = {}) => {
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
  for (const trips of ['{', '[]', '{"changed":[{"id":1,"state":"gone"}],"removed":[]}'])
    expect(aBackend({ trips }).of(table)).toEqual(new Map([[1, { id: 1, state: 1 }]]));
});

test('stores only what differs from the created rows', () => {
  const many = tableById('many', schema, () => new Map([1, 2, 3].map((id) => [id, { id, state: 0 }])));
  const rows = aBackend();
  expect(rows.of(many).size).toBe(3);
  expect(rows.keep()).toEqual({});
  rows.of(many).set(2, { id: 2, state: 9 }).set(4, { id: 4, state: 0 }).delete(3);
  expect(JSON.parse(rows.keep()['many'] ?? '')).toEqual({
    changed: [
      { id: 2, state: 9 },
      { id: 4, state: 0 },
    ],
    removed: [3],
  });
  expect([...aBackend(rows.keep()).of(many)]).toEqual([...rows.of(many)]);
});

test('replaces the rows of a running backend, and forgets its changes', () => {
  const rows = aBackend();
  rows.of(table).set(1, { id: 1, state: 7 });
  rows.restore({});
  expect(rows.of(table).get(1)).toEqual({ id: 1, state: 1 });
  expect(rows.keep()).toEqual({});
});

test('a created row cannot be changed in place, which would not be stored', () => {
  const row = aBackend().of(table).get(1);
  expect(() => Object.assign(row ?? {}, { state: 2 })).toThrow(TypeError);
});

test('does not store a table without `serialization`', () => {
  const rows = aBackend();
  rows.of({ name: 'reports', create: () => ['one'] });
  expect(rows.keep()).toEqual({});
});
