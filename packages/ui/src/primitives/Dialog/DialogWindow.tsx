import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';

/** Lies over the screen and keeps it out of reach. */
export const DialogScrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-overlay);
  display: grid;
  place-items: center;
  background: var(--color-scrim);

  /* Room for two columns on a desk, and at the bottom of a phone, where a thumb reaches. */
  &[data-layout='sheet'] {
    --window-width: 52rem;
    --fields-width: 46rem;

    @media (width < 640px) {
      place-items: end center;
      padding-bottom: max(2.5dvh, env(safe-area-inset-bottom));
    }
  }
`;

/** 90% wide on a phone, as wide as its content on a desk, never over 90%. Specification 000 section 9. */
export const DialogWindow = styled(Modal)`
  width: 90%;
  max-height: 90dvh;
  display: grid;
  border-radius: var(--radius-large);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-3);
  outline: 1px solid var(--color-edge);

  @media (width >= 640px) {
    width: fit-content;
    min-width: 22rem;
    max-width: min(90%, var(--window-width, 40rem));
  }
`;
