import { styled } from 'styled-components';

/** The detail of a list item: a heading with content below. */
export const DetailArticle = styled.article`
  display: grid;
  gap: var(--space-5);
  min-width: 0;

  & > h2,
  & > header > h2 {
    min-width: 0;
    font-size: var(--text-4);
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
`;
