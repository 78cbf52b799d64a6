import { Link as AriaLink } from 'react-aria-components/Link';
import styled from 'styled-components';

/** A link in the text. It follows the application's own navigation where there is one. Takes react-aria's props. */
export const Link = styled(AriaLink)`
  color: var(--color-accent);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &[data-hovered] {
    color: var(--color-accent-hover);
  }
`;
