import { styled } from 'styled-components';

/**
 * The columns of a row or of its skeleton: one line from 640 px on; in a narrower list the note is below day and time, and
 * below 360 px the time is below the day.
 */
export const UnavailabilityColumns = styled.li`
  display: grid;
  grid-template: 'day time delete' auto 'note note delete' 1fr / auto minmax(0, 1fr) auto;
  column-gap: var(--space-3);
  margin-inline: var(--list-bleed);
  padding: var(--space-3) var(--row-inset);
  border-bottom: 1px solid var(--color-border);

  & > [data-part='day'] {
    grid-area: day;
    font-variant-numeric: tabular-nums;
  }

  & > [data-part='time'] {
    grid-area: time;
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }

  & > [data-part='note'] {
    grid-area: note;
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & > [data-part='delete'] {
    grid-area: delete;
  }

  /* The label of the button ends at the edge of the row. */
  & > [data-part='delete']:not([data-refused]) {
    margin-right: calc(-1 * var(--space-4));
  }

  @media (width < 360px) {
    grid-template: 'day delete' auto 'time delete' auto 'note note' auto / minmax(0, 1fr) auto;
  }

  @media (width >= 640px) {
    grid-template: 'day time note delete' auto / 10rem 13rem minmax(0, 1fr) auto;
    padding-block: 1px;

    /* Aligns the first lines with the button. */
    min-height: calc(var(--control-height) + 3px);

    & > :is([data-part='day'], [data-part='time'], [data-part='note']) {
      padding-block: calc((var(--control-height) - 1lh) / 2);
    }
  }
`;
