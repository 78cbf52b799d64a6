import { styled } from 'styled-components';

/** Takes the height that the rest of the dialog leaves. */
export const Region = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  min-height: 10rem;
`;

/** The scrolling list. */
export const Rows = styled.div`
  flex: 1;
  min-height: 0;
  container-type: size;

  /* As many whole rows as fit, between the borders. */
  [role='grid'] {
    max-height: calc(round(down, 100cqh - 2px, var(--row-height)) + 2px);
    border-block: 1px solid var(--color-border);
    overscroll-behavior: contain;

    &[data-focus-visible] {
      outline-offset: -2px;
    }
  }
`;
