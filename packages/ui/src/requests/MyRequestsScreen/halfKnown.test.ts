import { expect, test } from 'vitest';
import { aDecidedRequest, aRequest } from '../requests.fixtures.ts';
import { halfKnown } from './halfKnown.ts';

const pending = aRequest({ id: 1 });
const approved = aDecidedRequest('approved', { id: 2 });

test('of all requests, those that wait are known at once', () => {
  expect(halfKnown([pending, approved], true)).toEqual([pending]);
  expect(halfKnown([approved], true)).toEqual([]);
});

test('of those that wait, all are known to be part of the whole', () => {
  expect(halfKnown([pending], false)).toEqual([pending]);
});

test('that nothing waits does not say that there is nothing', () => {
  expect(halfKnown([], false)).toBeUndefined();
});

test('nothing is known before the first answer', () => {
  expect(halfKnown(undefined, true)).toBeUndefined();
  expect(halfKnown(undefined, false)).toBeUndefined();
});
