import type { Agenda } from '@selfservice/api/requests/requests';
import type { SignedInState } from '@selfservice/api/session/session-state';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { usePendingOnly } from '../requests/usePendingOnly.ts';
import type { Host } from '../shell/host.ts';
import { SignedInContext } from '../shell/SignedInContext.ts';
import { createStoredValues } from '../shell/stored-values.ts';
import { approvalScreens } from './approval-screens.ts';

/** A device with its stored rows. Each call of `open` renders the filter of a screen as a new page does. */
function aDevice() {
  const rows = new Map<string, string>();
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
  const stored = createStoredValues({ local: () => storage, session: () => storage });
  const value = { state: {} as SignedInState, host: { stored } as Host };
  function open(agenda: Agenda) {
    const filter = { isPendingOnly: false, change: (_isPendingOnly: boolean) => {} };
    function Filter() {
      [filter.isPendingOnly, filter.change] = usePendingOnly(approvalScreens[agenda].pendingOnly);
      return null;
    }
    renderToString(
      <SignedInContext value={value}>
        <Filter />
      </SignedInContext>,
    );
    return filter;
  }
  return { rows, open };
}

test('lists only pending requests at first', { tags: ['approvals-4'] }, () => {
  const device = aDevice();
  expect(device.open('requests').isPendingOnly).toBe(true);
  expect(device.open('unavailabilities').isPendingOnly).toBe(true);
});

test('remembers the filter of each screen separately', { tags: ['approvals-4'] }, () => {
  const device = aDevice();
  device.open('requests').change(false);
  expect(device.open('requests').isPendingOnly).toBe(false);
  expect(device.open('unavailabilities').isPendingOnly).toBe(true);
  device.open('unavailabilities').change(false);
  expect([...device.rows]).toEqual([
    ['selfservice.pendingOnly.requestsApproval', 'false'],
    ['selfservice.pendingOnly.unavailabilitiesApproval', 'false'],
  ]);
});
