import { styled } from 'styled-components';

/** The passes of one day. */
export const Day = styled.section`
  &:not(:first-child) {
    margin-top: var(--space-6);
  }
`;

/** The heading of a day. */
export const DayHeading = styled.h2`
  padding-bottom: var(--space-2);
  border-bottom: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
`;

/** A pass: time and type first; the rest below on a phone, beside them on a desk. */
export const PassRow = styled.li`
  display: grid;
  grid-template: 'time type' auto '. name' auto '. note' auto '. gps' auto / 3.5rem minmax(0, 1fr);
  align-content: center;
  column-gap: var(--space-3);
  min-height: var(--row-height);
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--color-border);
  overflow-wrap: anywhere;

  [data-part='time'] {
    grid-area: time;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  [data-part='type'] {
    grid-area: type;
    font-weight: var(--weight-medium);
  }

  [data-part='name'] {
    grid-area: name;
  }

  [data-part='note'] {
    grid-area: note;
  }

  [data-part='gps'] {
    grid-area: gps;
    display: flex;
    gap: var(--space-1);
    font-variant-numeric: tabular-nums;

    & > svg {
      height: 1lh;
    }
  }

  :is([data-part='name'], [data-part='note'], [data-part='gps']) {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  @media (width >= 1024px) {
    grid-template: 'time type name note gps' auto / 3.5rem 12rem 14rem minmax(0, 1fr) 15rem;
    align-items: center;
    padding-block: var(--space-1);
  }
`;
