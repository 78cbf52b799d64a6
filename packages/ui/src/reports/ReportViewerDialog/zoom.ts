/** CSS pixels per point of a PDF. */
export const pixelsPerPoint = 96 / 72;

/** The zoom levels, as fractions of the size on paper. */
export const zoomSteps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Zooms that differ by less are equal. */
const tolerance = 0.01;

/**
 * Returns the zoom at which a page fits into a width; at most the size on paper.
 *
 * @param points width of the page in points
 * @param room width in pixels
 */
export function fittingZoom(points: number, room: number): number {
  return Math.max(zoomSteps[0], Math.min(1, room / (points * pixelsPerPoint)));
}

/** Returns the next larger zoom, or the same at the limit. */
export function zoomedIn(zoom: number): number {
  return zoomSteps.find((step) => step > zoom + tolerance) ?? zoom;
}

/** Returns the next smaller zoom, or the same at the limit. */
export function zoomedOut(zoom: number): number {
  return zoomSteps.findLast((step) => step < zoom - tolerance) ?? zoom;
}
