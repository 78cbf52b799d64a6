import { styled } from 'styled-components';

/** Words over something that is no field of the primitives, as over one. */
export const FieldBlock = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;

  & > :first-child {
    font-size: var(--text-2);
    font-weight: var(--weight-medium);
  }
`;
