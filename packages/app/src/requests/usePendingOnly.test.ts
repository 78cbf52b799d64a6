import { expect, test } from 'vitest';
import { aDevice } from './pending-only.fixtures.tsx';

test(
  'lists only pending requests until the user changes it, and remembers that for each screen',
  { tags: ['requests-3'] },
  () => {
    const device = aDevice();
    const { isPendingOnly, change } = device.openScreen('myRequests');
    expect(isPendingOnly).toBe(true);
    change(false);
    expect(device.openScreen('myRequests').isPendingOnly).toBe(false);
    for (const other of ['myUnavailability', 'requestsApproval', 'unavailabilitiesApproval'] as const)
      expect(device.openScreen(other).isPendingOnly).toBe(true);
    expect([...device.rows]).toEqual([['selfservice.pendingOnly.myRequests', 'false']]);
    device.openScreen('myRequests').change(true);
    expect(device.openScreen('myRequests').isPendingOnly).toBe(true);
  },
);
