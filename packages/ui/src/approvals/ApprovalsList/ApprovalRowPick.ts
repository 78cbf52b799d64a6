import { styled } from 'styled-components';

/** The state of a request. With a mouse, hovering shows a checkbox in its place. */
export const Pick = styled.span`
  position: relative;
  grid-area: icon;
  display: flex;

  &[data-pick]::before {
    content: '';
    position: absolute;
    top: calc(50% - 10px);
    left: 0;
    width: 20px;
    height: 20px;
    border: 1px solid var(--color-border-control);
    border-radius: var(--radius-small);
    background: var(--color-surface-raised);
    visibility: hidden;
  }

  /* The pressable area is larger than the checkbox. */
  &[data-pick]::after {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-2)) calc(-1 * var(--space-1)) calc(-1 * var(--space-2))
      calc(-1 * var(--space-3));
  }
`;
