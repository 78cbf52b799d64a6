import { styled } from 'styled-components';

/** The border box of a field: the input, with buttons at its end. */
export const FieldBox = styled.div`
  display: flex;
  align-items: center;
  min-height: max(40px, var(--control-height));
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);

  &:has(:is(input, textarea):focus-visible, [role='spinbutton']:focus) {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }

  /* The focus ring of a button inside stays within the field. */
  button:focus-visible {
    outline-offset: -4px;
  }

  [data-invalid] > & {
    border-color: var(--color-negative);
  }

  [data-disabled] > & {
    border-color: var(--color-border-disabled);
    background: var(--color-surface-sunken);
  }

  input,
  textarea {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    padding: 0 var(--space-3);
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    /* A smaller font would make phones zoom in. */
    font: inherit;
    font-size: var(--text-3);
    text-overflow: ellipsis;

    &:disabled {
      cursor: not-allowed;
    }

    &::placeholder {
      color: var(--color-text-muted);
      opacity: 1;
    }
  }
`;
