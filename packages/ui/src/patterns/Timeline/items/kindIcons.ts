import type { PlanIntervalKind } from '@selfservice/api/core/plan-interval';

type MarkedKind = Exclude<PlanIntervalKind, 'shift'>;

/** The outlines of the icons of the kinds, 12 by 12 pixels; a shift has none. */
const outlines: Record<MarkedKind, string> = {
  planChange: 'M0 1.9H8V0L12 2.75 8 5.5V3.6H0ZM12 8.4H4V6.5L0 9.25 4 12V10.1H12Z',
  request: 'M1.5 0H7.5L10.5 3V12H1.5ZM3.5 5H8.5V6.2H3.5ZM3.5 8H8.5V9.2H3.5Z',
  // Neutral shapes, because only the server knows the meaning of these kinds.
  otherA: 'M6 0 12 6 6 12 0 6Z',
  otherB: 'M6 1 12 11H0Z',
  other: 'M6 1.5A4.5 4.5 0 1 1 5.99 1.5Z',
};

/** The stripes of the kinds in a colour. Repeating gradients are drawn three times as fast as tiles. */
const stripes: Record<MarkedKind, (color: string) => string> = {
  planChange: (color) => `repeating-linear-gradient(135deg, ${color} 0 4px, transparent 4px 9px)`,
  request: (color) => `repeating-linear-gradient(45deg, ${color} 0 1.5px, transparent 1.5px 6px)`,
  otherA: (color) => `repeating-linear-gradient(90deg, ${color} 0 3px, transparent 3px 7px)`,
  otherB: (color) => `repeating-linear-gradient(${color} 0 2px, transparent 2px 6px)`,
  other: () => 'none',
};

/**
 * The rules for each kind: stripes for dark and for light text, and the icon. They are written out, because a custom
 * property would be evaluated for each of some hundred bars. The icon is a clip path filled with the text colour, because
 * decoding an image takes a phone as long as drawing all bars.
 */
export const kindRules = (Object.keys(outlines) as MarkedKind[])
  .map(
    (kind) => `
      [data-interval='${kind}'] {
        background-image: ${stripes[kind]('rgb(0 0 0 / 45%)')};

        &[data-ink='light'] {
          background-image: ${stripes[kind]('rgb(255 255 255 / 55%)')};
        }

        &::before {
          clip-path: path(evenodd, '${outlines[kind]}');
        }
      }`,
  )
  .join('');
