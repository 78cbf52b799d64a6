import styled from 'styled-components';

/** Takes what height the rest of the dialog leaves. */
export const Region = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  min-height: 10rem;
`;

/** Where the rows scroll. */
export const Rows = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  border-block: 1px solid var(--color-border);

  & > * {
    flex: 1;
  }

  [role='grid'] {
    flex: 1;
    min-height: 0;
    overscroll-behavior: contain;

    &[data-focus-visible] {
      outline-offset: -2px;
    }
  }
`;
