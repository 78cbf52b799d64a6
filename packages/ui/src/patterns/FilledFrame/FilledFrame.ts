import { styled } from 'styled-components';
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx';

/**
 * A screen that is exactly as high as the main part of the window: its content scrolls inside, while title, controls and
 * actions stay visible. The content has a definite height. In a window that is too low the page scrolls. `AppShell` sets
 * the height.
 */
export const FilledFrame = styled(ScreenFrame).attrs<{ 'data-fills'?: string }>({ 'data-fills': '' })`
  height: 100%;
  min-height: 30rem;
  /* The content does not make the page higher. */
  contain: size;

  & > div:last-child {
    min-height: 0;
  }

  @media print {
    height: auto;
    contain: none;
  }
`;
