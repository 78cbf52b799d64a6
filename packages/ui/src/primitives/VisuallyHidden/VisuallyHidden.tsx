import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { hiddenText } from './hiddenText.ts';

/** The props of a `span`, passed to the root element. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text that is not visible but available to assistive technology. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Root {...props} />;
}

const Root = styled.span`
  ${hiddenText}
`;
