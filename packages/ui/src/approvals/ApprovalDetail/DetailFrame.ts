import styled from 'styled-components';

/** Around the detail of a request to decide about; `data-pending` while it can be decided there. */
export const DetailFrame = styled.div`
  outline: 0;

  /* However much is known of a request, its buttons stay in sight: they stick to the whole and not to their form. */
  &[data-pending] > article {
    display: flex;
    flex-direction: column;

    & > :last-child {
      display: contents;
    }

    & > :last-child > :last-child {
      position: sticky;
      bottom: 0;
      max-width: none;
      margin-block: calc(-1 * var(--space-2)) 0;
      padding-block: var(--space-3);
      background: var(--color-surface);
      /* What they cover goes on below them. */
      box-shadow: 0 -1px 0 var(--color-border);

      &::before {
        content: '';
        position: absolute;
        inset: auto 0 calc(100% + 1px);
        height: var(--space-4);
        background: linear-gradient(to top, var(--color-surface), transparent);
        pointer-events: none;
      }
    }
  }

  @media (width >= 640px) {
    &[data-pending] > article > :last-child > :last-child {
      grid-auto-columns: 12rem;
    }
  }
`;
