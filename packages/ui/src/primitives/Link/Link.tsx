import type { ComponentProps } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { styled } from 'styled-components';

/** The props of react-aria's link, passed to the root element. */
export type LinkProps = ComponentProps<typeof AriaLink>;

/** A text link. Inside react-aria's `RouterProvider` it uses client-side navigation. */
export function Link(props: LinkProps) {
  return <Root {...props} />;
}

const Root = styled(AriaLink)`
  color: var(--color-accent);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &[data-hovered] {
    color: var(--color-accent-hover);
  }

  &[data-disabled] {
    color: var(--color-text-disabled);
    text-decoration: none;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
