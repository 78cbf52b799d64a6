import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { hiddenText } from '../../primitives/VisuallyHidden/hiddenText.ts';

/** The button with the name of the month. As wide as the longest name, so that the button beside it does not move. */
export const NameButton = styled(Button)`
  padding-inline: var(--space-2);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;

  @media (width >= 640px) {
    min-width: 9.5rem;
  }

  /* On a phone the texts need the room. */
  @media (390px <= width < 640px) {
    svg {
      display: none;
    }
  }

  &&&:not([data-disabled]) {
    --letters: var(--color-text);
  }

  &&&[data-disabled] {
    --face: transparent;
    --edge: transparent;
  }
`;

/** The button for the current month, on a phone and on a small desk as an icon. Keeps its space while hidden, so that nothing moves. */
export const CurrentButton = styled(Button)`
  &[data-hidden] {
    visibility: hidden;
  }

  font-size: var(--text-2);

  /* On a phone it is in the grid of months. */
  @media (width < 640px) {
    &[data-in-popover] {
      display: none;
    }
  }

  @media (width < 480px), (1024px <= width < 1280px) {
    min-width: var(--control-height);
    padding-inline: 0;

    span > span {
      ${hiddenText}
    }
  }
`;
