import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Those of a `span`, all of which go to the root. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Words that are read out and not shown. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}

const Root = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
