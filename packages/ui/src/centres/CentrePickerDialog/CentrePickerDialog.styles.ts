import { styled } from 'styled-components';

/** Keeps its size whatever the level shows: only the rows give way. */
export const PickerBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  height: clamp(25rem, calc(90dvh - 11.25rem), 36rem);

  /* What has the focus is not to lie under the line that stays visible. */
  :is(button, input, label) {
    scroll-margin-bottom: var(--space-16);
  }

  @media (width >= 640px) {
    width: 32rem;
    max-width: 100%;
  }
`;
