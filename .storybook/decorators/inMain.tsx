import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';

/**
 * Shows a screen in a `<main>` element, as in the frame of the product. A screen with `data-fills` fills the window.
 */
export const inMain: Decorator = (Story) => <Main>{Story()}</Main>;

const Main = styled.main`
  padding: 16px;

  &:has(> [data-fills]) {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: calc(100dvh - var(--bars-height, 0px));
  }
`;
