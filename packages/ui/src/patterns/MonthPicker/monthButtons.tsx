import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

/** The month's name, as wide as the longest one, so that the way to the next month stays under the finger. */
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

/** Leads to the month that it is; a phone has room for its icon alone. It keeps its place, so that nothing moves. */
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
