import { dialX, dialY } from './dialGeometry.ts';

/**
 * Returns the SVG path of a part of the day on a circle, clockwise. Hours are from 0 to 24; the whole day is the whole
 * circle.
 */
export function dialArc(from: number, to: number, radius: number): string {
  // An arc that ends at its start point is not drawn, so a long arc is split in two.
  const stops = to - from > 12 ? [(from + to) / 2, to] : [to];
  const arcs = stops.map(
    (hour) => `A${radius} ${radius} 0 0 1 ${dialX(hour, radius)} ${dialY(hour, radius)}`,
  );
  return `M${dialX(from, radius)} ${dialY(from, radius)}${arcs.join('')}`;
}
