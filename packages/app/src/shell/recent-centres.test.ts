import { expect, test } from 'vitest';
import { recentCentresOf } from './recent-centres.ts';
import { createStoredValues } from './stored-values.ts';

function aDevice() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const { recentCentres } = createStoredValues({ local: () => storage, session: () => storage });
  return { kept, of: (personRef: string) => recentCentresOf(recentCentres, personRef) };
}

const assembly = { id: 1, name: 'Assembly' };
const canteen = { id: 2, name: 'Canteen' };

test('remembers the centres of each person', () => {
  const { of } = aDevice();
  of('1').write([assembly]);
  of('2').write([canteen, assembly]);
  expect(of('1').read()).toEqual([assembly]);
  expect(of('2').read()).toEqual([canteen, assembly]);
  of('2').remove();
  expect(of('2').read()).toEqual([]);
  expect(of('1').read()).toEqual([assembly]);
});

test('what does not parse is dropped', () => {
  const { kept, of } = aDevice();
  of('1').write([assembly]);
  for (const key of kept.keys()) kept.set(key, '{"1":[{"id":"x"}]}');
  expect(of('1').read()).toBeNull();
});
