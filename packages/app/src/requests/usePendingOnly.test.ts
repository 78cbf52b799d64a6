import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignedInContext } from '../shell/SignedInContext.ts';
import { createStoredValues } from '../shell/stored-values.ts';
import { usePendingOnly } from './usePendingOnly.ts';

type PendingOnlyScreen = Parameters<typeof usePendingOnly>[0];

/** A device whose local storage outlives each page that is opened on it. */
function aDevice() {
  const rows = new Map<string, string>();
  const open = () => ({
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  });
  return {
    rows,
    /** Opens a screen on a new page. Returns its filter and the function that changes it. */
    openScreen(screen: PendingOnlyScreen) {
      let result: [isPendingOnly: boolean, change: (isPendingOnly: boolean) => void] | undefined;
      const Screen = () => {
        result = usePendingOnly(screen);
        return null;
      };
      const value = { host: { stored: createStoredValues({ local: open, session: open }) } } as never;
      renderToString(createElement(SignedInContext, { value }, createElement(Screen)));
      if (!result) throw new Error('The screen was not rendered.');
      const [isPendingOnly, change] = result;
      return { isPendingOnly, change };
    },
  };
}

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
