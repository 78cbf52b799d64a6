import { expect, test, vi } from 'vitest';
import { readPosition } from './read-position.ts';

type Get = (found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) => void;
const withDevice = (getCurrentPosition: Get) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

test(
  'requests a precise position for 15 seconds, at most 10 seconds old',
  { tags: ['terminal-30'] },
  async () => {
    const asked = vi.fn<(options: PositionOptions) => void>();
    withDevice((found, _, options) => {
      asked(options);
      found({ coords: { latitude: 50.09, longitude: 14.4 } } as GeolocationPosition);
    });
    expect(await readPosition()).toEqual({ kind: 'found', latitude: 50.09, longitude: 14.4 });
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      enableHighAccuracy: true,
      timeout: 15_000,
      maximumAge: 10_000,
    });
  },
);

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'slow'],
  [99, 'unavailable'],
])('a failure with the code %i is %s', { tags: ['terminal-29'] }, async (code, kind) => {
  withDevice((_, failed) => failed({ code } as GeolocationPositionError));
  expect(await readPosition()).toEqual({ kind });
});

test('returns unavailable on a device without geolocation', { tags: ['terminal-29'] }, async () => {
  vi.stubGlobal('navigator', {});
  expect(await readPosition()).toEqual({ kind: 'unavailable' });
});
