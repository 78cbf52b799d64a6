import { styled } from 'styled-components';

/** The steps beside each other: in one line on a desk, as three columns in a narrow container. */
export const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  min-width: 0;
  font-size: var(--text-2);

  @container (width < 52rem) {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-2);
  }
`;

/** A step: its mark, its name, and who did it when. A line leads to the next step. */
export const Step = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0 var(--space-2);
  min-width: 0;
  min-height: 28px;
  color: var(--color-text-muted);
  overflow-wrap: anywhere;

  [data-part='mark'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 28px;
    height: 28px;
  }

  &[data-done] [data-part='mark'] {
    color: var(--color-positive);
  }

  &[data-done] [data-part='name'] {
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }

  /* The line to the next step. */
  &:not(:last-child)::after {
    content: '';
    flex: none;
    width: var(--space-6);
    border-top: 1px solid var(--color-border-control);
  }

  @container (width < 52rem) {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    padding-top: var(--space-1);
    border-top: 2px solid var(--color-border);

    &[data-done] {
      border-color: var(--color-positive);
    }

    &:not(:last-child)::after {
      display: none;
    }

    [data-part='mark'] {
      width: 24px;
    }

    [data-part='mark'] > svg {
      max-width: 24px;
    }

    [data-part='name'] {
      line-height: var(--leading-tight);
    }

    [data-part='stamp'] {
      grid-column: 1 / -1;
      /* Room for a long name and a time, also while loading. */
      min-height: calc(3 * var(--text-1) * var(--leading-tight));
      font-size: var(--text-1);
      line-height: var(--leading-tight);
    }
  }

  /* The longest word of a name has no room beside the mark. */
  @container (width < 22rem) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    min-height: 0;
  }
`;
