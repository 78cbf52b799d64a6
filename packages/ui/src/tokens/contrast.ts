/** Linear light by the value of a colour channel. A table, because a fast scroll needs a thousand values in a frame. */
const linear = Array.from({ length: 256 }, (_, step) => {
  const value = step / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/**
 * Returns the contrast ratio of two colours by WCAG 2.2.
 *
 * @param first a colour, written `#rrggbb`
 * @param second another colour
 * @returns a ratio from 1 (equal) to 21 (black on white)
 * @throws RangeError for a colour in another format
 */
export function contrastOf(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  if (!red || !green || !blue) throw new RangeError(`Write the colour "${color}" as #rrggbb.`);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

function channel(hex: string): number {
  return linear[Number.parseInt(hex, 16)] ?? 0;
}
