import { expect, test } from 'vitest';
import { aDecidedRequest, aRequest } from '../requests.fixtures.ts';
import { findUnlistedRequest } from './findUnlistedRequest.ts';

const known = { isSuccess: true, isFetching: false };
const approved = aDecidedRequest('approved', { id: 2 });

test('returns a decided request, also while the requests are fetched again', () => {
  expect(findUnlistedRequest(2, { ...known, data: [approved] })).toBe(approved);
  expect(findUnlistedRequest(2, { ...known, data: [approved], isFetching: true })).toBe(approved);
});

test('returns null for a request that does not exist, but undefined before the first response', () => {
  expect(findUnlistedRequest(3, { ...known, data: [approved] })).toBeNull();
  expect(findUnlistedRequest(3, { isSuccess: false, isFetching: true, data: undefined })).toBeUndefined();
  expect(findUnlistedRequest(3, { isSuccess: false, isFetching: false, data: undefined })).toBeUndefined();
});

test('returns undefined for a pending request while the requests are fetched again', () => {
  const pending = aRequest({ id: 1 });
  expect(findUnlistedRequest(1, { ...known, data: [pending], isFetching: true })).toBeUndefined();
  expect(findUnlistedRequest(1, { ...known, data: [pending] })).toBe(pending);
});
