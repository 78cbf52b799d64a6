import type { ComponentProps } from 'react';
import styled from 'styled-components';

/** A dial of twenty-four hours with one shift on it, from six to two. It decorates and tells nothing. */
export function DayDial(props: ComponentProps<'svg'>) {
  return (
    <Dial viewBox="-200 -200 400 400" fill="none" aria-hidden="true" {...props}>
      <circle r={shiftRadius} />
      <path d={ticks(96, 182)} />
      <Hours d={ticks(24, 176)} />
      {numerals.map((hour) => (
        <text key={hour} x={x(hour, 160)} y={y(hour, 160)}>
          {hour}
        </text>
      ))}
      <Shift
        d={`M${x(6, shiftRadius)} ${y(6, shiftRadius)}A${shiftRadius} ${shiftRadius} 0 0 1 ${x(14, shiftRadius)} ${y(14, shiftRadius)}`}
      />
    </Dial>
  );
}

const numerals = [3, 6, 9, 12, 15, 18, 21, 24];
const rim = 192;
const shiftRadius = 128;

/** As many lines from the rim inwards, evenly spread over the day. */
function ticks(count: number, inner: number): string {
  const hours = Array.from({ length: count }, (_, index) => (index / count) * 24);
  return hours.map((hour) => `M${x(hour, rim)} ${y(hour, rim)}L${x(hour, inner)} ${y(hour, inner)}`).join('');
}

function x(hour: number, radius: number): number {
  return round(radius * Math.sin((hour / 12) * Math.PI));
}

function y(hour: number, radius: number): number {
  return round(-radius * Math.cos((hour / 12) * Math.PI));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

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
