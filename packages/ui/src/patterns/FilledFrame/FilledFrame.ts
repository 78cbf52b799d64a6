import styled from 'styled-components';
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx';

/**
 * A screen that fills the window below the application's bar, so that what it holds scrolls inside while title, controls
 * and action stay in sight. Its content has a definite height. In a window that is too low for that the page scrolls.
 */
export const FilledFrame = styled(ScreenFrame)`
  --around: calc(var(--app-bar-height, 57px) + var(--space-5) + var(--space-4));
  height: calc(100dvh - var(--around));
  min-height: 30rem;

  & > div:last-child {
    min-height: 0;
  }

  @media (width >= 1024px) {
    --around: calc(var(--app-bar-height, 57px) + 2 * var(--space-8));
  }

  @media print {
    height: auto;
  }
`;
