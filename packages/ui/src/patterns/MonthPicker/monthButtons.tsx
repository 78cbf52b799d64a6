import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

/** The button with the name of the month. As wide as the longest name, so that the button beside it does not move. */
export const NameButton = styled(Button)`
  min-width: 11.5rem;
  padding-inline: var(--space-2);
  font-size: var(--text-3);
  font-variant-numeric: tabular-nums;

  @media (width < 360px) {
    min-width: 9.75rem;
    font-size: var(--text-2);
  }

  &&&:not([data-disabled]) {
    --letters: var(--color-text);
  }

  &&&[data-disabled] {
    --face: transparent;
    --edge: transparent;
  }
`;

/** The button for the current month, on a phone as an icon. Keeps its space while hidden, so that nothing moves. */
export const CurrentButton = styled(Button)`
  &[data-hidden] {
    visibility: hidden;
  }

  @media (width < 480px) {
    min-width: var(--control-height);
    padding-inline: 0;

    span > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
