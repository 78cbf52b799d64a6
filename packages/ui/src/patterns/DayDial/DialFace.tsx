import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { dialNumerals, dialTicks, dialX, dialY } from './dialGeometry.ts';

/**
 * The face of a dial of twenty-four hours, midnight at its top, 400 units wide around its middle: rim, hours and the
 * circle at 128 units on which parts of the day lie. What lies on it are its children. It decorates: what it shows is
 * told beside it.
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

/* A small dial has coarser lines: who draws one sets them, in its units. */
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
