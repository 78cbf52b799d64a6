import type { Agenda } from '@selfservice/api/requests/requests';
import { expect, test } from 'vitest';
import { aDevice } from '../requests/pending-only.fixtures.tsx';
import { approvalScreens, parseRequestId } from './approvals-address.ts';

function aDeviceOfAnApprover() {
  const { rows, openScreen } = aDevice();
  return { rows, open: (agenda: Agenda) => openScreen(approvalScreens[agenda].pendingOnly) };
}

test('lists only pending requests at first', { tags: ['approvals-4'] }, () => {
  const { open } = aDeviceOfAnApprover();
  expect(open('requests').isPendingOnly).toBe(true);
  expect(open('unavailabilities').isPendingOnly).toBe(true);
});

test('remembers the filter of each screen separately', { tags: ['approvals-4'] }, () => {
  const { open, rows } = aDeviceOfAnApprover();
  open('requests').change(false);
  expect(open('requests').isPendingOnly).toBe(false);
  expect(open('unavailabilities').isPendingOnly).toBe(true);
  open('unavailabilities').change(false);
  expect([...rows]).toEqual([
    ['selfservice.pendingOnly.requestsApproval', 'false'],
    ['selfservice.pendingOnly.unavailabilitiesApproval', 'false'],
  ]);
});

test('returns the number of the address as the id of a request', { tags: ['approvals-13'] }, () => {
  expect(parseRequestId('50001')).toBe(50_001);
  expect(parseRequestId('50001.')).toBe(50_001);
});

test.each(['abc', '1x', '', '-5', '1.5', 'NaN', 'Infinity'])(
  'returns -1 for %j',
  { tags: ['approvals-14'] },
  (text) => {
    expect(parseRequestId(text)).toBe(-1);
  },
);
