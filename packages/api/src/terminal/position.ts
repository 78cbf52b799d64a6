/** A place on the earth in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** What came of asking the device where it is. */
export type PositionReading =
  | ({ kind: 'found' } & Coordinates)
  /** The person or the browser does not allow it. */
  | { kind: 'refused' }
  /** The device does not know it. */
  | { kind: 'unavailable' }
  /** It took too long. */
  | { kind: 'slow' };

/** What a pass carries of a position; `off`: the person's rights leave it out. */
export type PositionKind = PositionReading['kind'] | 'off';

/** How the device is asked, in milliseconds. Specification 001 section 9. */
export const positionRequest = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 } as const;

/** How long a pass waits for a position before it is sent. Specification 001 section 9. */
export const positionWaitMs = 5000;

/** How much of each coordinate is sent. Specification 001 section 3. */
const coordinateLength = 11;

/** Writes a position as the backend wants it: both coordinates, each cut to 11 characters. Decisions section 9. */
export function gpsText({ latitude, longitude }: Coordinates): string {
  return `${coordinateText(latitude)};${coordinateText(longitude)}`;
}

/** Reads what `gpsText` has written; null for anything else. */
export function coordinatesOf(gps: string): Coordinates | null {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?);(-?\d{1,3}(?:\.\d+)?)$/.exec(gps) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

/** Whatever is smaller than a step of the digits sent would be written with an exponent, which would be cut off. */
function coordinateText(degrees: number): string {
  return Math.abs(degrees) < 1e-6 ? '0' : String(degrees).slice(0, coordinateLength);
}
