import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';

/** The layer that covers the screen behind a dialog. */
export const DialogScrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-overlay);
  display: grid;
  place-items: center;
  background: var(--color-scrim);

  /* Wide enough for two columns on a desktop; at the bottom of a phone, within reach of the thumb. */
  &[data-layout='sheet'] {
    --window-width: 52rem;
    --fields-width: 46rem;

    @media (width < 640px) {
      place-items: end center;
      padding-bottom: max(2.5dvh, env(safe-area-inset-bottom));
    }
  }
`;

/** The window of a dialog: 90% wide on a phone; on a desktop as wide as its content, at most 90%. */
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
