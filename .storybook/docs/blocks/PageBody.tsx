import { styled } from 'styled-components';

/** The content of a page that is made from the code, outside of Storybook's own rules. */
export const PageBody = styled.div.attrs({ className: 'sb-unstyled' })`
  margin: var(--space-4) 0;
  color: var(--color-text);
  font: var(--weight-regular) var(--text-2) / var(--leading) var(--font-sans);

  h2,
  h3 {
    margin: var(--space-8) 0 var(--space-2);
    font-size: var(--text-4);
    font-weight: var(--weight-light);
  }

  p {
    max-width: 44rem;
    margin: var(--space-2) 0;
  }

  a {
    color: var(--color-accent);
  }

  summary {
    padding: var(--space-1) 0;
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
