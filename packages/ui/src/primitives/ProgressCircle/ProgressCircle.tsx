import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';

/** Everything else goes to the root. */
export interface ProgressCircleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is under way, for assistive technology; leave it out where words stand beside it. */
  label?: string;
  /** Diameter in pixels. Default 18. */
  size?: number;
}

/** Something is under way and nobody knows for how long. It stands still for whoever wants less motion. */
export function ProgressCircle({ label, size = 18, style, ...rest }: ProgressCircleProps) {
  const role = label
    ? ({ role: 'progressbar', 'aria-label': label } as const)
    : ({ 'aria-hidden': true } as const);
  return <Circle {...role} {...rest} style={{ width: size, height: size, ...style }} />;
}

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Circle = styled.span`
  display: inline-block;
  flex-shrink: 0;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.8;
  animation: ${turn} 0.9s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
    border-right-color: currentcolor;
    animation: none;
  }

  @media (forced-colors: active) {
    border-right-color: Canvas;
  }
`;
