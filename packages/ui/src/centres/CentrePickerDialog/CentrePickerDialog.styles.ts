import { styled } from 'styled-components';

/** Keeps its size whatever the level shows, and fills the dialog: only the rows scroll. */
export const PickerBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  height: clamp(25rem, calc(90dvh - 11.25rem), 36rem);
  min-height: 100%;

  /* The focused element must not be covered by the sticky line. */
  :is(button, input, label) {
    scroll-margin-bottom: var(--space-16);
  }

  @media (width >= 640px) {
    width: 32rem;
    max-width: 100%;
  }
`;
