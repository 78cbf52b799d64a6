import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

/** What floats beside the thing that opened it: menus, options, calendars. It sets no width. */
export const FloatingSurface = styled(Popover)`
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-large);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);
  --surface-behind: var(--color-surface-floating);
`;
