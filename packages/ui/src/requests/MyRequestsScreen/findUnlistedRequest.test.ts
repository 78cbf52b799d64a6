import { expect, test } from 'vitest';
import { aDecidedRequest, aRequest } from '../requests.fixtures.ts';
import { findUnlistedRequest } from './findUnlistedRequest.ts';

const known = { isSuccess: true, isFetching: false };
const approved = aDecidedRequest('approved', { id: 2 });

test('one that is decided is found', () => {
  expect(findUnlistedRequest(2, { ...known, data: [approved] })).toBe(approved);
  expect(findUnlistedRequest(2, { ...known, data: [approved], isFetching: true })).toBe(approved);
});

test('one that is nowhere is known to be nowhere only after an answer', () => {
  expect(findUnlistedRequest(3, { ...known, data: [approved] })).toBeNull();
  expect(findUnlistedRequest(3, { isSuccess: false, isFetching: true, data: undefined })).toBeUndefined();
  expect(findUnlistedRequest(3, { isSuccess: false, isFetching: false, data: undefined })).toBeUndefined();
});

test('that it waits is not believed while it is being asked for anew', () => {
  const waiting = aRequest({ id: 1 });
  expect(findUnlistedRequest(1, { ...known, data: [waiting], isFetching: true })).toBeUndefined();
  expect(findUnlistedRequest(1, { ...known, data: [waiting] })).toBe(waiting);
});
