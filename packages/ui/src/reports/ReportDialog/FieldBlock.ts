import { styled } from 'styled-components';

/** A label above content that is not a field of the primitives. */
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
