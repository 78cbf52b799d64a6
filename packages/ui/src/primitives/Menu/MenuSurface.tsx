import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

/** Floats where a menu was asked for; holds its entries. */
export const MenuSurface = styled(Popover)`
  min-width: 14rem;
  max-width: min(90vw, 24rem);
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-large);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);
`;
