import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { dialNumerals, dialTicks, dialX, dialY } from './dialGeometry.ts';

/**
 * The face of a 24-hour dial with midnight at the top: rim, hours and a circle with a radius of 128 units for parts of the
 * day. The SVG is 400 units wide with the origin in the middle; children are drawn on top. It is a decoration hidden from
 * assistive technology, so its information must also be available as text.
 */
export function DialFace({ children, ...rest }: ComponentProps<'svg'>) {
  return (
    <Dial viewBox="-200 -200 400 400" fill="none" aria-hidden="true" {...rest}>
      <circle r={128} />
      <path d={dialTicks(96, 182)} />
      <Hours d={dialTicks(24, 176)} />
      {dialNumerals.map((hour) => (
        <text key={hour} x={dialX(hour, 160)} y={dialY(hour, 160)} data-hour={hour}>
          {hour}
        </text>
      ))}
      {children}
    </Dial>
  );
}

/* A small dial needs thicker lines: its parent sets the custom properties, in units of the SVG. */
const Dial = styled.svg`
  stroke: var(--color-border-control);
  stroke-width: var(--dial-line, 0.4);

  circle {
    stroke: var(--color-border);
  }

  text {
    fill: var(--color-text-muted);
    stroke: none;
    font-size: var(--dial-numerals, 11px);
    font-weight: var(--weight-light);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }

  @media (forced-colors: active) {
    stroke: CanvasText;

    circle {
      stroke: CanvasText;
    }

    text {
      fill: CanvasText;
    }
  }
`;

const Hours = styled.path`
  stroke: var(--color-text-muted);
  stroke-width: var(--dial-hours, 0.7);

  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;
