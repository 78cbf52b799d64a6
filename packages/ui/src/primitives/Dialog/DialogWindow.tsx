import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';

/** The layer that covers the screen behind a dialog. */
export const DialogScrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--layer-overlay);
  display: grid;
  /* A long word or label does not make the dialog wider than the screen. */
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  background: var(--color-scrim);

  /* Within reach of the thumb. */
  @media (width < 640px) {
    place-items: end center;
  }

  /* A step replaces the dialog that opened it. */
  &[data-step] {
    background: none;
  }

  &:has(~ &[data-step]) > * {
    visibility: hidden;
  }
`;

/**
 * The window of a dialog. On a phone 90% wide and at the bottom of the screen; on a desktop as wide as its content, at most
 * 90%.
 */
export const DialogWindow = styled(Modal)`
  --window-height: 90dvh;
  width: 90%;
  max-height: var(--window-height);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-radius: var(--radius-large);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-3);
  outline: 1px solid var(--color-edge);
  --surface-behind: var(--color-surface-floating);
  --color-skeleton: var(--color-skeleton-floating);

  @media (width < 640px) {
    --window-bottom: max(2.5dvh, env(safe-area-inset-bottom));
    --window-height: calc(97.5dvh - var(--window-bottom));
    margin-bottom: var(--window-bottom);
  }

  @media (width >= 640px) {
    width: fit-content;
    min-width: 22rem;
    max-width: min(90%, var(--window-width, 40rem));

    &[data-wide] {
      --window-width: 52rem;
    }
  }

  &[data-wide] {
    --fields-width: 46rem;
  }
`;
