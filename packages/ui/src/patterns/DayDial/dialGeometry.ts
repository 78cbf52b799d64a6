/** The hours that have a numeral on a 24-hour dial. */
export const dialNumerals = [3, 6, 9, 12, 15, 18, 21, 24];

/** The radius of a dial's rim, in units of the SVG. */
const rim = 192;

/** Returns the SVG path of `count` lines from the rim to the radius `inner`, evenly spread over the day. */
export function dialTicks(count: number, inner: number): string {
  const hours = Array.from({ length: count }, (_, index) => (index / count) * 24);
  return hours
    .map((hour) => `M${dialX(hour, rim)} ${dialY(hour, rim)}L${dialX(hour, inner)} ${dialY(hour, inner)}`)
    .join('');
}

/** Returns the x coordinate of an hour on a circle, with midnight at the top. */
export function dialX(hour: number, radius: number): number {
  return round(radius * Math.sin((hour / 12) * Math.PI));
}

/** Returns the y coordinate of an hour on a circle, with midnight at the top. */
export function dialY(hour: number, radius: number): number {
  return round(-radius * Math.cos((hour / 12) * Math.PI));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
