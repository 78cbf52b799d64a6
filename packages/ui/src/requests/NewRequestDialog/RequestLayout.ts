import { styled } from 'styled-components';

/** The month, what is asked for, and the fields: one below the other, and on a desk the fields beside the month. */
export const RequestLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (width >= 760px) {
    grid-template: 'month fields' auto 'asked asked' auto / minmax(0, 20rem) minmax(0, 1fr);
    column-gap: var(--space-8);

    & > :nth-child(1) {
      grid-area: month;
    }

    & > :nth-child(2) {
      grid-area: asked;
    }

    & > :nth-child(3) {
      grid-area: fields;
    }
  }
`;

/** The fields of a request, one below the other. */
export const RequestFieldStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
`;
