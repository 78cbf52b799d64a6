import { styled } from 'styled-components';

/** One row of the bar at the bottom of the screen. */
export const BarRow = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: calc(var(--control-height) + 2 * var(--space-2));
  padding: var(--space-2) var(--space-4);

  & + & {
    border-top: 1px solid var(--color-border);
  }
`;
