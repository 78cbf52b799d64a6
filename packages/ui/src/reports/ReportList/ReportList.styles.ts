import { styled } from 'styled-components';

/** Groups beside each other where there is room; groups that load later do not move them. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  align-items: start;
  gap: var(--space-6) var(--space-8);

  h2 {
    padding: 0 var(--space-3) var(--space-2);
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-medium);
  }
`;

/** The reports of a group, with lines between them. */
export const Rows = styled.ul`
  border-top: 1px solid var(--color-border);

  & > li {
    border-bottom: 1px solid var(--color-border);
  }
`;
