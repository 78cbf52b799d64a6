import type { Decorator } from '@storybook/react-vite';
import { styled } from 'styled-components';

/** Puts a screen into the page's main part, as in the application's frame; one that fills the window has all of it. */
export const inMain: Decorator = (Story) => <Main>{Story()}</Main>;

const Main = styled.main`
  padding: 16px;

  &:has(> [data-fills]) {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: calc(100dvh - var(--bars-height, 0px));
  }
`;
