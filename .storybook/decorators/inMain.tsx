import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';

/**
 * Shows a screen in a `<main>` element, as in the frame of the product. A screen with `data-fills` fills the window.
 */
export const inMain: Decorator = (Story) => <Main>{Story()}</Main>;

const Main = styled.main`
  padding: 16px;
  --screen-edge: 16px;
  --row-inset: 16px;
  --list-bleed: -16px;

  @media (width < 1024px) {
    &:has([data-screen-bar]) {
      padding-top: 0;
    }
  }

  @media (width >= 1024px) {
    --row-inset: 12px;
    --list-bleed: -12px;

    /* The margin of the frame, where the warnings of a screen are. */
    &:has([data-passing-warnings]:not(:empty)) {
      padding-top: 32px;
    }
  }

  &:has(> [data-fills]) {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: calc(100dvh - var(--bars-height, 0px));
  }
`;
