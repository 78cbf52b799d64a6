import type { PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { hatch, ink } from './tint.ts';

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

/** Returns the background of a hatched band in a direction. Repeating gradients are drawn three times as fast as tiles. */
const band = (direction: string) => `
  background-image:
    linear-gradient(${ink} 0 0),
    repeating-linear-gradient(${direction}, ${hatch} 0 1.5px, transparent 1.5px 6px);
  background-repeat: no-repeat, repeat;
  background-size: 3px 100%, auto;`;

/** The looks of the kinds: a plan change has an edge at both ends, a request is an outline, other entries are hatched. */
const looks: Record<MarkedKind, string> = {
  planChange: `
    background-image: linear-gradient(${ink} 0 0), linear-gradient(${ink} 0 0);
    background-position: 0 0, 100% 0;`,
  request: `
    border: 1px dashed var(--color-text-muted);
    background-color: var(--color-surface);`,
  otherA: band('135deg'),
  otherB: band('45deg'),
  other: band('90deg'),
};

/**
 * The rules for each kind: its look and its icon. The icon is a clip path filled with the text colour, because decoding an
 * image takes a phone as long as drawing all bars.
 */
export const kindRules = (Object.keys(outlines) as MarkedKind[])
  .map(
    (kind) => `
      [data-interval='${kind}'] {
        ${looks[kind]}

        &::before {
          clip-path: path(evenodd, '${outlines[kind]}');
        }
      }`,
  )
  .join('');
