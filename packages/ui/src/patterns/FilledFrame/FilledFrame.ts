import { styled } from 'styled-components';
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx';

/**
 * A screen that fills what the page's main part has of the window, so that what it holds scrolls inside while title,
 * controls and action stay in sight. Its content has a definite height. In a window that is too low for that the page
 * scrolls. `AppShell` gives the height.
 */
export const FilledFrame = styled(ScreenFrame).attrs<{ 'data-fills'?: string }>({ 'data-fills': '' })`
  height: 100%;
  min-height: 30rem;
  /* What it holds does not make the page higher. */
  contain: size;

  & > div:last-child {
    min-height: 0;
  }

  @media print {
    height: auto;
    contain: none;
  }
`;
