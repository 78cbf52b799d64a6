import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';

/** Other props are passed to the root element. */
export interface ProgressCircleProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is in progress, for assistive technology. Omit it if there is text beside the circle. */
  label?: string;
  /** Diameter in pixels. Default 18. */
  size?: number;
}

/** A spinner for an action of unknown duration. With reduced motion it does not turn. */
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
