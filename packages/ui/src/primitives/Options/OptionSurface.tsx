import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

/** Floats below a field and is as wide as it; holds the field's options. */
export const OptionSurface = styled(Popover)`
  display: flex;
  flex-direction: column;
  width: var(--trigger-width);
  min-width: 12rem;
  max-width: calc(100vw - 2 * var(--space-3));
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-large);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);
`;
