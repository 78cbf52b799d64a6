/** A place on the earth in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The result of reading the position of the device. */
export type PositionReading =
  | ({ kind: 'found' } & Coordinates)
  /** The user or the browser does not allow it. */
  | { kind: 'refused' }
  /** The device cannot determine it. */
  | { kind: 'unavailable' }
  /** It took too long. */
  | { kind: 'slow' };

/** The result of the position of a pass; `off` if the person lacks the permission. */
export type PositionKind = PositionReading['kind'] | 'off';

/** The options of the browser's geolocation, in milliseconds. @requirement terminal-30 */
export const positionRequest = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 } as const;

/** How long a pass waits for a position before it is sent. @requirement terminal-31 */
export const positionWaitMs = 5000;

/** The maximum length of each sent coordinate. @requirement terminal-13 */
const coordinateLength = 11;

/** Formats a position for the backend: both coordinates, each cut to 11 characters. @requirement terminal-13 */
export function gpsText({ latitude, longitude }: Coordinates): string {
  return `${coordinateText(latitude)};${coordinateText(longitude)}`;
}

/** Parses the format of `gpsText`; null for any other text. */
export function coordinatesOf(gps: string): Coordinates | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?);(-?\d{1,3}(?:\.\d+)?)$/.exec(gps) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

/** Formats a coordinate. Values too small for the sent digits become 0; an exponent would be cut off. */
function coordinateText(degrees: number): string {
  return Math.abs(degrees) < 1e-6 ? '0' : String(degrees).slice(0, coordinateLength);
}
