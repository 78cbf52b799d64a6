import { styled } from 'styled-components';

/** Groups beside each other where there is room; groups that load later do not move them. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  align-items: start;
  gap: var(--space-6) var(--space-8);

  /* A caption of the server may be one long word. */
  & > * {
    min-width: 0;
  }
`;

/** The reports of a group, with lines between them. */
export const Rows = styled.ul`
  margin-inline: var(--list-bleed);

  & > li {
    border-bottom: 1px solid var(--color-border);
  }
`;
