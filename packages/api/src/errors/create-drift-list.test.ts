import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoint } from '../core/endpoint.ts';
import { createDriftList, driftListLimit } from './create-drift-list.ts';

const getRows = endpoint({
  method: 'GET',
  path: '/rows',
  answer: v.array(v.object({ id: v.number() })),
  auth: 'bearer',
});

test('lists a deviating field once and counts its responses', () => {
  const { add, state } = createDriftList();
  add({ endpoint: getRows, value: [{ id: 1 }] });
  expect(state.value).toEqual([]);
  add({ endpoint: getRows, value: [{ id: '1' }, { id: '2' }] });
  add({ endpoint: getRows, value: [{ id: '3', name: 'Jana' }] });
  expect(state.value).toEqual([
    { call: 'GET /rows', kind: 'wrong', path: '[].id', expected: 'number', found: 'string', count: 2 },
    { call: 'GET /rows', kind: 'unknown', path: '[].name', expected: '', found: 'string', count: 1 },
  ]);
});

test('contains no value of a response', () => {
  const { add, state } = createDriftList();
  add({ endpoint: getRows, value: [{ id: 'Jana Dvořáková', secret: 'access-token' }] });
  expect(JSON.stringify(state.value)).not.toMatch(/Jana|access-token/);
});

test('notifies only about drifts, and can be cleared', () => {
  const list = createDriftList();
  let changes = -1;
  list.state.subscribe(() => changes++);
  list.add({ endpoint: getRows, value: [] });
  expect(changes).toBe(0);
  list.add({ endpoint: getRows, value: null });
  expect(changes).toBe(1);
  list.clear();
  expect(list.state.value).toEqual([]);
});

test('is limited', () => {
  const { add, state } = createDriftList();
  const fields = Array.from({ length: driftListLimit + 10 }, (_, index) => [`field${index}`, 1]);
  add({ endpoint: getRows, value: [{ id: 1, ...Object.fromEntries(fields) }] });
  expect(state.value).toHaveLength(driftListLimit);
});
