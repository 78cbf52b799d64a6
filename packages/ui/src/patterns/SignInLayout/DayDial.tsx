import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { dialNumerals, dialTicks, dialX, dialY } from './dialGeometry.ts';

/** A dial of twenty-four hours with one shift on it, from six to two. It decorates and tells nothing. */
export function DayDial(props: ComponentProps<'svg'>) {
  return (
    <Dial viewBox="-200 -200 400 400" fill="none" aria-hidden="true" {...props}>
      <circle r={shiftRadius} />
      <path d={dialTicks(96, 182)} />
      <Hours d={dialTicks(24, 176)} />
      {dialNumerals.map((hour) => (
        <text key={hour} x={dialX(hour, 160)} y={dialY(hour, 160)}>
          {hour}
        </text>
      ))}
      <Shift
        d={`M${dialX(6, shiftRadius)} ${dialY(6, shiftRadius)}A${shiftRadius} ${shiftRadius} 0 0 1 ${dialX(14, shiftRadius)} ${dialY(14, shiftRadius)}`}
      />
    </Dial>
  );
}

const shiftRadius = 128;

const Dial = styled.svg`
  stroke: var(--color-border-control);
  stroke-width: 0.4;

  circle {
    stroke: var(--color-border);
  }

  text {
    fill: var(--color-text-muted);
    stroke: none;
    font-size: 11px;
    font-weight: var(--weight-light);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

const Hours = styled.path`
  stroke: var(--color-text-muted);
  stroke-width: 0.7;
`;

const Shift = styled.path`
  stroke: var(--color-accent);
  stroke-width: 2;
  stroke-linecap: round;
`;
