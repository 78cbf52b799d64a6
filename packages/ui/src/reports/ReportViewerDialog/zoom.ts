/** How many pixels of a style sheet a point of a PDF has. */
export const pixelsPerPoint = 96 / 72;

/** Sizes that a page can be shown at, as a part of its size on paper. */
export const zoomSteps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Two sizes that differ by less are the same. */
const tolerance = 0.01;

/**
 * The size at which a page as wide as this fits into some room; never larger than on paper.
 *
 * @param points the page's width in points
 * @param room pixels
 */
export function fittingZoom(points: number, room: number): number {
  return Math.max(zoomSteps[0], Math.min(1, room / (points * pixelsPerPoint)));
}

/** The next larger size, or the same where there is none. */
export function zoomedIn(zoom: number): number {
  return zoomSteps.find((step) => step > zoom + tolerance) ?? zoom;
}

/** The next smaller size, or the same where there is none. */
export function zoomedOut(zoom: number): number {
  return zoomSteps.findLast((step) => step < zoom - tolerance) ?? zoom;
}
