import { styled } from 'styled-components';
import { dialNumerals, dialTicks, dialX, dialY } from '../../patterns/DayDial/dialGeometry.ts';

export interface ClockDialProps {
  /** Hours since midnight, with fractions. */
  hour: number;
  /** 0 to 59. */
  second: number;
}

/**
 * A dial of twenty-four hours with a hand at now, and the second on its rim. Decorative: the time is beside it.
 */
export function ClockDial({ hour, second }: ClockDialProps) {
  return (
    <Dial viewBox="-200 -200 400 400" fill="none" aria-hidden="true">
      <path d={quarterTicks} />
      <Hours d={hourTicks} />
      {dialNumerals.map((each) => (
        <text key={each} x={dialX(each, 154)} y={dialY(each, 154)}>
          {each}
        </text>
      ))}
      <Hand d="M0 -196V-166" style={{ rotate: `${(hour / 24) * 360}deg` }} />
      <Second cy={-181} r={2.5} style={{ rotate: `${second * 6}deg` }} />
    </Dial>
  );
}

const quarterTicks = dialTicks(96, 186);
const hourTicks = dialTicks(24, 174);

const Dial = styled.svg`
  width: 100%;
  height: 100%;
  stroke: var(--color-border-control);
  stroke-width: 0.6;

  text {
    fill: var(--color-text-muted);
    stroke: none;
    font-size: 14px;
    font-weight: var(--weight-light);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

const Hours = styled.path`
  stroke: var(--color-text-muted);
  stroke-width: 1.1;
`;

const Hand = styled.path`
  stroke: var(--color-accent);
  stroke-width: 4;
  stroke-linecap: round;
`;

const Second = styled.circle`
  fill: var(--color-accent);
  stroke: none;
`;
