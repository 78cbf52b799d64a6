import { Button as AriaButton } from 'react-aria-components/Button';
import { css, styled } from 'styled-components';

/** Icon and label. Invisible while the button is busy, so that the button keeps its width. */
export const ButtonLabel = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
`;

/** The styles of a button, by `data-kind` and react-aria's state attributes. Also for a link that looks like a button. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--control-height);
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--edge);
  border-radius: var(--radius-small);
  background: var(--face);
  color: var(--letters);
  font: inherit;
  font-weight: var(--weight-medium);
  cursor: pointer;
  transition: background-color var(--motion-fast);
  --face: var(--color-surface-raised);
  --letters: var(--color-text);
  --edge: var(--color-border-control);

  &:is([data-hovered], [data-pressed], [aria-expanded='true']) {
    --face: var(--color-surface-hover);
  }

  &[data-kind='primary'] {
    --face: var(--color-accent);
    --letters: var(--color-on-accent);
    --edge: transparent;

    &:is([data-hovered], [data-pressed]) {
      --face: var(--color-accent-hover);
    }
  }

  &[data-kind='quiet'] {
    --letters: var(--color-accent);
    --edge: transparent;
    /* Its text is aligned with the page, so its edge may be that of the screen, which would cut an outer ring. */
    outline-offset: -2px;

    &:not([data-hovered], [data-pressed], [aria-expanded='true']) {
      --face: transparent;
    }
  }

  &[data-kind='danger'] {
    --face: var(--color-negative);
    --letters: var(--color-on-negative);
    --edge: transparent;

    &:is([data-hovered], [data-pressed]) {
      --face: var(--color-negative-hover);
    }
  }

  &&:is([data-disabled], [aria-disabled='true']:not([data-pending])) {
    --face: var(--color-surface-sunken);
    --letters: var(--color-text-disabled);
    --edge: var(--color-border-disabled);
    cursor: not-allowed;
  }

  &&[data-kind='quiet']:is([data-disabled], [aria-disabled='true']:not([data-pending])) {
    --face: transparent;
    --edge: transparent;
  }

  &[data-pending] > ${ButtonLabel} {
    opacity: 0;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &:is([data-disabled], [aria-disabled='true']:not([data-pending])) {
      border-color: GrayText;
      color: GrayText;
    }

    /* Quiet buttons touch each other and the edge of the screen. */
    &[data-kind='quiet']:not([data-hovered], [data-pressed], [aria-expanded='true']) {
      border-color: Canvas;
    }
  }

  /* Nothing can be pressed on paper. */
  @media print {
    display: none;
  }
`;

/** The element of a button. */
export const StyledButton = styled(AriaButton)`
  ${buttonStyles}
`;
