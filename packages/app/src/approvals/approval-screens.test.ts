import type { Agenda } from '@selfservice/api/requests/requests';
import { expect, test } from 'vitest';
import { aDevice } from '../requests/pending-only.fixtures.tsx';
import { approvalScreens } from './approval-screens.ts';

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
