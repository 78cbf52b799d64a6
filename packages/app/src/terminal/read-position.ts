import { positionRequest } from '@selfservice/api/terminal/position';
import type { PositionReading } from '@selfservice/api/terminal/position';

/** By the codes of GeolocationPositionError. */
const failures: Record<number, PositionReading> = {
  1: { kind: 'refused' },
  2: { kind: 'unavailable' },
  3: { kind: 'slow' },
};

/**
 * Asks the browser where the device is. The browser asks the person when this is first called, which is when a pass is
 * made: nobody is asked before it is clear what for, and a position read earlier would be too old for most passes.
 * Specification 001 section 9.
 */
export function readPosition(): Promise<PositionReading> {
  if (!('geolocation' in navigator)) return Promise.resolve({ kind: 'unavailable' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', latitude, longitude }),
      ({ code }) => resolve(failures[code] ?? { kind: 'unavailable' }),
      positionRequest,
    );
  });
}
