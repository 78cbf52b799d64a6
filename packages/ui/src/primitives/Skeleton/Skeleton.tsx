import type { ComponentProps, CSSProperties } from 'react';
import { styled } from 'styled-components';

/** Everything else goes to the root. */
export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS length. Default 100%. */
  width?: CSSProperties['width'];
  /** CSS length. Default one line of text. */
  height?: CSSProperties['height'];
}

/** Stands in the shape of what is still coming; assistive technology does not see it. */
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
