import { styled } from 'styled-components';

/** The name of the person who made all passes. */
export const Person = styled.p`
  padding-bottom: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-2);
  overflow-wrap: anywhere;
`;

/** The passes of one day. */
export const Day = styled.section`
  & + & {
    margin-top: var(--space-6);
  }
`;

/** A pass: time, direction and type first; the rest below on a phone, beside them on a desk. */
export const PassRow = styled.li`
  display: grid;
  grid-template: 'time mark type' auto '. . name' auto '. . note' auto '. . gps' auto / 3rem 20px minmax(
      0,
      1fr
    );
  align-content: center;
  column-gap: var(--space-3);
  min-height: var(--row-height);
  margin-inline: var(--list-bleed);
  padding: var(--space-2) var(--row-inset);
  border-bottom: 1px solid var(--color-border);
  overflow-wrap: anywhere;

  [data-part='time'] {
    grid-area: time;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  [data-part='mark'] {
    grid-area: mark;
    color: var(--color-text-muted);

    &[data-direction='in'] {
      color: var(--color-positive);
    }

    &[data-direction='out'] {
      color: var(--color-information);
    }

    & > svg {
      display: block;
    }
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
    grid-template: 'time mark type note gps' auto / 3rem 20px 16rem minmax(0, 1fr) 16rem;
    align-items: center;
    padding-block: var(--space-1);

    &:has([data-part='name']) {
      grid-template: 'time mark type name note gps' auto / 3rem 20px 12rem 14rem minmax(0, 1fr) 16rem;
    }
  }
`;
