import { styled } from 'styled-components';
import { barStyles } from '../../patterns/Timeline/items/barStyles.ts';

/** The people of a shift, or without one. A group that is not visible is not laid out. */
export const Group = styled.section`
  ${barStyles}

  content-visibility: auto;
  contain-intrinsic-height: auto 20rem;
`;

/**
 * The head of a group: that of a shift looks like a bar of the timeline. It stays visible while its people scroll. As high as a
 * row, so that groups replace their placeholders without a shift.
 */
export const Heading = styled.h2`
  && {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 44px;
    padding: 0 var(--space-3);
    border-width: 0 0 1px;
    border-radius: 0;
    font-size: var(--text-2);
    font-weight: var(--weight-medium);
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }

  &:not([data-interval]) {
    border-bottom: 1px solid var(--color-border);
    background: var(--color-surface-sunken);
  }

  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    flex: none;
    font-size: inherit;
    font-weight: var(--weight-regular);
  }

  b {
    margin-left: auto;
    font-weight: var(--weight-bold);
  }
`;

/** The people of a group: as many side by side as fit. A person with entries takes a whole line. */
export const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  column-gap: var(--space-2);

  li {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0 var(--space-2);
    min-width: 0;
    min-height: 44px;

    /* A border would make the row higher than its button. */
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      border-bottom: 1px solid var(--color-border);
    }
  }

  [data-has-entries] {
    flex-wrap: wrap;
    grid-column: 1 / -1;
  }

  button {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;

    &:hover {
      background: var(--color-surface-hover);
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  .person {
    flex: 1 1 9rem;
    min-width: 0;
    min-height: 44px;
    padding: 0 var(--space-3);

    & > span {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      font-size: var(--text-2);
      line-height: var(--leading-tight);
      overflow-wrap: anywhere;
    }
  }

  .placeholder {
    padding-inline: var(--space-3);
  }

  .entry {
    display: flex;
    align-items: center;
    max-width: 100%;
    min-height: 44px;
    margin-left: auto;
    padding: 0 var(--space-2) 0 0;
    font-size: var(--text-1);
    font-variant-numeric: tabular-nums;

    & > span {
      position: relative;
      min-width: 0;
      padding-block: 4px;
      padding-right: 6px;
      overflow-wrap: anywhere;
    }

    & > [data-interval='shift'] {
      padding-left: 8px;
    }
  }

  [data-group='off'] & .person {
    color: var(--color-text-muted);
  }
`;
