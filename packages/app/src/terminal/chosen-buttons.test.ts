import { noChosenTypes, toChosenTypes } from '@selfservice/api/terminal/terminal-buttons';
import { expect, test } from 'vitest';
import { createStoredValues } from '../shell/stored-values.ts';

/** Opens the stored buttons of a device, as each page load does. */
function aDevice() {
  const rows = new Map<string, string>();
  const storage = {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  };
  const open = () => createStoredValues({ local: () => storage, session: () => storage }).terminal.buttons;
  return { rows, open };
}

test('chosen buttons are stored on the device and survive a reload', { tags: ['terminal-4'] }, () => {
  const { rows, open } = aDevice();
  expect(toChosenTypes(open().read() ?? [])).toEqual(noChosenTypes);
  open().write([22, null, 3, null]);
  expect([...rows.keys()]).toEqual(['selfservice.terminal.buttons']);
  expect(toChosenTypes(open().read() ?? [])).toEqual([22, null, 3, null]);
});
