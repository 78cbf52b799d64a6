import { styled } from 'styled-components';

/** A group of a person's own requests under its heading; its rows have the columns that it has room for. `data-beside`: a detail stands next to it. */
export const RequestSection = styled.section`
  container: requests / inline-size;

  &[data-beside] {
    container-name: beside;
  }

  & + & {
    margin-top: var(--space-6);
  }

  & > h2 {
    padding: 0 var(--space-3) var(--space-2);
    border-bottom: 1px solid var(--color-border);
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: var(--weight-medium);
  }
`;
