import type { ComponentProps, CSSProperties } from 'react';
import { styled } from 'styled-components';

/** Other props are passed to the root element. */
export interface SkeletonProps extends ComponentProps<'span'> {
  /** Width as a CSS length. Default 100%. */
  width?: CSSProperties['width'];
  /** Height as a CSS length. Default: one line of text. */
  height?: CSSProperties['height'];
}

/** A placeholder bar for content that is loading, hidden from assistive technology. */
export function Skeleton({ width = '100%', height = '1em', style, ...rest }: SkeletonProps) {
  return <Bar aria-hidden="true" data-skeleton="" {...rest} style={{ width, height, ...style }} />;
}

const Bar = styled.span`
  display: inline-block;
  max-width: 100%;
  border-radius: var(--radius-small);
  border: 1px solid var(--color-edge);
  background: var(--color-skeleton);
  vertical-align: middle;
`;
