import { Link } from 'react-aria-components/Link';
import { styled } from 'styled-components';
import { iconOnly } from '../patterns/PageHeader/iconOnly.ts';

/** A link beside the title, between the terminal and the last passes. On a phone only its icon is visible. */
export const HeaderLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control-height);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--color-accent);
  font-weight: var(--weight-medium);
  text-decoration: none;

  &[data-hovered] {
    background: var(--color-surface-hover);
  }

  @media (width < 640px) {
    ${iconOnly}
  }
`;
