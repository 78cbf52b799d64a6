import { expect, test } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import { placeholderRequests } from './requests.ts';
import type { WorkflowRequest } from './requests.ts';

const pending: WorkflowRequest = {
  id: 1,
  applicant: 'Dvořáková Jana',
  text: 'Vacation 23.12.2026',
  createdAt: localDateTime('2026-11-18T09:42:00'),
  state: 'pending',
  remainingDays: 2,
  deadline: null,
  approver: '',
  decidedAt: null,
  note: '',
};
const approved: WorkflowRequest = { ...pending, id: 2, state: 'approved', remainingDays: null };

test('returns the pending requests of all requests', () => {
  expect(placeholderRequests([pending, approved], true)).toEqual([pending]);
  expect(placeholderRequests([approved], true)).toEqual([]);
});

test('returns the pending requests while all requests load', () => {
  expect(placeholderRequests([pending], false)).toEqual([pending]);
});

test('returns undefined while all requests load and none was pending', () => {
  expect(placeholderRequests([], false)).toBeUndefined();
});

test('returns undefined before the first response', () => {
  expect(placeholderRequests(undefined, true)).toBeUndefined();
  expect(placeholderRequests(undefined, false)).toBeUndefined();
});
