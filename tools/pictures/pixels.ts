/** The pixels of a picture: four bytes each for red, green, blue and opacity. */
export interface Pixels {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray;
}
