import { positionRequest } from '@selfservice/api/terminal/position';
import type { PositionReading } from '@selfservice/api/terminal/position';

/** By code of `GeolocationPositionError`. */
const failures: Record<number, PositionReading> = {
  1: { kind: 'refused' },
  2: { kind: 'unavailable' },
  3: { kind: 'slow' },
};

/**
 * Reads the position from the browser. The browser asks the user at the first call, when a pass is made: not
 * before the reason is clear, and an earlier position would be too old for most passes.
 * @requirement terminal-30
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
