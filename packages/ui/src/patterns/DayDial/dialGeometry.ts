/** The hours that a dial of twenty-four hours names. */
export const dialNumerals = [3, 6, 9, 12, 15, 18, 21, 24];

/** The radius of a dial's rim; midnight is at its top. */
const rim = 192;

/** The path of as many lines from the rim inwards, evenly spread over the day. */
export function dialTicks(count: number, inner: number): string {
  const hours = Array.from({ length: count }, (_, index) => (index / count) * 24);
  return hours
    .map((hour) => `M${dialX(hour, rim)} ${dialY(hour, rim)}L${dialX(hour, inner)} ${dialY(hour, inner)}`)
    .join('');
}

/** How far to the right an hour is on a circle. */
export function dialX(hour: number, radius: number): number {
  return round(radius * Math.sin((hour / 12) * Math.PI));
}

/** How far down an hour is on a circle. */
export function dialY(hour: number, radius: number): number {
  return round(-radius * Math.cos((hour / 12) * Math.PI));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
