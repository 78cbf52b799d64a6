import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** The props of a `span`, passed to the root element. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text that is not visible but available to assistive technology. */
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
